import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { COPIES, homeOf } from '#client/lib/copies.ts';
import type { LastingEvent } from './scope.ts';

const MAX_FILES = 150;
const MAX_PICTURES = 300;

const ofFiles = new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true });
const ofPictures = new ExpirationPlugin({ maxEntries: MAX_PICTURES, purgeOnQuotaError: true });
const good = new CacheableResponsePlugin({ statuses: [200] });

/** Files whose name is their hash never change. */
const files = new CacheFirst({ cacheName: COPIES.files, plugins: [good, ofFiles] });

export const isPrivate = (response: Response) =>
  /no-store|private/.test(response.headers.get('cache-control') ?? '');

/** A picture may be withdrawn: the network is asked first, and what it refuses goes here, too. */
const pictures = new NetworkFirst({
  cacheName: COPIES.pictures,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) => {
        if ([404, 410].includes(response.status)) {
          await (await caches.open(COPIES.pictures)).delete(request);
        }
        return response.status === 200 && !isPrivate(response) ? response : null;
      },
      // On another screen the page was copied with pictures of another width.
      handlerDidError: ({ request }) => ofAnyWidth(new URL(request.url).pathname),
    },
    ofPictures,
  ],
});

const nameOf = (path: string) => path.replace(/-\d+\.\w+$/, '-');

async function ofAnyWidth(path: string): Promise<Response | undefined> {
  const cache = await caches.open(COPIES.pictures);
  const found = (await cache.keys()).find(
    ({ url }) => nameOf(new URL(url).pathname) === nameOf(path),
  );
  return found && cache.match(found);
}

interface Asked {
  request: Request;
  event: LastingEvent;
}

export const answerFile = async ({ request, event }: Asked): Promise<Response> =>
  (await matchPrecache(request.url)) ?? files.handle({ request, event });

/** Of a home's page the pictures are kept; of lists they are too many. */
export async function answerPicture({ request, event }: Asked): Promise<Response> {
  const from = request.referrer && homeOf(new URL(request.referrer).pathname);
  if (from) return pictures.handle({ request, event });
  try {
    return await fetch(request);
  } catch {
    return (await ofAnyWidth(new URL(request.url).pathname)) ?? Response.error();
  }
}

const FIRST_PICTURES = 4;
/** Addresses of a page's text by their beginning and end. */
const allOf = (text: string, begin: string, end: RegExp) =>
  new Set(text.split(/["'\s,()]/).filter((word) => word.startsWith(begin) && end.test(word)));

/** What a copied page needs to look and work as it does: its scripts with theirs, some pictures. */
export async function keepWhatItNeeds(html: string, event: LastingEvent): Promise<void> {
  const keep = (address: string) => answerFile({ request: new Request(address), event });
  const known = allOf(html, '/_astro/', /\.(?:js|woff2)$/);
  // A set that grows while it is walked is walked to its new end.
  for (const address of known) {
    const response = await keep(address);
    if (!address.endsWith('.js')) continue;
    for (const [, name] of (await response.text()).matchAll(
      /(?:from|import)\s*["']\.\/([\w.-]+\.js)/g,
    ))
      known.add(`/_astro/${name}`);
  }
  for (const address of [...allOf(html, '/media/', /-800\.webp$/)].slice(0, FIRST_PICTURES)) {
    await pictures.handle({ request: new Request(address), event });
  }
}

export async function forgetFiles(): Promise<void> {
  await Promise.all([ofFiles.deleteCacheAndMetadata(), ofPictures.deleteCacheAndMetadata()]);
}
