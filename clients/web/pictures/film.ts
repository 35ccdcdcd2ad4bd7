/** An animated WebP of several pictures of the same size. The browser packs each picture; here they are put into one file. */
import type { Page } from '@playwright/test';

export interface Frame {
  png: Buffer;
  /** How long it is shown, in milliseconds. */
  shown: number;
}

interface Packed {
  webp: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Packs frames as WebP, each with no more than what has changed since the one before. */
function pack(page: Page, pngs: string[], width: number, height: number): Promise<Packed[]> {
  return page.evaluate(
    async ({ pngs, width, height }) => {
      const canvas = (w: number, h: number) => Object.assign(document.createElement('canvas'), { width: w, height: h });
      const pen = (of: HTMLCanvasElement) => of.getContext('2d', { willReadFrequently: true })!;
      const packed = [];
      let before: Uint32Array | null = null;
      for (const png of pngs) {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const whole = canvas(width, height);
        pen(whole).imageSmoothingQuality = 'high';
        pen(whole).drawImage(image, 0, 0, width, height);
        const now = new Uint32Array(pen(whole).getImageData(0, 0, width, height).data.buffer);
        let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height];
        if (before)
          for (let n = 0; n < now.length; n += 1)
            if (now[n] !== before[n]) {
              const [x, y] = [n % width, Math.floor(n / width)];
              [left, top, right, bottom] = [
                Math.min(left, x),
                Math.min(top, y),
                Math.max(right, x + 1),
                Math.max(bottom, y + 1),
              ];
            }
        if (right <= left) [left, top, right, bottom] = [0, 0, 2, 2];
        // The file format knows even places alone.
        [left, top] = [left - (left % 2), top - (top % 2)];
        const part = canvas(right - left, bottom - top);
        pen(part).drawImage(whole, -left, -top);
        packed.push({
          webp: part.toDataURL('image/webp', 0.82).split(',')[1]!,
          x: left,
          y: top,
          width: part.width,
          height: part.height,
        });
        before = now;
      }
      return packed;
    },
    { pngs, width, height },
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8, type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** The chunks of a still picture that hold the picture itself. */
function picture(webp: Buffer): Buffer {
  const found = [];
  for (let at = 12; at < webp.length;) {
    const [type, length] = [webp.toString('latin1', at, at + 4), webp.readUInt32LE(at + 4)];
    const end = at + 8 + length + (length % 2);
    if (['VP8 ', 'VP8L', 'ALPH'].includes(type)) found.push(webp.subarray(at, end));
    at = end;
  }
  return Buffer.concat(found);
}

function three(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 3);
  values.forEach((value, n) => bytes.writeUIntLE(value, n * 3, 3));
  return bytes;
}

/** Puts frames together, at this size; it begins again when it has ended. */
export async function film(page: Page, frames: Frame[], width: number, height: number): Promise<Buffer> {
  // The policy of our own page would not let the frames in.
  const blank = await page.context().newPage();
  const packed = await pack(
    blank,
    frames.map(({ png }) => png.toString('base64')),
    width,
    height,
  );
  await blank.close();
  const animated = 0b10;
  const untouched = 0b10;
  const parts = packed.map((one, n) =>
    chunk(
      'ANMF',
      Buffer.concat([
        three(one.x / 2, one.y / 2, one.width - 1, one.height - 1, frames[n]!.shown),
        Buffer.from([untouched]),
        picture(Buffer.from(one.webp, 'base64')),
      ]),
    ),
  );
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', Buffer.concat([Buffer.from([animated, 0, 0, 0]), three(width - 1, height - 1)])),
    chunk('ANIM', Buffer.alloc(6)),
    ...parts,
  ]);
  return chunk('RIFF', body);
}
