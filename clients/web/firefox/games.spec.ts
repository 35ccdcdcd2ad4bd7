import { expect, test } from '@playwright/test';
import { commitment, dice, entropy, GAMES, Server } from '../tests/server';
import { Firefox } from './marionette';

const PROGRAM = process.env.FIREFOX ?? 'firefox-esr';
const SCREENS = [
  { name: 'a desktop, light', width: 1280, height: 800, dark: false },
  { name: 'a phone, dark', width: 360, height: 640, dark: true },
];
/** How long the page may take for anything, in milliseconds. */
const PATIENCE = 60_000;

/** Opens a table with the visitor at seat 1 and quick bots elsewhere. */
const OPEN = `
  const [game, seats, options, share, entropy] = arguments;
  const post = async (path, body) => {
    const answer = await fetch(path, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(path + ' ' + (await answer.text()));
    return answer.json();
  };
  await post('/api/session', { name: 'Ann' });
  const { table } = await post('/api/tables', { game, seats, options });
  const tell = (command) => post('/api/tables/' + table + '/commands', { id: 1, command });
  await tell({ sit: { seat: 1, share } });
  for (let seat = 2; seat <= seats; seat += 1) await tell({ bot: { seat, kind: 'random' } });
  await tell('start');
  await tell({ reveal: { entropy } });
  return table;`;

/** Waits for the visitor's turn after a version, or for the end; cards about what happened are put away. */
const TURN = `
  const [after, patience] = arguments;
  for (const end = Date.now() + patience; Date.now() < end; await new Promise((later) => setTimeout(later, 30))) {
    document.querySelector('dialog[open] [data-event] .btn.primary')?.click();
    const { phase, turn, version } = document.querySelector('.table')?.dataset ?? {};
    if (phase === 'finished') return { over: true, version: Number(version) };
    if (turn === 'yours' && Number(version) > after && !document.querySelector('dialog[open]')) return { over: false, version: Number(version) };
  }
  throw new Error('nothing happens after version ' + after);`;

/** Where to tap next: on the sheet that is open, Confirm if it can be pressed, else what glows and nothing covers. */
const NEXT = `
  const [roll, patience] = arguments;
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  // What floats over the board for a while goes away.
  for (const end = Date.now() + patience; Date.now() < end; await new Promise((later) => setTimeout(later, 30))) {
    // A sheet lies over everything else: what has to be picked or pressed is on it.
    const acts = seen('[data-sheet=tap] [data-act], [data-sheet=tap] .target.legal');
    if (acts.length > 0) {
      const act = acts[roll % acts.length];
      act.scrollIntoView({ block: 'nearest' });
      return { ...middle(act), confirms: act.dataset.act === 'play' };
    }
    const confirm = seen('button.confirm').find((one) => !one.disabled);
    if (confirm) return { ...middle(confirm), confirms: true };
    const apart = seen('[data-apart]');
    const targets = apart.length > 0 && roll % 4 === 0 ? [] : seen('main .target.legal');
    const first = targets.length > 0 ? roll % targets.length : 0;
    for (const one of [...targets.slice(first), ...targets.slice(0, first)]) {
      one.scrollIntoView({ block: 'center', inline: 'center' });
      const at = middle(one);
      if (document.elementFromPoint(at.x, at.y)?.closest('.target') === one) return { ...at, confirms: false };
    }
    const other = apart[roll % apart.length];
    if (!other) continue;
    other.scrollIntoView({ block: 'nearest', inline: 'center' });
    return { ...middle(other), confirms: false };
  }
  throw new Error('there is nothing to tap');`;

for (const { name, width, height, dark } of SCREENS) {
  for (const { game, seats, options } of GAMES) {
    test(`a whole game of ${game} in Firefox, on ${name}`, async () => {
      const [server, firefox] = [new Server(), new Firefox()];
      try {
        await server.start();
        await firefox.open(PROGRAM, { width, height }, dark);
        await firefox.go(server.url);
        await firefox.run(`localStorage.setItem('tetrapolis', '{"tap":"quick","pace":"instant"}')`);
        await firefox.run(`localStorage.setItem('tetrapolis-hushed', 'everywhere')`);
        const table = (await firefox.run(OPEN, game, seats, options, commitment(entropy()), entropy())) as string;
        await firefox.go(`${server.url}/table/${table}`);
        await firefox.run(`
          window.wrong = [];
          addEventListener('error', (event) => window.wrong.push(event.message));
          addEventListener('unhandledrejection', (event) => window.wrong.push(String(event.reason)));
          document.addEventListener('securitypolicyviolation', (event) => window.wrong.push(event.violatedDirective));`);
        const roll = dice(19);
        let now = { over: false, version: 0 };
        while (!(now = (await firefox.run(TURN, now.version, PATIENCE)) as typeof now).over) {
          expect(
            await firefox.run('return document.documentElement.scrollWidth > document.documentElement.clientWidth'),
          ).toBe(false);
          for (let taps = 0, confirmed = false; taps < 14 && !confirmed; taps += 1) {
            const next = (await firefox.run(NEXT, roll(1_000_000), PATIENCE)) as {
              x: number;
              y: number;
              confirms: boolean;
            };
            await firefox.tap(next);
            confirmed = next.confirms;
          }
        }
        expect(await firefox.run(`return document.querySelector('dialog[open] table') !== null`)).toBe(true);
        expect(await firefox.run('return window.wrong')).toEqual([]);
      } finally {
        await firefox.close();
        await server.end();
      }
    });
  }
}
