/**
 * Moves focus among the things of a board, to the nearest one in the direction of an arrow key. Whoever reads about a thing
 * goes on from there.
 */
export function moveFocus(board: HTMLElement, key: string, read: string | null = null): boolean {
  const all = [...board.querySelectorAll<HTMLElement>('.target, .board-control, [data-element][aria-label]')].filter(
    (one) => one.offsetParent !== null,
  );
  if (all.length === 0) return false;
  const from = all.find((one) => one === document.activeElement) ?? all.find((one) => one.dataset.element === read);
  if (!from) {
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

/**
 * Moves focus to the next thing that can be chosen, in the order of the page: what glows, and what touches nothing. What
 * would only replace the choice that was made is left out while there is something to go on with.
 */
export function nextChoice(): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('main .target.legal, [data-apart]')].filter(
    (one) => one.offsetParent !== null,
  );
  const further = all.filter((one) => one.dataset.instead === undefined);
  const choices = further.length > 0 ? further : all;
  const at = document.activeElement;
  const follows = (one: HTMLElement) => at && at.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  // The page itself comes before everything on it.
  (choices.find((one) => follows(one)) ?? choices[0])?.focus();
  return all.length > 0;
}

/**
 * Keeps the focus at a board: when what had it is gone or can no longer be pressed, the board itself gets it. So nobody who
 * plays by keys or listens is sent back to the top of the page.
 */
export function keepFocus(board: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  const note = ({ target }: FocusEvent): void => {
    last = target instanceof HTMLElement && !target.closest('dialog') ? target : null;
  };
  const isLost = (one: HTMLElement): boolean => !one.isConnected || one.matches(':disabled') || !one.checkVisibility();
  let frame = 0;
  const watch = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (last && document.activeElement === document.body && isLost(last)) board.focus({ preventScroll: true });
    });
  });
  document.addEventListener('focusin', note);
  watch.observe(board, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    watch.disconnect();
    cancelAnimationFrame(frame);
  };
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
