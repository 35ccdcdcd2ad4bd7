/** When the visitor was here before: what ended since then is told. */
const NAME = 'tetrapolis-visits';
/** Whoever comes back within this time has never left, in milliseconds. */
export const PAUSE = 30 * 60 * 1000;

export interface Visits {
  /** When the visit before this one ended; nothing on the first. */
  before: number | null;
  /** When the page was last looked at. */
  seen: number;
}

/** The visits after the page is looked at. */
export function visited(visits: Visits | null, now: number): Visits {
  if (!visits) return { before: null, seen: now };
  return now - visits.seen > PAUSE ? { before: visits.seen, seen: now } : { ...visits, seen: now };
}

function read(): Visits | null {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? 'null') as Visits | null;
  } catch {
    return null;
  }
}

/** Notes that the page is looked at; gives when the visit before this one ended. */
export function visit(now = Date.now()): number | null {
  const visits = visited(read(), now);
  try {
    localStorage.setItem(NAME, JSON.stringify(visits));
  } catch {
    // A browser that keeps nothing tells of every game as new.
  }
  return visits.before;
}
