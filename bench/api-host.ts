// The API behind the site's front, alone on a database, for the load generator; with an index of its homes unless SEARCH_INDEX is off.
import { createServer, type ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { connect } from '#server/db/client.ts';
import { startSearchFeed } from '#server/homes/search-feed/index.ts';
import { createHomeIndex } from '#server/homes/search-index/index.ts';
import { apiListener } from '#server/hosts/api-listener.ts';
import { openContext } from '#server/hosts/compose.ts';
import { createFront } from '#server/hosts/front.ts';
import { onListingChanges } from '#server/hosts/listing-changes.ts';
import { Gate } from '#server/hosts/overload/gate.ts';
import { kindOfPath } from '#server/hosts/overload/kind-of-path.ts';
import { loadSignals } from '#server/hosts/overload/signals.ts';
import { PageCache } from '#server/hosts/page-cache.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { type Variants, variantsFrom } from '#server/lib/variants.ts';
import { ROUTES } from '#server/routes.ts';

/** Before the path of a call that is to be answered from memory. */
const FLOOR = '/floor';
/** Answers once the index is whole. */
const STANDING = '/standing';
/** Answers the event loop's delay since it was last asked. */
const DELAY = '/delay';

/** What Node and the front say by themselves. */
const OWN_HEADERS = ['connection', 'content-length', 'date', 'etag', 'keep-alive', 'x-request-id'];

// Who calls is told by a header here, as behind a proxy.
const env = { ...readEnv(), TRUST_PROXY: true };
if (!env.DATABASE_URL) throw new Error('DATABASE_URL is missing');
const log = createLogger('error');
const db = connect(env.DATABASE_URL, 16, log);
const context = openContext(db, env, log);

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
/** What was answered, by its address, as a file that the front has in memory. */
const files = new Map<string, Variants>();
const fileOf = new Map<string, string>();

/** The floor: the same bytes as an answer of the same front, as it sends a file. */
async function keepAsFile(path: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${env.PORT}${path}`, {
    headers: { 'accept-encoding': 'identity' },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const name = `/floor-${files.size}.json`;
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !OWN_HEADERS.includes(name)),
  );
  files.set(name, variantsFrom(Buffer.from(await answer.arrayBuffer()), headers, false));
  fileOf.set(path, name);
  return name;
}

/** How long others wait for their turn while something is answered; each reading begins anew. */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
function readDelay() {
  const p99 = delay.percentile(99) / 1e6;
  delay.reset();
  return { p99 };
}

const isWhole = () => !feed || feed.standing().state === 'whole';

const sendJson = (res: ServerResponse, status: number, body: unknown) =>
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const gate = new Gate(loadSignals(db.$client), () => undefined);
/** The site's front with all it does for every request, and nothing behind it but API and files. */
const front = createFront({
  context,
  files,
  otherBuilds: { find: async () => undefined },
  appIn: () => undefined,
  pages: {
    cache: new PageCache(),
    get: () => Promise.reject(new Error('No pages here')),
  },
  api: apiListener(ROUTES, context),
  services: async () => false,
  media: async () => false,
  checkout: async () => false,
  metrics: undefined,
  gate,
  kindOf: kindOfPath(ROUTES.map(({ endpoint }) => endpoint)),
  isDraining: () => false,
  standing: () => ({}),
  loggable: () => 'unknown',
});

/** One visitor alone may not search so often; so many ask some five times a second together. */
const VISITORS = 4_096;
let calls = 0;
createServer(async (req, res) => {
  const { url = '/' } = req;
  if (url === DELAY) return sendJson(res, 200, readDelay());
  if (url === STANDING) return sendJson(res, isWhole() ? 200 : 503, feed?.standing());
  if (url.startsWith(FLOOR)) {
    const path = url.slice(FLOOR.length);
    req.url = fileOf.get(path) ?? (await keepAsFile(path));
  }
  const visitor = calls++ % VISITORS;
  req.headers['x-forwarded-for'] = `10.0.${visitor >> 8}.${visitor & 255}`;
  return front(req, res);
}).listen(env.PORT, '127.0.0.1');
