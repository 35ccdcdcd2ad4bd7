import type { End } from '../../protocol/uptown';

/** The project that was tapped on a card before the card was taken. */
export class Wish {
  #element = $state<string | null>(null);
  #end = $state<End | null>(null);

  at(element: string): End | null {
    return this.#element === element ? this.#end : null;
  }

  for(element: string, end: End): void {
    this.#element = element;
    this.#end = end;
  }

  forget(): void {
    this.#element = this.#end = null;
  }
}
