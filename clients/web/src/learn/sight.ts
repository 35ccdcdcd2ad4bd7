import { moves } from '../art/motion';

/** Opens the tab that hides what is spoken of, if one does. */
export function openTab(names: readonly string[]): void {
  const tabs = names.flatMap((name) => document.getElementById(`tab-${name}`) ?? []);
  if (tabs.every((tab) => tab.getAttribute('aria-selected') !== 'true')) tabs[0]?.click();
}

/** Brings a thing into the part of the screen that nothing covers. */
export function bringInto(thing: HTMLElement, covered: { top: number; bottom: number }): void {
  const behavior = moves() ? 'smooth' : 'auto';
  if (!matchMedia('(max-width: 760px)').matches) {
    thing.scrollIntoView({ block: 'nearest', behavior });
    return;
  }
  // A row may scroll sideways; the page itself never does.
  const row = thing.parentElement?.closest<HTMLElement>('[tabindex="0"]');
  if (row && row.scrollWidth > row.clientWidth) {
    const [box, around] = [thing.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollBy({
      left: shift({ top: box.left, bottom: box.right }, { top: around.left, bottom: around.right }),
      behavior,
    });
  }
  const { top, bottom } = thing.getBoundingClientRect();
  const by = shift({ top, bottom }, { top: covered.top, bottom: innerHeight - covered.bottom });
  if (by !== 0) scrollBy({ top: by, behavior });
}

const GAP = 12;

/** How far a page has to be scrolled so that a thing lies in a part of the screen; its top, if it is too high. */
export function shift(thing: { top: number; bottom: number }, free: { top: number; bottom: number }): number {
  if (thing.top >= free.top + GAP && thing.bottom <= free.bottom - GAP) return 0;
  const spare = free.bottom - free.top - (thing.bottom - thing.top);
  return Math.round(thing.top - free.top - Math.max(GAP, spare / 2));
}
