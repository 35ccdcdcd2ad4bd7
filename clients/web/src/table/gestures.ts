import type { Reading } from './reading.svelte';

/** How long a finger has to rest on a thing, and a pointer, in milliseconds. */
const PRESS = 450;
const REST = 550;
/** How far a finger may move and still rest. */
const SLACK = 10;

const thingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-element]') : null;

/** Brings something that glows on the board into sight, if nothing is: something else than what was just picked. */
export function showNext(picked: string): void {
  const kind = picked.split(':')[0];
  const all = [...document.querySelectorAll<HTMLElement>('main .target.legal')].filter((one) => one.offsetParent);
  const others = all.filter((one) => one.dataset.element?.split(':')[0] !== kind);
  const lit = others.length > 0 ? others : all;
  const seen = lit.some((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  if (!seen) lit[0]?.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/** Opens the sheet of the thing that an element is, or belongs to; says whether there was one. */
export function readAt(target: EventTarget | null, reading: Reading, way: 'tap' | 'key' | 'rest'): boolean {
  const thing = thingAt(target);
  if (!thing?.dataset.element) return false;
  reading.open(thing.dataset.element, thing.getAttribute('aria-label') ?? '', way);
  return true;
}

/** Makes everything on a board readable by a long press and by a pointer that rests on it. */
export function readable(reading: Reading): (board: HTMLElement) => () => void {
  return (board) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    /** The thing under the pointer, by name: what is drawn again is still the same thing. */
    let over: string | null = null;
    let pressed = false;
    const stop = () => clearTimeout(timer);
    const rests = () => matchMedia('(hover: hover) and (pointer: fine) and (min-width: 1200px)').matches;

    const handlers = {
      pointerdown(event: PointerEvent) {
        stop();
        pressed = false;
        if (event.pointerType === 'mouse') return;
        from = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => (pressed = readAt(event.target, reading, 'tap')), PRESS);
      },
      pointermove(event: PointerEvent) {
        if (event.pointerType === 'mouse') return;
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      pointerover(event: PointerEvent) {
        if (event.pointerType !== 'mouse' || !rests()) return;
        const thing = thingAt(event.target);
        const name = thing?.dataset.element ?? null;
        // Whoever has tapped a thing is done with it, until the pointer comes back to it.
        if (name === over) return;
        over = name;
        stop();
        if (thing) timer = setTimeout(() => readAt(thing, reading, 'rest'), REST);
        else if (reading.way === 'rest') reading.close();
      },
      pointerleave() {
        over = null;
        stop();
        if (reading.way === 'rest') reading.close();
      },
      // What a long press opened is not tapped as well.
      click(event: Event) {
        stop();
        // What is too small to be a button is read at a tap too.
        if (!pressed && thingAt(event.target)?.matches(':not(button)')) readAt(event.target, reading, 'tap');
        if (!pressed) return;
        pressed = false;
        event.stopPropagation();
        event.preventDefault();
      },
      contextmenu(event: Event) {
        if (pressed) event.preventDefault();
      },
    };
    const entries = Object.entries(handlers) as [string, EventListener][];
    for (const [name, handler] of entries) board.addEventListener(name, handler, true);
    return () => {
      stop();
      for (const [name, handler] of entries) board.removeEventListener(name, handler, true);
    };
  };
}
