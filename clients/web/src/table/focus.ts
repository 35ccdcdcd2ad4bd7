/** Moves focus among the things of a board, to the nearest one in the direction of an arrow key. */
export function moveFocus(board: HTMLElement, key: string): boolean {
  const all = [...board.querySelectorAll<HTMLElement>('.target, .board-control, [data-element][aria-label]')].filter(
    (one) => one.offsetParent !== null,
  );
  if (all.length === 0) return false;
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !all.includes(from)) {
    (all.find((one) => one.matches('.legal, .chosen')) ?? all[0])?.focus();
    return true;
  }
  const best = nearest(
    centre(from.getBoundingClientRect()),
    all.filter((one) => one !== from).map((one) => [one, centre(one.getBoundingClientRect())] as const),
    key,
  );
  // What can only be read is no button.
  if (best && best.tabIndex < 0) best.tabIndex = -1;
  best?.focus();
  return true;
}

type Point = { x: number; y: number };

function centre(box: DOMRect): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The nearest of several things in a direction; what lies straight ahead counts before what lies aside. */
export function nearest<T>(from: Point, things: readonly (readonly [T, Point])[], key: string): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const [thing, at] of things) {
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const [ahead, aside] =
      key === 'ArrowRight' ? [dx, dy] : key === 'ArrowLeft' ? [-dx, dy] : key === 'ArrowDown' ? [dy, dx] : [-dy, dx];
    if (ahead < 1) continue;
    const far = ahead + 2.5 * Math.abs(aside);
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}
