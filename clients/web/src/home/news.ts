/** What each update brought, the oldest first: the keys of a few short sentences. */
const NEWS: readonly (readonly string[])[] = [['page-news-home', 'page-news-devices', 'page-news-notices']];

/** The number of the newest update. */
export const LATEST = NEWS.length;

/** What is new for somebody who was told of updates up to this one; nothing for newcomers. */
export const newsFor = (isNewcomer: boolean, told: number): string[] =>
  isNewcomer ? [] : NEWS.slice(Math.max(0, told)).flat();
