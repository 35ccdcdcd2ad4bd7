import type { Aiming } from '../table/aim.svelte';
import { moveFocus } from '../table/focus';

/** What a key does in a lesson, wherever nobody types. */
export function press(event: KeyboardEvent, aim: Aiming, board: HTMLElement | undefined): void {
  const at = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest('input, textarea, select, [role=listbox]')) return;
  if (act(event.key, at, aim, board)) event.preventDefault();
}

function act(key: string, at: HTMLElement, aim: Aiming, board: HTMLElement | undefined): boolean {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'g':
      return toGlow();
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      return board !== undefined && moveFocus(board, key);
    case 'Escape':
      aim.clear();
      return true;
    case 'Enter':
      if (at.matches('[data-element][tabindex]:not(button)')) {
        at.click();
        return true;
      }
      if (!aim.aimed || !at.matches('.target.chosen, body, main')) return false;
      aim.confirm();
      return true;
    default:
      return false;
  }
}

/** Moves focus to the next thing that glows. */
function toGlow(): boolean {
  const found = [...document.querySelectorAll<HTMLElement>('[data-glow]')].map((one) =>
    one.matches('button') ? one : (one.querySelector<HTMLElement>('button') ?? one),
  );
  const at = found.indexOf(document.activeElement as HTMLElement);
  found[(at + 1) % found.length]?.focus();
  return found.length > 0;
}
