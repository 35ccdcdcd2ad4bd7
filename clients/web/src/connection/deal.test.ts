import { beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo } from '../protocol/protocol';
import { committed, keepShare, owed, shareOf, sit, verdict, witness } from './deal';

const SEED = 'ab'.repeat(32);
/** As the server writes it for this seed; `online/table` has the same pair in a test. */
const COMMITMENT = '61308c57d02a7677f25327fa6dafeb684a879939d2333ad521c26ad1b8f0a164';

let table = 0;
let id = '';
beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  id = `t${(table += 1)}`;
});

const info = (dealing: Partial<TableInfo['dealing']>, yours = [1]): TableInfo =>
  ({
    table: id,
    yours,
    dealing: {
      commitment: COMMITMENT,
      seed: null,
      shares: [null, null],
      revealed: [],
      entropy: [null, null],
      ...dealing,
    },
  }) as unknown as TableInfo;

test('a seat is taken with a commitment, and the share is kept', () => {
  const command = sit(id, 1) as { sit: { share: string } };
  expect(shareOf(id, 1)).toMatch(/^[0-9a-f]{32}$/);
  expect(command.sit.share).toBe(committed(shareOf(id, 1)!));
});

test('a share is revealed when all have committed, and only then', () => {
  const share = keepShare(id, 1);
  expect(owed('gathering', info({ shares: [share, null] }))).toEqual([]);
  expect(owed('dealing', info({ shares: [share, share] }))).toEqual([[1, { reveal: { entropy: shareOf(id, 1) } }]]);
  expect(owed('dealing', info({ shares: [share, share], revealed: [1] }))).toEqual([]);
  expect(owed('running', info({ shares: [share, share] }))).toEqual([]);
});

test('after a deal that failed another share is committed to', () => {
  keepShare(id, 1);
  const before = shareOf(id, 1);
  const [[seat, command]] = owed('gathering', info({ shares: [null, null] })) as [
    [number, { commit: { share: string } }],
  ];
  expect(seat).toBe(1);
  expect(shareOf(id, 1)).not.toBe(before);
  expect(command.commit.share).toBe(committed(shareOf(id, 1)!));
});

test('what was promised is checked at the end', () => {
  const other = 'c'.repeat(32);
  const shares = [keepShare(id, 1), committed(other)];
  const own = shareOf(id, 1)!;
  expect(verdict(info({ seed: SEED }))).toBeNull();
  witness('gathering', info({ shares: [shares[0]!, null], commitment: 'old' }));
  witness('dealing', info({ shares }));
  witness('running', info({ shares, commitment: 'another' }));
  const end = { seed: SEED, shares, entropy: [own, other] };
  expect(verdict(info(end))).toBe('kept');
  expect(verdict(info({ ...end, commitment: 'another' }))).toBe('broken');
  expect(verdict(info({ ...end, seed: 'ac'.repeat(32) }))).toBe('broken');
  expect(verdict(info({ ...end, entropy: [other, other] }))).toBe('broken');
  expect(verdict(info({ ...end, entropy: [own, own] }))).toBe('broken');
  expect(verdict(info({ ...end, entropy: [own, null] }))).toBe('broken');
});
