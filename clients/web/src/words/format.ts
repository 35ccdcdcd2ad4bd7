import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Message } from '../protocol/protocol';

/** The languages of the page, the first one complete. */
export const LANGUAGES = ['en', 'cs', 'sk', 'pl', 'ro', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What can be said: a message of the server, or the name of one with its variables. With `by`, it is told of that player. */
export type Say = (message: Message | string, args?: Record<string, Arg>, by?: string) => string;

/** The first of the wanted languages that the page speaks. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split(/[-_]/)[0];
    const found = LANGUAGES.find((language) => language === base);
    if (found) return found;
  }
  return LANGUAGES[0];
}

/** Messages of one language, put into words; what it lacks is said in the fallback, who has no name by number. */
export class Speaker {
  readonly #bundles: FluentBundle[];
  readonly #list: Intl.ListFormat;
  readonly #name: (seat: number) => string | undefined;
  readonly #you: () => number | null;

  constructor(
    language: string,
    texts: readonly string[],
    fallback: readonly string[],
    name: (seat: number) => string | undefined = () => undefined,
    /** The seat of whoever reads. */
    you: () => number | null = () => null,
  ) {
    this.#name = name;
    this.#you = you;
    this.#bundles = [bundle(language, texts), bundle('en', fallback)];
    // British lists have no comma before the last item, like those of the other languages.
    this.#list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  say: Say = (message, args, by) => {
    const { key, args: variables } = typeof message === 'string' ? { key: message, args } : message;
    const yours = this.#concernsYou(variables, by) ? ['yours'] : [];
    const found = this.#find(key, by === undefined ? [...yours, ...this.#ofYou(variables)] : [...yours, 'told']);
    if (!found) return key;
    const [bundle, pattern] = found;
    const values: Record<string, FluentVariable> = { player: by ?? '' };
    for (const [name, value] of Object.entries(variables ?? {})) {
      values[name] = typeof value === 'number' || typeof value === 'string' ? value : this.render(value, by);
    }
    return bundle.formatPattern(pattern, values, []);
  };

  /** A value as it stands inside a sentence. */
  render(arg: Arg, by?: string): string {
    if (typeof arg === 'number' || typeof arg === 'string') return String(arg);
    if (Array.isArray(arg))
      return arg.length ? this.#list.format(arg.map((item) => this.render(item))) : this.say('page-nothing');
    if ('seat' in arg) return this.#name(arg.seat) ?? this.say('player', { seat: arg.seat });
    if ('name' in arg) return this.has(arg.name) ? this.say(arg.name) : arg.text;
    return this.say(arg, undefined, by);
  }

  /** How something is said of whoever reads. */
  #ofYou(variables: Record<string, Arg> | undefined): string[] {
    const seat = variables?.seat;
    return typeof seat === 'object' && 'seat' in seat && seat.seat === this.#you() ? ['you'] : [];
  }

  /** Whether somebody else does it, and it is done to whoever reads: in what chance decides, to the victim. */
  #concernsYou(variables: Record<string, Arg> | undefined, by: string | undefined): boolean {
    const suffers = by === undefined ? [variables?.victim] : Object.values(variables ?? {});
    const seats = suffers.flatMap((arg) => (typeof arg === 'object' && 'seat' in arg ? [arg.seat] : []));
    // Only what names somebody asks who reads: whatever is said would depend on the names otherwise.
    const you = seats.length > 0 ? this.#you() : null;
    return you !== null && seats.includes(you) && by !== this.#name(you);
  }

  /** The words of a message: the first of these ways of telling it that there is. */
  #find(key: string, ways: readonly string[]) {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(key);
      const told = ways.map((way) => message?.attributes[way]).find((pattern) => pattern);
      const pattern = told ?? message?.value;
      if (pattern) return [bundle, pattern] as const;
    }
    return null;
  }
}

/** What was read: a language is put together again with every part that is added, and reading takes longest. */
const resources = new Map<string, FluentResource>();

function resource(text: string): FluentResource {
  const found = resources.get(text) ?? new FluentResource(text);
  resources.set(text, found);
  return found;
}

function bundle(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(resource(text), { allowOverrides: true });
  return bundle;
}
