import { scene } from '../../art/iso';
import type { Drawing, Mini } from '../minis';
import { blockOf, cellsOf } from './district';
import type { Picture } from './types';

/** A seat's district; before anything has been placed, the land that waits. */
function draw(view: Picture, seat: number): Drawing {
  const district = view.players[seat - 1]?.district;
  const blocks = district ? cellsOf(district).map(blockOf) : [];
  if (blocks.length > 0) return scene(blocks, 24);
  return scene(
    Array.from({ length: 4 }, (_, n) => ({
      key: String(n),
      x: n % 2,
      y: n >> 1,
      soil: 'any' as const,
      building: null,
      height: 0,
      feature: null,
      on: 'plot' as const,
    })),
    24,
  );
}

export const mini: Mini<Picture> = { draw, portrait: draw };
