/** What the server sends to a browser that is closed: in the declarative form, which some browsers show by themselves. */
interface Pushed {
  notification?: {
    title?: unknown;
    body?: unknown;
    navigate?: unknown;
    lang?: unknown;
    tag?: unknown;
    app_badge?: unknown;
  };
}

/** A notice as the system shows it. */
export interface Shown {
  title: string;
  body: string;
  lang: string;
  /** A newer notice with the same tag takes the place of the older one. */
  tag: string;
  /** Where a tap leads, on this server. */
  path: string;
  badge: number | null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The path of an address on this server; the home page for any other. */
export function pathOf(address: unknown, origin: string): string {
  try {
    const url = new URL(text(address), origin);
    return url.origin === origin ? url.pathname + url.search : '/';
  } catch {
    return '/';
  }
}

/** What a message says; something plain if it cannot be read, since a browser wants every message to be shown. */
export function shownOf(message: string | null, origin: string): Shown {
  let pushed: Pushed = {};
  try {
    pushed = (JSON.parse(message ?? '{}') ?? {}) as Pushed;
  } catch {
    // It is shown without words.
  }
  const { title, body, navigate, lang, tag, app_badge: badge } = pushed.notification ?? {};
  const count = typeof badge === 'number' ? badge : Number.parseInt(text(badge), 10);
  return {
    title: text(title) || 'Tetrapolis',
    body: text(body),
    lang: text(lang),
    tag: text(tag) || 'tetrapolis',
    path: pathOf(navigate, origin),
    badge: Number.isFinite(count) ? count : null,
  };
}
