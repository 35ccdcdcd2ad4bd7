/** A rectangle on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far a bubble keeps from what glows and from the edges. */
const GAP = 14;

const overlap = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/**
 * Where a bubble lies: beside what glows and over none of it, if it fits somewhere; otherwise in the corner that hides the
 * least. What is held stays in sight as well. Of two places that hide as much of these, the one that hides less of what
 * else should stay in sight.
 */
export function place(
  glow: readonly Box[],
  bubble: { width: number; height: number },
  within: Box,
  others: readonly Box[] = [],
  held: readonly Box[] = [],
): Box {
  const right = within.left + within.width;
  const bottom = within.top + within.height;
  const inside = (box: Box): Box => ({
    ...box,
    left: Math.max(within.left + GAP, Math.min(right - box.width - GAP, box.left)),
    top: Math.max(within.top + GAP, Math.min(bottom - box.height - GAP, box.top)),
  });
  const around = bound(glow) ?? { left: right, top: within.top, width: 0, height: 0 };
  const middle = around.top + around.height / 2 - bubble.height / 2;
  const centre = around.left + around.width / 2 - bubble.width / 2;
  const corner = (left: number, top: number): Box => ({ left, top, ...bubble });
  const tries = [
    corner(around.left + around.width + GAP, middle),
    corner(around.left - bubble.width - GAP, middle),
    corner(centre, around.top + around.height + GAP),
    corner(centre, around.top - bubble.height - GAP),
    corner(right, bottom),
    corner(within.left, bottom),
    corner(right, within.top),
    corner(within.left, within.top),
  ].map(inside);
  const count = (box: Box, boxes: readonly Box[]) => boxes.filter((one) => overlap(box, one)).length;
  const hidden = (box: Box) => count(box, [...glow, ...held]) * (others.length + 1) + count(box, others);
  return tries.reduce((best, next) => (hidden(next) < hidden(best) ? next : best));
}

/** Places for a bubble on a phone, from the lower edge up. */
export function upwards(upper: number, lower: number, bubble: { width: number; height: number }): Box[] {
  const last = lower - bubble.height;
  const count = Math.max(0, Math.floor((last - upper) / GAP)) + 1;
  return Array.from({ length: count }, (_, n) => ({ left: 8, top: last - n * GAP, ...bubble }));
}

/**
 * The one of several places for a bubble where it hides the least of what should stay in sight, and of the others if they
 * hide as much; the first of equals.
 */
export function leastHidden(places: readonly Box[], wanted: readonly Box[], others: readonly Box[] = []): Box {
  const sum = (one: Box, boxes: readonly Box[]) => boxes.reduce((all, box) => all + share(one, box), 0);
  const hides = (one: Box) => sum(one, wanted) * (others.length + 1) + sum(one, others);
  return places.reduce((best, next) => (hides(next) < hides(best) ? next : best));
}

/** How much of a thing a bubble hides, from 0 to 1. */
function share(bubble: Box, thing: Box): number {
  const length = (a: number, b: number, c: number, d: number) => Math.max(0, Math.min(a + b, c + d) - Math.max(a, c));
  const across = length(bubble.left, bubble.width, thing.left, thing.width);
  const down = length(bubble.top, bubble.height, thing.top, thing.height);
  return (across * down) / Math.max(1, thing.width * thing.height);
}

function bound(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
