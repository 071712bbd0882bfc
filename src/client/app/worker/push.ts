import { scope } from './scope.ts';

const FALLBACK = '/Notification';

/** A page of this site only, whatever a message says. */
function addressOf(link: unknown): string {
  const { origin } = scope.location;
  const address = URL.parse(typeof link === 'string' ? link : FALLBACK, origin);
  return address?.origin === origin ? address.href : new URL(FALLBACK, origin).href;
}

interface News {
  title?: string;
  body?: string;
  link?: string;
}

function read(data: { json(): unknown } | null): News {
  try {
    const news = data?.json();
    return typeof news === 'object' && news !== null ? news : {};
  } catch {
    // Something must be shown for every push, or the browser withdraws its leave.
    return {};
  }
}

/** A window that shows the page already is brought forward; none is led away from what it shows. */
async function open(address: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  await (there ? there.focus() : scope.clients.openWindow(address));
}

/** Shows what the server pushes to this browser, and opens its page when it is tapped. */
export function listenToPush(): void {
  scope.addEventListener('push', (event) => {
    const { title = 'Propertysearch', body = '', link } = read(event.data);
    const shown = { body, icon: '/icons/any-192.png', data: { link } };
    event.waitUntil(scope.registration.showNotification(title, shown));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data: unknown = event.notification.data;
    const link =
      typeof data === 'object' && data !== null && 'link' in data ? data.link : undefined;
    event.waitUntil(open(addressOf(link)));
  });
}
