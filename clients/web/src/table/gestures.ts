import type { Reading } from './reading.svelte';

/** How long a finger has to rest on a thing, and a pointer, in milliseconds. */
const PRESS = 450;
const REST = 550;
/** How far a finger may move and still rest. */
const SLACK = 10;

const thingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-element]') : null;

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
    let over: HTMLElement | null = null;
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
        if (thing === over) return;
        over = thing;
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
