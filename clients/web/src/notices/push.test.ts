import { expect, test } from 'vitest';
import { bytes } from './push';

test('a key is read from base64url, without its padding', () => {
  expect([...bytes('-_8B')]).toEqual([251, 255, 1]);
  expect([...bytes('AQI')]).toEqual([1, 2]);
});
