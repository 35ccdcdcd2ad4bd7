/** What the browser keeps between visits; everything works without it. */
const NAME = 'tetrapolis';

export interface Kept {
  language: string;
  theme: 'system' | 'light' | 'dark';
  confirm: 'always' | 'second-tap' | 'at-once';
  motion: 'system' | 'off';
  sound: boolean;
  game: string;
  seats: Record<string, number>;
  bots: string;
  name: string;
}

const DEFAULT: Kept = {
  language: '',
  theme: 'system',
  confirm: 'second-tap',
  motion: 'system',
  sound: false,
  game: 'point-city',
  seats: {},
  bots: 'novice',
  name: '',
};

function read(): Kept {
  try {
    return { ...DEFAULT, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...DEFAULT };
  }
}

/** What is kept, as it was when the page was opened or last changed. */
export const kept: Kept = read();

/** Keeps something. */
export function keep(change: Partial<Kept>): void {
  Object.assign(kept, change);
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
