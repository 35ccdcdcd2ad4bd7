import { tick } from 'svelte';
import { entropy, send } from '../../connection/api';
import { me } from '../../person/me.svelte';
import { committed, keepShare, reveal } from '../../connection/deal';
import type { OpenedTable } from '../../protocol/protocol';
import { route } from '../../route.svelte';

/** A moment of a finished game, seen from a seat or by everybody (0), and how somebody goes on from there. */
export interface From {
  eyes: number;
  version: number;
  seat: number;
  bot: string;
}

/** Opens a table that goes on from a moment of a finished game against bots, and goes there. */
export async function playOn(table: string, from: From): Promise<void> {
  await me.begin();
  const share = entropy();
  const opened = await send<OpenedTable>(`/api/tables/${table}/continue`, { ...from, share: committed(share) });
  keepShare(opened.table, from.seat, share);
  await send(`/api/tables/${opened.table}/commands`, { id: 0, command: 'start' });
  await reveal(opened.table, [from.seat]);
  await tick();
  route.go(`/table/${opened.table}`);
}
