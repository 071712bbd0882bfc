import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { COPIES, homeOf, type WorkerRequest } from '#client/lib/copies.ts';
import { answerFile, answerPicture, forgetFiles } from './files.ts';
import { answerHome, forgetHomes, keepHomes } from './homes.ts';
import { listenToPush } from './push.ts';
import { type LastingEvent, scope } from './scope.ts';

/** The pages that are there without a network, with what they need; put in by the build. */
declare const __SHELL__: { url: string; revision: string | null }[];

/**
 * The site's service worker. Pages always come from the network where there is one, so that a new
 * worker may take over at once and no page is ever older than the site. Only built files, pages of
 * homes and their pictures are kept; calls of the API and pages behind the token are left alone.
 */
precache(__SHELL__);
cleanupOutdatedCaches();
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

interface Asked {
  request: Request;
  url: URL;
  event: LastingEvent;
}

async function answerPage({ request, url, event }: Asked): Promise<Response> {
  try {
    return await (homeOf(url.pathname) ? answerHome({ request, event }) : fetch(request));
  } catch {
    const own = url.pathname === '/kept' ? await matchPrecache('/kept') : undefined;
    return own ?? (await matchPrecache('/offline')) ?? Response.error();
  }
}

const isBelow = (path: string) => (asked: { sameOrigin: boolean; url: URL }) =>
  asked.sameOrigin && asked.url.pathname.startsWith(path);

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  (asked) => answerPage({ ...asked, event: asked.event as LastingEvent }),
);
registerRoute(isBelow('/_astro/'), (asked) =>
  answerFile({ request: asked.request, event: asked.event as LastingEvent }),
);
registerRoute(isBelow('/media/'), (asked) =>
  answerPicture({ request: asked.request, event: asked.event as LastingEvent }),
);

async function forget(): Promise<void> {
  await forgetHomes();
  await forgetFiles();
  await caches.delete(COPIES.homes);
}

scope.addEventListener('message', (event) => {
  const asked = event.data as WorkerRequest;
  const done = asked.type === 'keep' ? keepHomes(asked.ids, asked.isAhead, event) : forget();
  event.waitUntil(done.then(() => event.ports[0]?.postMessage('done')));
});

listenToPush();
