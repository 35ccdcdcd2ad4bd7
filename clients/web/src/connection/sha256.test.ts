import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256';

test('it is the hash that everybody else computes, at every length', () => {
  for (let length = 0; length < 200; length += 1) {
    const message = Uint8Array.from({ length }, (_, n) => (n * 37 + length) % 256);
    expect(sha256(message)).toBe(createHash('sha256').update(message).digest('hex'));
  }
});
