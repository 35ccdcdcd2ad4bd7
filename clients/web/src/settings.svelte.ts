import { keep, kept, type Kept } from './kept';

/** The settings that screens follow at once. */
class Settings {
  theme = $state(kept.theme);
  tap = $state(kept.tap);
  confirm = $state(kept.confirm);
  motion = $state(kept.motion);
  sound = $state(kept.sound);
  /** How fast the moves of others are told. */
  pace = $state(kept.pace);
  /** Before which moves the tutor warns. */
  tutor = $state(kept.tutor);

  constructor() {
    this.#show();
  }

  set<Key extends 'theme' | 'tap' | 'confirm' | 'motion' | 'sound' | 'pace' | 'tutor'>(
    key: Key,
    value: Kept[Key],
  ): void {
    Object.assign(this, { [key]: value });
    keep({ [key]: value });
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.motion;
  }
}

export const settings = new Settings();
