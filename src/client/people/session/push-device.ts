import { call } from '#client/lib/api.ts';
import { subscribePush, unsubscribePush } from '#contract/people/notifications.ts';

const WORKER = '/worker.js';
/** Whose messages come to this browser: its subscription does not say, and people share devices. */
const OWNER = 'pushFor';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser shows push messages for this person, or why it cannot. */
export async function pushState(userId: number): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOwn = localStorage.getItem(OWNER) === String(userId);
  return isOwn && (await currentSubscription()) ? 'on' : 'off';
}

function bytesOf(base64Url: string) {
  const text = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function subscribe(pushKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One made with another key cannot be used, and bars the way for a new one.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) });
}

/** Asks for leave and subscribes. Throws where the browser or the server does not go along. */
export async function turnOn(userId: number, pushKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const subscription = await subscribe(pushKey);
  const { endpoint, keys } = subscription.toJSON();
  try {
    await call(subscribePush, {
      body: {
        endpoint: endpoint ?? '',
        keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      },
    });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  localStorage.setItem(OWNER, String(userId));
  return 'on';
}

/** Ends push in this browser, whoever it was for. */
export async function turnOff(): Promise<PushState> {
  const subscription = isSupported() ? await currentSubscription() : null;
  localStorage.removeItem(OWNER);
  if (!subscription) return 'off';
  await subscription.unsubscribe();
  // Nothing arrives from here on; a server out of reach learns it from the push service.
  await call(unsubscribePush, { body: { endpoint: subscription.endpoint } }).catch(() => undefined);
  return 'off';
}
