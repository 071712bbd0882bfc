// The API alone on a database, for the load generator; with an index of its homes unless SEARCH_INDEX is off.
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getRequestListener } from '@hono/node-server';
import { connect } from '#server/db/client.ts';
import { startSearchFeed } from '#server/homes/search-feed/index.ts';
import { createHomeIndex } from '#server/homes/search-index/index.ts';
import { openContext } from '#server/hosts/compose.ts';
import { onListingChanges } from '#server/hosts/listing-changes.ts';
import { createApi } from '#server/http/api.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { ROUTES } from '#server/routes.ts';

/** Before the path of a call that is to be answered from memory. */
const FLOOR = '/floor';
/** Answers once the index is whole. */
const STANDING = '/standing';
/** Answers the event loop's delay since it was last asked. */
const DELAY = '/delay';

const env = readEnv();
if (!env.DATABASE_URL) throw new Error('DATABASE_URL is missing');
const log = createLogger('error');
const db = connect(env.DATABASE_URL, 16, log);
const api = createApi(ROUTES, openContext(db, env, log));

const feed =
  env.SEARCH_INDEX === 'on'
    ? startSearchFeed({
        db,
        log,
        create: createHomeIndex,
        mostBytes: 1e9,
        mostCardBytes: 1e8,
        mostAnswerBytes: 1e8,
        hears: () => changes.hears(),
      })
    : undefined;
const wake = () => feed?.wake();
const changes = onListingChanges(env.DATABASE_URL, log, { changed: wake, gap: wake });
/** What was answered, by its address, to be answered again without any work. */
const known = new Map<string, { text: string; headers: [string, string][] }>();

/** The floor: the same bytes through the same server, from memory. */
async function again(request: Request, address: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(FLOOR.length) + search;
  const kept = known.get(path);
  // A text, as the endpoint sends it: bytes would be sent the slow way, as a stream.
  if (kept) return new Response(kept.text, { headers: kept.headers });
  const answer = await api.fetch(new Request(new URL(path, request.url)), {
    requestId: 'bench',
    address,
  });
  if (answer.ok)
    known.set(path, { text: await answer.clone().text(), headers: [...answer.headers] });
  return answer;
}

/** How long others wait for their turn while something is answered; each reading begins anew. */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
function readDelay(): Response {
  const p99 = delay.percentile(99) / 1e6;
  delay.reset();
  return Response.json({ p99 });
}

const isWhole = () => !feed || feed.standing().state === 'whole';

// As many visitors: one alone may not search so often.
let calls = 0;
const answer = getRequestListener((request) => {
  calls++;
  const address = `10.0.${(calls >> 8) & 255}.${calls & 255}`;
  const path = new URL(request.url).pathname;
  if (path.startsWith(FLOOR)) return again(request, address);
  if (path === DELAY) return readDelay();
  if (path === STANDING) return Response.json(feed?.standing(), { status: isWhole() ? 200 : 503 });
  return api.fetch(request, { requestId: 'bench', address });
});
createServer((req, res) => void answer(req, res)).listen(env.PORT, '127.0.0.1');
