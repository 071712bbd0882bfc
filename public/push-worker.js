/** Shows what the server pushes to this browser, and opens its page when it is tapped. */

const FALLBACK = '/Notification';

/** A page of this site only, whatever a message says. */
function addressOf(link) {
  const address = URL.parse(link ?? FALLBACK, self.location.origin);
  return address?.origin === self.location.origin
    ? address.href
    : new URL(FALLBACK, self.location.origin).href;
}

function read(data) {
  try {
    return data.json();
  } catch {
    // Something must be shown for every push, or the browser withdraws its leave.
    return {};
  }
}

self.addEventListener('push', (event) => {
  const { title = 'Propertysearch', body = 'There is news for you.', link } = read(event.data);
  event.waitUntil(
    self.registration.showNotification(title, { body, icon: '/favicon.svg', data: { link } }),
  );
});

/** A window that shows the page already is brought forward; none is led away from what it shows. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  return there ? there.focus() : self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification.data?.link)));
});
