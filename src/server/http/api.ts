import { Hono, type Context as HonoContext } from 'hono';
import { compress } from 'hono/compress';
import { Download } from '#contract/lib/download.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { AppError } from '#contract/lib/errors.ts';
import { PASS_HEADER } from '#contract/lib/service-mounts.ts';
import { Stream } from '#contract/lib/stream.ts';
import { ANONYMOUS, type Context } from '#server/core/context.ts';
import { isMeantAsKey } from '#server/session/api-key-text.ts';
import { writeSessionCookie } from '#server/session/cookie.ts';
import { actorOfToken } from '#server/session/find-session.ts';
import { readKnownDevices, writeDeviceCookie } from '#server/session/known-device.ts';
import { readUpload } from '#server/uploads/read-upload.ts';
import { allowedMethods } from './allowed-methods.ts';
import { enterByKey, refuseKeyInAddress } from './by-key.ts';
import { callerOf, tokenOf } from './caller.ts';
import { allowOrigin, answerPreflight, varyByOrigin } from './cors.ts';
import { deprecationHeaders } from './deprecation-headers.ts';
import { conditional } from './etag.ts';
import { execute, type Route } from './execute.ts';
import { loggablePaths } from './loggable-path.ts';
import { bySpecificity, compilePath, type Mounting, SITE_MOUNTING } from './path-pattern.ts';
import { asAppError, failureBody, statusOf } from './problem.ts';
import { readQuery } from './read-input.ts';
import { readRows } from './read-rows.ts';
import { serveReference } from './reference/serve-reference.ts';

/** What the front hands over with a request. */
export interface Bindings {
  requestId: string;
  /** The visitor's address. */
  address: string;
}

type App = Hono<{ Bindings: Bindings }>;
type HonoCall = HonoContext<{ Bindings: Bindings }>;

/** The one language the API speaks: whichever is asked for, it says which one this is. */
const LANGUAGE = 'en-IN';

/** An answer of the API is data, whatever a browser takes it for. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function answerError(
  c: HonoCall,
  base: Context,
  error: unknown,
  loggable: (path: string) => string,
): Response {
  const problem = asAppError(error);
  const status = statusOf(problem.code);
  if (status >= 500) {
    const { requestId } = c.env;
    base.log.error({ requestId, path: loggable(c.req.path), err: error }, 'call failed');
  }
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  const wait = problem.retryAfterSeconds ?? (problem.code === 'unavailable' ? 2 : undefined);
  if (wait !== undefined) headers['retry-after'] = String(wait);
  return c.json(failureBody(problem), status as 400, headers);
}

/** The call's own context: who asks, from where, and what the answer will carry. */
async function contextOf(c: HonoCall, { endpoint }: Route, base: Context): Promise<Context> {
  const { SITE_URL } = base.env;
  const at = base.now();
  const caller = {
    ...callerOf(c.req.raw, c.env.address, SITE_URL),
    knownAs: readKnownDevices(base.secrets, c.req.header('cookie'), SITE_URL, at),
  };
  varyByOrigin(c, endpoint);
  const shown = tokenOf(c.req.raw);
  if (shown && isMeantAsKey(shown)) {
    // A program has no browser, whatever else it sends along.
    const program = { ...caller, cookie: undefined, knownAs: [] };
    const { world, actor } = await enterByKey(base, endpoint, program, shown, (origin) =>
      allowOrigin(c, origin),
    );
    return { ...world, caller: program, reply: {}, actor };
  }
  const token = endpoint.access === 'anyone' ? undefined : shown;
  const actor = token && (await actorOfToken(base.db, token, caller.cookie, at));
  return { ...base, caller, reply: {}, actor: actor || ANONYMOUS };
}

/** What was answered to somebody's pass is for nobody else's cache, and to a secret key for none. */
function cachingOf(
  { cacheSeconds, variesByPass }: Endpoint,
  { actor, caller: { pass } }: Context,
): string {
  if (!cacheSeconds || (actor.kind === 'person' && actor.key)) return 'no-store';
  return `${variesByPass && pass ? 'private' : 'public'}, max-age=${cacheSeconds}`;
}

function send(c: HonoCall, context: Context, answer: unknown, endpoint: Endpoint): Response {
  const { sessionCookie, deviceCookie } = context.reply;
  const { SITE_URL } = context.env;
  if (sessionCookie !== undefined) {
    c.header('set-cookie', writeSessionCookie(sessionCookie, SITE_URL), { append: true });
  }
  if (deviceCookie !== undefined) {
    c.header('set-cookie', writeDeviceCookie(deviceCookie, SITE_URL), { append: true });
  }
  c.header('cache-control', cachingOf(endpoint, context));
  if (endpoint.variesByPass) c.header('vary', PASS_HEADER, { append: true });
  if (answer instanceof Stream) return sendEvents(c, answer);
  if (!(answer instanceof Download)) return sendJson(c, answer as object, endpoint);
  const { bytes, mime, fileName } = answer;
  c.header('content-type', mime);
  c.header('content-security-policy', `${POLICY}; sandbox`);
  c.header('content-disposition', `attachment; filename*=UTF-8''${encodeName(fileName)}`);
  return c.body(typeof bytes === 'string' ? bytes : new Uint8Array(bytes));
}

function sendJson(c: HonoCall, answer: object, endpoint: Endpoint): Response {
  const text = JSON.stringify(answer);
  const known = conditional(endpoint, answer, text, c.req.header('if-none-match'));
  if (known) c.header('etag', known.etag);
  if (known?.held) return c.body(null, 304);
  return c.body(text, 200, { 'content-type': 'application/json' });
}

function sendEvents(c: HonoCall, { events }: Stream): Response {
  c.header('content-type', 'text/event-stream; charset=utf-8');
  // A proxy that collected them would hold back what is written now.
  c.header('x-accel-buffering', 'no');
  // Nothing follows on it, so that a stop need not wait for it to be idle.
  c.header('connection', 'close');
  return c.body(events);
}

/** As RFC 8187 wants it, which spares fewer characters than addresses do. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Mounts a route at its path, whatever the case, and answers in the wire's envelope. */
function mount(app: App, route: Route, base: Context, { at, docs }: Mounting): void {
  const { endpoint } = route;
  const path = at(endpoint.path);
  const { regex, names } = compilePath(path);
  const pattern = path
    .toLowerCase()
    .split('/')
    .map((part, i) => (part.includes('{') ? `:p${i}` : part))
    .join('/');
  app.on(endpoint.method, pattern, async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const values = regex.exec(pathname)?.slice(1);
    if (!values) return next();
    for (const [name, value] of deprecationHeaders(endpoint, docs)) c.header(name, value);
    const context = await contextOf(c, route, base);
    const answer = await execute(route, context, {
      params: () => Object.fromEntries(names.map((name, i) => [name, decode(values[i] ?? '')])),
      query: () => readQuery(searchParams),
      body: () => (endpoint.body ? readRows(c.req.raw, endpoint.rows) : undefined),
      file: () => (endpoint.upload ? readUpload(c.req.raw, endpoint.upload.maxBytes) : undefined),
    }).finally(() => setHeaders(c, context.reply.headers));
    return send(c, context, answer, endpoint);
  });
}

function setHeaders(c: HonoCall, headers: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new AppError('malformed', 'The address has a broken %-escape.');
  }
}

/** In any case, with a slash at the end or without. */
const getPath = (request: Request) =>
  new URL(request.url).pathname.toLowerCase().replace(/(?<=.)\/$/, '');

/** An API as a Hono app: every endpoint of its routes, its OpenAPI document and its docs page. */
export function createApi(
  routes: readonly Route[],
  base: Context,
  mounting: Mounting = SITE_MOUNTING,
): App {
  const { at, docs } = mounting;
  const app: App = new Hono({ getPath });
  app.use(compress());
  app.use((c, next) => {
    refuseKeyInAddress(c.req.url);
    return next();
  });
  // Services keep no keys.
  if (mounting === SITE_MOUNTING) app.use(answerPreflight(base));
  app.use((c, next) => {
    c.header('content-security-policy', POLICY);
    c.header('content-language', LANGUAGE);
    return next();
  });
  const endpoints = routes.map((route) => route.endpoint);
  const loggable = loggablePaths(endpoints.map(({ path }) => at(path)));
  const allowed = allowedMethods([
    ...endpoints.map(({ method, path }) => ({ method, path: at(path) })),
    { method: 'GET', path: `${docs}/openapi.json` },
    { method: 'GET', path: `${docs}/docs` },
  ]);
  app.onError((error, c) => answerError(c, base, error, loggable));
  app.notFound((c) => {
    const allow = allowed(c.req.path);
    if (allow) c.header('allow', allow);
    if (allow && c.req.method === 'OPTIONS') return c.body(null, 204);
    const problem = allow
      ? new AppError('method_not_allowed')
      : new AppError('not_found', `The API has no such address. See ${docs}/docs.`);
    return answerError(c, base, problem, loggable);
  });
  serveReference(app, endpoints, base.env.SITE_URL, mounting);
  const ordered = [...routes].sort((a, b) => bySpecificity(a.endpoint.path, b.endpoint.path));
  for (const route of ordered) mount(app, route, base, mounting);
  return app;
}
