import { moveFocus, nextChoice } from './focus';
import { readAt } from './gestures';
import type { Playing } from './playing.svelte';

/** What a key does at a table, wherever nobody types. */
export function press(event: KeyboardEvent, table: Playing, board: HTMLElement | undefined): void {
  const at = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest('input, textarea, select, [role=listbox]')) return;
  if (act(event.key, at, table, board)) event.preventDefault();
}

function act(key: string, at: HTMLElement, table: Playing, board: HTMLElement | undefined): boolean {
  const inLog = at.closest('[data-log]') !== null;
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      if (inLog) {
        void table.looking.step(key === 'ArrowLeft' ? -1 : 1, table.begun);
        return true;
      }
      return board !== undefined && moveFocus(board, key, table.reading.thing);
    case 'ArrowUp':
    case 'ArrowDown':
      return !inLog && board !== undefined && moveFocus(board, key, table.reading.thing);
    case 'g':
      return nextChoice();
    case 'Escape':
      table.escape();
      return true;
    case 'Enter':
      // From what a thing is to what can be done with it.
      if (at.matches('[data-sheet]')) {
        at.querySelector<HTMLElement>('[data-act]:enabled, .target.legal')?.focus();
        return true;
      }
      if (at.matches('[data-element]:not(button)')) return readAt(at, table.reading, 'key');
      if (!table.aim.aimed || !at.matches('.target.chosen, body, main')) return false;
      table.aim.confirm();
      return true;
    case 'i':
      return readAt(at, table.reading, 'key');
    case 'h':
      if (!table.helping.offered) return false;
      void table.helping.more();
      return true;
    case 'u':
      void table.undo();
      return true;
    case 'l':
      table.openLog();
      return true;
    case 't':
      if (!table.live.state?.asked) return false;
      table.answering.moreTime();
      return true;
    case 'p':
      if (!table.info.topics?.length) return false;
      table.openSheet('standing');
      return true;
    case '?':
      table.openGlance();
      return true;
    default:
      return false;
  }
}
