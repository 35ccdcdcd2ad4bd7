/** An animated PNG of several pictures of the same size. */

const table = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function sum(bytes: Buffer): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (table[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(sum(body));
  return Buffer.concat([length, body, check]);
}

function chunks(png: Buffer): { type: string; data: Buffer }[] {
  const found = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    found.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return found;
}

/** Puts frames together; each is shown so many milliseconds. */
export function film(frames: { png: Buffer; shown: number }[]): Buffer {
  const head = chunks(frames[0]!.png).find(({ type }) => type === 'IHDR')!.data;
  const all = [Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head)];
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames.length);
  all.push(chunk('acTL', control));
  let order = 0;
  frames.forEach(({ png, shown }, n) => {
    const frame = Buffer.alloc(26);
    frame.writeUInt32BE(order++, 0);
    head.copy(frame, 4, 0, 8);
    frame.writeUInt16BE(shown, 20);
    frame.writeUInt16BE(1000, 22);
    all.push(chunk('fcTL', frame));
    for (const { type, data } of chunks(png)) {
      if (type !== 'IDAT') continue;
      if (n === 0) all.push(chunk('IDAT', data));
      else {
        const number = Buffer.alloc(4);
        number.writeUInt32BE(order++);
        all.push(chunk('fdAT', Buffer.concat([number, data])));
      }
    }
  });
  all.push(chunk('IEND', Buffer.alloc(0)));
  return Buffer.concat(all);
}
