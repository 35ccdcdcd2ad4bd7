import { ask, send } from '../connection/api';
import { deviceName } from '../person/device';
import type { PushKey, PushSubscription as Wanted, Session } from '../protocol/protocol';

/** What this browser can do about messages that come while the page is closed. */
export type PushState =
  /** It cannot: no service worker, or no push. */
  | 'none'
  /** It could, if the page stood on the home screen (as on an iPhone). */
  | 'install'
  /** Its user has refused. */
  | 'denied'
  | 'off'
  | 'on';

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** How this device stands to messages. */
export async function pushState(): Promise<PushState> {
  if (!('PushManager' in window) || !('Notification' in window))
    return isApple() && !isInstalled() ? 'install' : 'none';
  const worker = await registration();
  if (!worker) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

/** The bytes that a text in base64url stands for. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Asks the browser for its leave, which it gives only after a tap, and tells the server where to send. */
export async function subscribe(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const worker = await registration();
  const found = await ask<PushKey>('/api/push');
  if (!worker || !found) return 'none';
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(found.key),
  });
  return (await tell(subscription)) ? 'on' : 'none';
}

/** Tells the server where to send; says whether the browser has said it. */
async function tell(subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return false;
  const wanted: Wanted = { endpoint, p256dh: keys.p256dh, auth: keys.auth, device: deviceName(navigator.userAgent) };
  await send<null>('/api/push', wanted);
  return true;
}

/** What this device takes is for whoever is here now: the session that it was for may have ended. For nobody it takes nothing. */
export async function handOn(session: Session | null): Promise<void> {
  if (!('PushManager' in window)) return;
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return;
  if (session) await tell(subscription);
  else await subscription.unsubscribe();
}

/** Lets this device get no more messages. */
export async function unsubscribe(): Promise<PushState> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription) {
    await send<null>('/api/push', { endpoint: subscription.endpoint }, 'DELETE').catch(() => null);
    await subscription.unsubscribe();
  }
  return pushState();
}
