import { NetworkFirst } from 'workbox-strategies';
import { COPIES, copyAddress, homeOf } from '#client/lib/copies.ts';
import { formatDate, formatTime } from '#domain/lib/time/format.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import { isPrivate, keepWhatItNeeds } from './files.ts';
import type { LastingEvent } from './scope.ts';

/** A line that has not answered by then is as good as none, where there is a copy. */
const PATIENCE_SECONDS = 4;

const openHomes = () => caches.open(COPIES.homes);
const idOf = (address: string) => homeOf(new URL(address, location.origin).pathname);

/** A page that is the same for everybody; cookies are not to be seen here, but no such page sets one. */
const isPublicPage = (response: Response) =>
  response.status === 200 &&
  !response.redirected &&
  !isPrivate(response) &&
  (response.headers.get('content-type') ?? '').startsWith('text/html');

const isGone = (response: Response) => response.status === 404 || response.status === 410;

/** A copy says that it is one, and of when: prices change. */
async function saidToBeCopy(copy: Response): Promise<Response> {
  const html = await copy.text();
  const date = copy.headers.get('date');
  const when = date ? ` of ${formatDate(new Date(date))}, ${formatTime(new Date(date))}` : '';
  const note = `<p role="status" class="page py-3 text-sm font-semibold print:hidden" data-copy>The network did not answer: this is the copy${when}, kept on this device. Price and availability may have changed.</p>`;
  const headers = new Headers(copy.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  const inside = html.indexOf('>', html.indexOf('<main')) + 1;
  return new Response(html.slice(0, inside) + note + html.slice(inside), { headers });
}

const fromNetworkFirst = new NetworkFirst({
  cacheName: COPIES.homes,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => copyAddress(idOf(request.url) ?? 0),
      cacheWillUpdate: async ({ request, response }) => {
        if (isGone(response)) await (await openHomes()).delete(copyAddress(idOf(request.url) ?? 0));
        return isPublicPage(response) ? response : null;
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && saidToBeCopy(cachedResponse),
    },
  ],
});

/** The page of a home: from the network, else its copy. Throws where there is neither. */
export const answerHome = (asked: { request: Request; event: LastingEvent }): Promise<Response> =>
  fromNetworkFirst.handle(asked);

async function copyHome(cache: Cache, id: number, event: LastingEvent): Promise<void> {
  const response = await fetch(copyAddress(id));
  if (isGone(response)) await cache.delete(copyAddress(id));
  if (!isPublicPage(response)) return;
  const html = await response.clone().text();
  await cache.put(copyAddress(id), response);
  await keepWhatItNeeds(html, event);
}

const isOld = (copy: Response, now: number) =>
  now - Date.parse(copy.headers.get('date') ?? '') > DAY_MS;

async function bringAbout(
  ids: readonly number[],
  isAhead: boolean,
  event: LastingEvent,
): Promise<void> {
  const cache = await openHomes();
  const wanted = new Set(ids);
  for (const { url } of await cache.keys()) {
    if (!wanted.has(idOf(url) ?? 0)) await cache.delete(url);
  }
  if (!isAhead) return;
  for (const id of wanted) {
    const copy = await cache.match(copyAddress(id));
    if (!copy || isOld(copy, Date.now())) await copyHome(cache, id, event);
  }
}

let running: Promise<void> = Promise.resolve();

/** Makes the copies on this device those of the homes given; one request after another. */
export function keepHomes(
  ids: readonly number[],
  isAhead: boolean,
  event: LastingEvent,
): Promise<void> {
  // Without a network there is nothing to be done, and the next page asks again.
  running = running.then(() => bringAbout(ids, isAhead, event)).catch(() => undefined);
  return running;
}

export const forgetHomes = () => keepHomes([], false, new Event('forget') as LastingEvent);
