import { Hono } from 'hono';
import { saysWho } from '#contract/lib/endpoint.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/lib/refusals/index.ts';
import { ANONYMOUS, type Context } from '#server/core/context.ts';
import { nameRoute } from '#server/lib/seeing/doing.ts';
import { isMeantAsKey } from '#server/session/api-key-text.ts';
import { actorOfToken } from '#server/session/find-session.ts';
import { readUpload } from '#server/uploads/read-upload.ts';
import { allowedMethods } from './allowed-methods.ts';
import { enterByKey, refuseKeyInAddress } from './by-key.ts';
import { callerOf, tokenOf } from './caller.ts';
import { compression } from './compression.ts';
import { allowOrigin, answerPreflight, varyByOrigin } from './cors.ts';
import { deprecationHeaders } from './deprecation-headers.ts';
import { execute, type Route } from './execute.ts';
import { failureOf } from './failure.ts';
import { loggablePaths } from './loggable-path.ts';
import { bySpecificity, compilePath, type Mounting, SITE_MOUNTING } from './path-pattern.ts';
import { readQuery } from './read-input.ts';
import { readRows } from './read-rows.ts';
import { performKept } from './ready-answer.ts';
import { serveReference } from './reference/serve-reference.ts';
import { type Bindings, type HonoCall, POLICY, send } from './send.ts';
import { speak } from './speak.ts';

type App = Hono<{ Bindings: Bindings }>;

function answerError(
  c: HonoCall,
  base: Context,
  error: unknown,
  loggable: (path: string) => string,
): Response {
  const { status, headers, body } = failureOf(base, error, c.env.requestId, () =>
    loggable(c.req.path),
  );
  return c.json(body, status as 400, headers);
}

/** The call's own context: who asks, from where, and what the answer will carry. */
async function contextOf(c: HonoCall, { endpoint }: Route, base: Context): Promise<Context> {
  const at = base.now();
  const caller = callerOf(c.req.raw.headers, c.env.address, base, at);
  varyByOrigin(c, endpoint);
  const shown = tokenOf(c.req.raw.headers);
  if (shown && isMeantAsKey(shown)) {
    // A program has no browser, whatever else it sends along.
    const program = { ...caller, cookie: undefined, knownAs: [] };
    const { world, actor } = await enterByKey(base, endpoint, program, shown, (origin) =>
      allowOrigin(c, origin),
    );
    return { ...world, caller: program, reply: {}, actor };
  }
  const token = saysWho(endpoint) ? shown : undefined;
  const actor = token && (await actorOfToken(base.db, token, caller.cookie, at));
  return { ...base, caller, reply: {}, actor: actor || ANONYMOUS };
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
    const { pathname, search } = new URL(c.req.url);
    const values = regex.exec(pathname)?.slice(1);
    if (!values) return next();
    nameRoute(path);
    for (const [name, value] of deprecationHeaders(endpoint, docs)) c.header(name, value);
    const context = await contextOf(c, route, base);
    const input = {
      params: () => Object.fromEntries(names.map((name, i) => [name, decode(values[i] ?? '')])),
      query: () => readQuery(search.slice(1)),
      body: () => (endpoint.body ? readRows(c.req.raw, endpoint.rows) : undefined),
      file: () => (endpoint.upload ? readUpload(c.req.raw, endpoint.upload.maxBytes) : undefined),
    };
    const perform = endpoint.keptWith && performKept(pathname + search);
    const answer = await execute(route, context, input, perform).finally(() =>
      setHeaders(c, context.reply.headers),
    );
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
    throw new AppError('malformed', words.brokenEscape);
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
  app.use(compression);
  app.use(speak);
  app.use((c, next) => {
    refuseKeyInAddress(c.req.url);
    return next();
  });
  // Services keep no keys.
  if (mounting === SITE_MOUNTING) app.use(answerPreflight(base));
  app.use((c, next) => {
    c.header('content-security-policy', POLICY);
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
      : new AppError('not_found', words.noSuchAddress({ docs }));
    return answerError(c, base, problem, loggable);
  });
  serveReference(app, endpoints, base.env.SITE_URL, mounting);
  const ordered = [...routes].sort((a, b) => bySpecificity(a.endpoint.path, b.endpoint.path));
  for (const route of ordered) mount(app, route, base, mounting);
  return app;
}
