/**
 * The service worker: it shows messages that come while the page is closed, and keeps the page's own files, which never change.
 * Nothing of the server's answers is kept.
 */

import { shownOf } from './message';

/* The types of workers and those of pages exclude each other; these few are all that is needed. */
interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Push extends Extendable {
  readonly data: { text(): string } | null;
}
interface Clicked extends Extendable {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listen: (event: Extendable) => void): void;
  addEventListener(name: 'fetch', listen: (event: Fetched) => void): void;
  addEventListener(name: 'push', listen: (event: Push) => void): void;
  addEventListener(name: 'notificationclick', listen: (event: Clicked) => void): void;
  addEventListener(name: 'pushsubscriptionchange', listen: (event: Extendable) => void): void;
}

/** The files of this build; the build writes them here. */
declare const __FILES__: string[];

const worker = globalThis as unknown as Worker;
const KEPT = 'tetrapolis';
const FIRST = '/';

const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

worker.addEventListener('install', (event) => {
  // Files have their hash in the name, so a page of the last build goes on with its own.
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([tidy(), worker.clients.claim()]));
});

/** Lets go of the files of earlier builds. */
async function tidy(): Promise<void> {
  const wanted = new Set([FIRST, ...__FILES__.map((file) => `/${file}`)]);
  const cache = await caches.open(KEPT);
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api')) event.respondWith(page(request));
});

/** A file with a hash in its name: kept once it is here. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** The page: from the server; without one, as it was last, so that it can say that the connection is lost. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  try {
    const response = await fetch(request);
    const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
    // Every address of the page is the same file.
    if (isPage) await cache.put(FIRST, response.clone());
    return response;
  } catch (error) {
    const found = await cache.match(FIRST);
    if (found) return found;
    throw error;
  }
}

worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? null)));

async function show(message: string | null): Promise<void> {
  const { title, body, lang, tag, path, badge } = shownOf(message, location.origin);
  const icon = navigator as { setAppBadge?: (count: number) => Promise<void> };
  if (badge !== null) await icon.setAppBadge?.(badge).catch(() => undefined);
  const open = await pages();
  // Whoever looks at the table sees it there.
  if (open.some((one) => one.visibilityState === 'visible' && new URL(one.url).pathname === path)) return;
  await worker.registration.showNotification(title, { body, lang, tag, icon: '/icon-192.png', data: { path } });
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? { path: FIRST }) as { path: string };
  event.waitUntil(go(path));
});

/** Shows an address in a page that is open, or in a new one. */
async function go(path: string): Promise<void> {
  const open = await pages();
  const found = open.find((one) => new URL(one.url).pathname === path) ?? open[0];
  if (!found) {
    await worker.clients.openWindow(path);
    return;
  }
  await found.focus();
  found.postMessage({ go: path });
}

/* A push service that changes the address of this device says so here. */
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain()));

async function subscribeAgain(): Promise<void> {
  const answer = await fetch('/api/push');
  if (!answer.ok) return;
  const { key } = (await answer.json()) as { key: string };
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (await worker.registration.pushManager.subscribe(options)).toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  await fetch('/api/push', { method: 'POST', body });
}
