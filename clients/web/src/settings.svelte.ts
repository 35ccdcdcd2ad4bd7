import { keep, kept, type Kept } from './kept';

/** The settings that screens follow at once. */
class Settings {
  theme = $state(kept.theme);
  tap = $state(kept.tap);
  confirm = $state(kept.confirm);
  motion = $state(kept.motion);
  sound = $state(kept.sound);
  #pace = $state(kept.pace);

  constructor() {
    this.#show();
  }

  set<Key extends 'theme' | 'tap' | 'confirm' | 'motion' | 'sound' | 'pace'>(key: Key, value: Kept[Key]): void {
    Object.assign(this, { [key]: value });
    keep({ [key]: value });
    this.#show();
  }

  /** How fast the moves of others are shown: as chosen, else at once for those who want no motion. */
  get pace(): Exclude<Kept['pace'], ''> {
    if (this.#pace) return this.#pace;
    return this.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'normal';
  }

  set pace(pace: Kept['pace']) {
    this.#pace = pace;
  }

  #show(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.motion;
  }
}

export const settings = new Settings();
