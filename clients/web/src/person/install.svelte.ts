/** What some browsers send when the page can be installed. */
interface Prompt extends Event {
  prompt(): Promise<{ outcome: string }>;
}

/** Whether the page is, or can become, a program of its own. */
class Install {
  #prompt = $state.raw<Prompt | null>(null);
  isInstalled = $state(matchMedia('(display-mode: standalone)').matches);

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      // The page asks when it is wanted, not when the browser likes.
      event.preventDefault();
      this.#prompt = event as Prompt;
    });
    addEventListener('appinstalled', () => {
      this.#prompt = null;
      this.isInstalled = true;
    });
  }

  get canAsk(): boolean {
    return this.#prompt !== null;
  }

  /** Lets the browser ask; it may be asked only once. */
  async ask(): Promise<void> {
    const prompt = this.#prompt;
    this.#prompt = null;
    await prompt?.prompt();
  }
}

export const install = new Install();
