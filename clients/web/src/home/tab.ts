import type { Say } from '../words/format';

const MARK = '● ';

/** A title without what says that it is our turn. */
export const plainTitle = (title: string): string =>
  title.startsWith(MARK) ? title.slice(title.indexOf(' · ') + 3) : title;

/** A title that says whether it is our turn. */
export const turnTitle = (title: string, waiting: boolean, t: Say): string =>
  waiting ? `${MARK}${t('page-tab-turn')} · ${plainTitle(title)}` : plainTitle(title);

/** The icon of the tab. */
export const iconOf = (waiting: boolean): string => (waiting ? '/icon-turn.svg' : '/icon.svg');
