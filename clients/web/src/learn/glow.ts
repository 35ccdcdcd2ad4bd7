/** A part of a card is picked by two names, such as `deck:1` and `end:a`; the board draws it as one thing. */
const PART = /^end:(.)$/;

const quoted = (name: string) => name.replace(/["\\]/g, '\\$&');
const element = (name: string) => `[data-element="${quoted(name)}"]`;

/**
 * Where the things that glow are found: for each of them the selectors to try, the best one first. A card that lies under
 * a tab is found by its tab as long as that is closed.
 */
export function spots(glow: readonly string[]): string[][] {
  const parts = glow.flatMap((name) => PART.exec(name)?.[1] ?? []);
  return glow.flatMap((name) => {
    if (PART.test(name)) return [];
    const of = (part: string) => `[data-source="${quoted(name)}"] ${element(`${name}.${part}`)}`;
    const whole = [element(name), `[data-source="${quoted(name)}"]`, `[id="tab-${quoted(name)}"]`];
    const isCard = /^(deck:\d+|pile)$/.test(name);
    return isCard && parts.length > 0 ? parts.map((part) => [of(part), ...whole]) : [whole];
  });
}

/**
 * The things on the page that glow, in the order in which they are named. A plot reaches up to the sky: `close` finds what
 * stands on it, if anything does.
 */
export function lit(glow: readonly string[], page: ParentNode, close = false): HTMLElement[] {
  const seen = (selector: string) =>
    [...page.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);
  const found = spots(glow).flatMap((selectors) => selectors.map(seen).find((some) => some.length > 0) ?? []);
  const all = [...new Set(found)];
  return close ? all.map((one) => one.querySelector<HTMLElement>('[data-stands]') ?? one) : all;
}
