/** Where the visitor is: the parts of the address between slashes. */
class Route {
  parts = $state.raw(read());
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#look());
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.pathname.startsWith('/api')) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  /** Goes to another page. */
  go(path: string): void {
    history.pushState(null, '', path);
    this.#look();
    if (!location.hash) scrollTo(0, 0);
  }

  #look(): void {
    this.parts = read();
    this.hash = location.hash.slice(1);
  }
}

function read(): string[] {
  return location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
}

export const route = new Route();
