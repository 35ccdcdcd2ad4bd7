import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from './qr';

/** The path as a camera sees it, eight pixels for a module. */
function seen(text: string) {
  const { side, path } = qrPath(text);
  const size = side * 8;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * 8; row < Number(y) * 8 + 8; row += 1) {
      const from = (row * size + Number(x) * 8) * 4;
      for (let pixel = from; pixel < from + Number(run) * 32; pixel += 4) data.fill(0, pixel, pixel + 3);
    }
  }
  return { width: size, height: size, data };
}

test('a code is read as what it says', () => {
  for (const text of [
    'http://192.168.1.20:8080/link#0123456789abcdef0123456789abcdef',
    'https://example.org/table/k3x9qwm2c7vh5tna',
  ])
    expect(decodeQR(seen(text))).toBe(text);
});
