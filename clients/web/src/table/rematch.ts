import { tick } from 'svelte';
import { trouble } from '../connection/api';
import { again } from '../connection/opening';
import { route } from '../route.svelte';
import { sharing } from './people';
import type { Playing } from './playing.svelte';

/** The same game again: a player alone against bots, or with all seats, begins at once. */
export async function rematch(table: Playing): Promise<void> {
  const { info } = table;
  if (!info.rematch && !(await table.command('rematch'))) return;
  await tick();
  const next = table.live.info?.rematch;
  if (!next) return;
  const mine = info.yours;
  const alone = info.seats.every(
    (one) => mine.includes(one.seat) || (typeof one.holder === 'object' && 'bot' in one.holder),
  );
  try {
    if (alone && info.host) await again(next, mine, sharing(info.seats));
    route.go(`/table/${next}`);
  } catch (error) {
    table.why = { trouble: trouble(error) };
  }
}
