const NAME = 'tetrapolis-hushed';

function read(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

/** Where rules are no longer explained when they first happen: at one table, everywhere, or nowhere. */
class Hushed {
  #where = $state(read());

  get everywhere(): boolean {
    return this.#where === 'everywhere';
  }

  at(table: string): boolean {
    return this.everywhere || this.#where === table;
  }

  set(where: string): void {
    this.#where = where;
    try {
      localStorage.setItem(NAME, where);
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}

export const hushed = new Hushed();
