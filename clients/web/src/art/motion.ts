/** Short motions for what happened. They can be skipped, and turned off. */

import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';

/** Whether things move at all: the system's wish, or the setting of this page. */
export const moves = (): boolean =>
  typeof matchMedia === 'function' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  document.documentElement.dataset.motion !== 'off';

const lasting = (milliseconds: number): number => (moves() ? milliseconds : 0);

/** Something comes down to its place. */
export const drop = (_node: Element, { from = 40, delay = 0 } = {}): TransitionConfig => ({
  delay: moves() ? delay : 0,
  duration: lasting(340),
  easing: cubicOut,
  css: (t, u) => `transform: translateY(${-u * from}px); opacity: ${Math.min(1, t * 2)}`,
});

/** Something slides up from below. */
export const rise = (_node: Element, { from = 24 } = {}): TransitionConfig => ({
  duration: lasting(260),
  easing: cubicOut,
  css: (t, u) => `transform: translateY(${u * from}px); opacity: ${t}`,
});

/** Something fades away where it is. */
export const leave = (_node: Element): TransitionConfig => ({ duration: lasting(400), css: (t) => `opacity: ${t}` });

/** Something appears where it is. */
export const appear = (_node: Element, { delay = 0 } = {}): TransitionConfig => ({
  delay: moves() ? delay : 0,
  duration: lasting(220),
  easing: cubicOut,
  css: (t, u) => `transform: scale(${1 - u * 0.15}); opacity: ${t}`,
});

/** Things that leave one place and come to lie at another: `send` there, `receive` here, by the same key. */
export const journey = (): ReturnType<typeof crossfade> =>
  crossfade({ duration: () => lasting(340), easing: cubicOut, fallback: (node) => appear(node) });

/** Ends every motion inside an element at once. */
export const skip = (element: Element): void => {
  for (const animation of element.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
};
