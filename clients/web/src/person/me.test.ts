import { afterEach, expect, test, vi } from 'vitest';
import { me } from './me.svelte';

afterEach(() => vi.unstubAllGlobals());

const zoe = { player: 'p1', name: 'Zoe', colour: 'red', account: false };

test('a name that is changed just before the colour stays changed, however late it is answered', async () => {
  const server = { ...zoe };
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    // The name is written late, the colour at once.
    const change = JSON.parse(body) as Partial<typeof zoe>;
    const before = { ...server };
    const answer = () => Object.assign(server, change);
    if (change.name === undefined) {
      answer();
      return Promise.resolve(new Response(JSON.stringify({ ...before, ...change })));
    }
    return new Promise((resolve) =>
      answers.push(() => {
        answer();
        resolve(new Response(JSON.stringify({ ...before, ...change })));
      }),
    );
  });
  me.set(zoe as never);
  const changes = [me.change({ name: 'Zora' }), me.change({ colour: 'teal' } as never)];
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await Promise.all(changes);
  expect(me.shown).toBe('Zora');
  expect(me.shownColour).toBe('teal');
});
