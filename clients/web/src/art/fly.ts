// Short motion for what happened: a copy of a thing moves from where it lay to where it lies now.
import { moves } from './motion';

const DURATION = 400;

/** What flies, and where from. */
export interface Flight {
  copy: HTMLElement;
  from: DOMRect;
}

/** Takes a copy of something that is about to go. */
export function depart(thing: Element | null | undefined): Flight | null {
  if (!(thing instanceof HTMLElement) || !moves()) return null;
  const from = thing.getBoundingClientRect();
  if (from.width === 0) return null;
  const copy = thing.cloneNode(true) as HTMLElement;
  copy.removeAttribute('id');
  for (const named of copy.querySelectorAll('[data-element]')) named.removeAttribute('data-element');
  copy.removeAttribute('data-element');
  return { copy, from };
}

/** Where a seat is listed among the players, if that is in sight. */
export function placeOf(seat: number | null): HTMLElement | null {
  const listed = document.querySelectorAll<HTMLElement>(
    `.players > :nth-child(${seat ?? 0}), .strip > :nth-child(${seat ?? 0})`,
  );
  return [...listed].find((place) => place.offsetParent !== null) ?? null;
}

/** Lets the copy fly to where the thing is now; a tap anywhere ends it. */
export function arrive(flight: Flight | null, to: Element | null | undefined, wait = 0): void {
  if (!flight || !to) return;
  const there = to.getBoundingClientRect();
  if (there.width === 0) return;
  const { copy, from } = flight;
  copy.classList.add('flying');
  copy.classList.remove('legal', 'chosen', 'place');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    zIndex: '40',
    pointerEvents: 'none',
  });
  document.body.append(copy);
  const x = there.left + there.width / 2 - (from.left + from.width / 2);
  const y = there.top + there.height / 2 - (from.top + from.height / 2);
  const scale = Math.max(0.25, Math.min(1, there.width / from.width, there.height / from.height));
  const motion = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.35 },
    ],
    { duration: DURATION, delay: wait, easing: 'cubic-bezier(.2, .8, .2, 1)', fill: 'both' },
  );
  const end = () => copy.remove();
  motion.finished.then(end, end);
  document.addEventListener('pointerdown', () => motion.cancel(), { once: true });
}
