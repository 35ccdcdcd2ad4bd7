import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Linking } from './linking.svelte';

/** Requests that wait for their answer. */
let asked: { path: string; answer: (body: unknown) => void; fail: () => void }[] = [];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (path: string, { signal }: { signal?: AbortSignal | null } = {}) => {
    return new Promise((resolve, reject) => {
      const one = { path, answer: (body: unknown) => resolve(new Response(JSON.stringify(body))), fail };
      function fail() {
        asked = asked.filter((other) => other !== one);
        reject(new Error('gone'));
      }
      asked.push(one);
      signal?.addEventListener('abort', fail);
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const link = (code: string) => ({ link: code.toLowerCase(), code, until: 1 });
const claimed = { state: 'claimed', check: '4821' };

/** Lets everything happen that waits for nobody. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function answer(path: string, body: unknown): Promise<void> {
  const one = asked.find((one) => one.path.split('?')[0] === path);
  expect(one, `${path} is asked`).toBeDefined();
  asked = asked.filter((other) => other !== one);
  one?.answer(body);
  await settle();
}

test('an answer that comes late says nothing of the next link', async () => {
  const linking = new Linking();
  void linking.begin();
  await answer('/api/links', link('OLD'));
  await answer('/api/links/mine', claimed);
  void linking.answer(true);
  await answer('/api/links/mine', { state: 'confirmed' });
  expect(linking.news?.state).toBe('confirmed');
  void linking.begin();
  expect([linking.link, linking.news], 'nothing of the old one is shown').toEqual([null, null]);
  await answer('/api/links/confirm', { state: 'confirmed' });
  expect(linking.news).toBeNull();
  await answer('/api/links', link('NEW'));
  expect(linking.link?.code).toBe('NEW');
  await answer('/api/links/mine', claimed);
  expect(linking.news?.state).toBe('claimed');
});

test('of two taps one makes a link', async () => {
  const linking = new Linking();
  void linking.begin();
  void linking.begin();
  expect(asked).toHaveLength(1);
  await answer('/api/links', link('ONE'));
  void linking.begin();
  await answer('/api/links', link('TWO'));
  expect(linking.link?.code).toBe('TWO');
});

test('a server that is gone for a while is asked again', async () => {
  const linking = new Linking();
  void linking.begin();
  await answer('/api/links', link('ONE'));
  asked[0]?.fail();
  await settle();
  expect(linking.problem).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  await answer('/api/links/mine', claimed);
  expect(linking.news?.check).toBe('4821');
  linking.end();
});
