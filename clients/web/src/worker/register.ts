import { route } from '../route.svelte';

/** Lets the service worker work, once the page has come to rest: it shows messages and keeps the page's files. */
export function register(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ go?: unknown }>) => {
    if (typeof data?.go === 'string' && data.go !== location.pathname) route.go(data.go);
  });
  const begin = (): void => {
    // Where the browser allows none (plain http, private windows) the page works without.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
