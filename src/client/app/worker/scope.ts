/** The worker's own world, as far as it is used here: TypeScript knows either a page's or a worker's. */
export interface LastingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface PushEvent extends LastingEvent {
  data: { json(): unknown } | null;
}

interface NotificationEvent extends LastingEvent {
  notification: Notification;
}

interface AskedEvent extends LastingEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

interface OpenPage {
  url: string;
  focus(): Promise<unknown>;
}

interface Scope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: LastingEvent) => void): void;
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: NotificationEvent) => void): void;
  addEventListener(type: 'message', listen: (event: AskedEvent) => void): void;
}

export const scope = globalThis as unknown as Scope;
