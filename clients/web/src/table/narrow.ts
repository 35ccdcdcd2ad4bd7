import type { Telling } from '../protocol/protocol';

/** The elements that an action touches, each once. */
export function touched(action: Telling): ReadonlySet<string> {
  return new Set(action.touches ?? []);
}

/** The actions that touch everything picked. */
export function candidates(legal: readonly Telling[], picks: readonly string[]): Telling[] {
  return legal.filter((action) => {
    const touches = touched(action);
    return picks.every((pick) => touches.has(pick));
  });
}

/** The actions among which only a choice in words is left: they touch what is picked and nothing else, or all the same. */
export function ways(legal: readonly Telling[], picks: readonly string[]): Telling[] {
  if (picks.length === 0) return [];
  const left = candidates(legal, picks);
  const exact = left.filter((action) => touched(action).size === picks.length);
  if (exact.length > 0) return exact;
  const first = left[0];
  if (!first) return [];
  const elements = touched(first);
  const same = (action: Telling) => {
    const others = touched(action);
    return others.size === elements.size && [...others].every((element) => elements.has(element));
  };
  return left.every(same) ? left : [];
}

/** The elements that narrow the choice further. */
export function targets(legal: readonly Telling[], picks: readonly string[]): Set<string> {
  const elements = new Set(candidates(legal, picks).flatMap((action) => action.touches ?? []));
  for (const pick of picks) elements.delete(pick);
  return elements;
}

/** What stays picked when an element is picked that does not go with all of it: as much as does go with it. */
export function repick(legal: readonly Telling[], picks: readonly string[], element: string): string[] {
  if (candidates(legal, [element]).length === 0) return [...picks];
  const stays: string[] = [];
  for (const pick of picks) {
    if (pick !== element && candidates(legal, [...stays, pick, element]).length > 0) stays.push(pick);
  }
  return [...stays, element];
}
