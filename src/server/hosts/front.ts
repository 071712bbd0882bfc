import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { returnCookie } from '#domain/lib/return-cookie.ts';
import { findRoute } from '#domain/lib/routes.ts';
import { FIRST_LANGUAGE, type Language, PSEUDO, type Tongue } from '#messages/lib/language.ts';
import { inLanguagePath, pathInLanguage } from '#messages/lib/language-path.ts';
import type { Context } from '#server/core/context.ts';
import { addressOf } from '#server/http/caller.ts';
import { asAppError, failureBody, statusOf } from '#server/http/problem.ts';
import { nameRoute } from '#server/lib/seeing/doing.ts';
import type { Variants } from '#server/lib/variants.ts';
import { networkOf } from '#server/limits/network.ts';
import { readSessionCookie } from '#server/session/cookie.ts';
import { readerOfCookie } from '#server/session/find-session.ts';
import { auditRefusedPage } from './audit-refused-page.ts';
import type { Checkout } from './checkout/serve-checkout.ts';
import { createHealth } from './health.ts';
import type { KeptBuilds } from './kept-builds.ts';
import type { ServeMetrics } from './metrics/serve-metrics.ts';
import type { MountedServices } from './mounted-services.ts';
import { isTurnedAway } from './overload/busy.ts';
import type { Gate } from './overload/gate.ts';
import type { KindOfPath } from './overload/kind-of-path.ts';
import { pass } from './overload/pass.ts';
import { turnAway } from './overload/turn-away.ts';
import { sendPacked } from './packed-page.ts';
import type { Pages } from './render-pages.ts';
import { logRequest } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { whileRequest } from './while-request.ts';

export interface FrontParts {
  context: Context;
  files: Map<string, Variants>;
  /** What a page of another build asks for. */
  otherBuilds: Pick<KeptBuilds, 'find'>;
  /** The page that the app behind the token starts from, in a language. */
  appIn(language: Language): Variants | undefined;
  pages: Pages;
  api: (req: IncomingMessage, res: ServerResponse) => void;
  media: (req: IncomingMessage, res: ServerResponse, path: string) => Promise<boolean>;
  checkout: Checkout;
  services: MountedServices['handle'];
  /** Answers `/metrics` where they are to be had at this port. */
  metrics: ServeMetrics | undefined;
  gate: Gate;
  kindOf: KindOfPath;
  isDraining(): boolean;
  /** What `/readyz` tells beside whether visitors may be sent. */
  standing(): object;
  /** How the path of a call that led to nothing may stand in the log. */
  loggable(path: string): string;
}

/**
 * No page of ours: `//evil`, `/\evil` and `http://evil` name a host to a URL parser, and below `/_`
 * are Astro's own endpoints (it would resize pictures there), of which the site uses none.
 */
const isNoPage = (path: string) => !/^\/(?![/\\_])/.test(path);

/**
 * A path that a URL parser reads as another one, by dots that climb, backslashes or what it leaves
 * out: it would be judged here by one and rendered by the other. Browsers send none.
 */
const isOtherPath = (path: string) => /[\\\s]|\/(?:\.|%2e){1,2}(?=\/|$)/i.test(path);

/** Pages rendered for one network that nobody else has asked for lately. */
const RENDERED = { calls: 240, seconds: 60, perNode: true } as const;

function redirect(res: ServerResponse, location: string, status: 301 | 302): void {
  res.writeHead(status, { location, 'cache-control': 'no-store', 'content-length': 0 }).end();
}

/**
 * The HTTP front, ahead of Astro: built files from memory, the API, media, pages by canonical
 * spelling, the token gate, and a page for what is not there.
 */
export function createFront(parts: FrontParts): RequestListener {
  const { context, files, pages } = parts;
  const headers = Object.entries(securityHeaders(context.env.SITE_URL));
  const health = createHealth(context, parts.isDraining, parts.standing);
  const fileFor = (path: string) =>
    files.get(path) ?? files.get(path === '/' ? '/index.html' : `${path.replace(/\/$/, '')}.html`);

  function visitorOf(req: IncomingMessage): string {
    const forwarded = req.headers['x-forwarded-for'];
    const named = Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? null);
    return addressOf(req.socket, named, context.env);
  }

  /** The app behind the token; without a live session the visitor is sent home, and back once signed in. */
  async function app(req: IncomingMessage, res: ServerResponse, route: string) {
    const cookie = readSessionCookie(req.headers.cookie, context.env.SITE_URL);
    const reader = cookie && (await readerOfCookie(context.db, cookie, context.now()));
    const start = reader && parts.appIn(reader.language);
    if (!start) {
      const wanted = returnCookie(req.url ?? '/', context.env.SITE_URL.startsWith('https:'));
      if (wanted) res.setHeader('set-cookie', wanted);
      return redirect(res, '/', 302);
    }
    const caller = { ...context.caller, address: visitorOf(req) };
    await auditRefusedPage({ ...context, actor: reader.actor, caller }, route);
    return sendPacked(req, res, start);
  }

  /** People look at what others have looked at; who has everything rendered anew is a flood. */
  async function admit(req: IncomingMessage): Promise<void> {
    await context.limits.spend('page', networkOf(visitorOf(req)), RENDERED);
  }

  const inTongue = (tongue: Tongue, page: string) =>
    files.get(inLanguagePath(tongue, page)) ?? files.get(page);

  async function notFound(req: IncomingMessage, res: ServerResponse, tongue: Tongue) {
    const file = inTongue(tongue, '/404.html');
    if (file) await sendPacked(req, res, file, 404);
    else res.writeHead(404, { 'content-length': 0 }).end();
  }

  async function page(req: IncomingMessage, res: ServerResponse, address: string, query: string) {
    const { tongue, path } = pathInLanguage(address);
    if (tongue === PSEUDO || isNoPage(path)) return notFound(req, res, FIRST_LANGUAGE);
    const route = findRoute(path);
    if (route) nameRoute(route.route);
    // The app speaks the language of its person, and a page that is built in one language has one.
    const leadsOn = tongue !== FIRST_LANGUAGE && (route?.isProtected || fileFor(path));
    if (leadsOn) return redirect(res, path + query, 302);
    const canonical = route && inLanguagePath(tongue, route.canonical);
    if (canonical && canonical !== address) return redirect(res, canonical + query, 301);
    if (route?.isProtected) return app(req, res, route.route);
    const rendered = await pages.get(req, () => admit(req));
    const { status } = rendered;
    if (status >= 500) res.setHeader('retry-after', '5');
    const instead = status === 404 ? '/404.html' : status >= 500 ? '/500.html' : undefined;
    const variants = (instead && inTongue(tongue, instead)) ?? rendered.variants;
    return sendPacked(req, res, variants, status);
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = req.url ?? '/';
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    for (const [name, value] of headers) res.setHeader(name, value as string);
    if (parts.isDraining()) res.setHeader('connection', 'close');
    if (isOtherPath(path)) return notFound(req, res, FIRST_LANGUAGE);
    const kind = parts.kindOf(req.method ?? 'GET', path);
    if (kind) await pass(parts.gate, kind, req, res);
    if (/^\/api(\/|$)/i.test(path)) return parts.api(req, res);
    if (await parts.services(req, res, path)) return;
    if (path.includes('/checkout/') && (await parts.checkout(req, res, path))) return;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end();
      return;
    }
    const file = fileFor(path);
    if (file) {
      nameRoute('a built file');
      return sendPacked(req, res, file);
    }
    const kept = await parts.otherBuilds.find(path);
    if (kept) {
      nameRoute('a built file');
      return sendPacked(req, res, kept);
    }
    if (isNoPage(path)) return notFound(req, res, FIRST_LANGUAGE);
    if (path === '/healthz' || path === '/readyz') {
      nameRoute(path);
      return health(res, path);
    }
    if (await parts.metrics?.(req, res, path)) return;
    if (path.startsWith('/media/')) nameRoute('a picture');
    if (path.startsWith('/media/') && (await parts.media(req, res, path))) return;
    return page(req, res, path, mark < 0 ? '' : url.slice(mark));
  }

  return (req, res) => {
    const doing = { what: 'nothing of ours' };
    const requestId = logRequest(context.log, req, res, parts.loggable, doing);
    whileRequest(req, res, doing, () => handle(req, res)).catch((error: unknown) => {
      const isApi = /^\/(api|analytics|ads)(\/|$)/i.test(req.url ?? '');
      const { tongue } = pathInLanguage(req.url ?? '/');
      fail(parts, res, { requestId, isApi, tongue }, error);
    });
  };
}

/** Whatever went wrong, the visitor gets an answer and the log the reason. */
function fail(
  parts: FrontParts,
  res: ServerResponse,
  { requestId, isApi, tongue }: { requestId: string; isApi: boolean; tongue: Tongue },
  error: unknown,
): void {
  const problem = asAppError(error);
  const isFlood = problem.code === 'rate_limited';
  if (!isFlood && !isTurnedAway(error))
    parts.context.log.error({ requestId, err: error }, 'request failed');
  if (res.headersSent) return void res.destroy();
  if (isTurnedAway(error)) return void turnAway(res, problem, isApi);
  const name = isFlood ? '/429.html' : '/500.html';
  const page = parts.files.get(inLanguagePath(tongue, name)) ?? parts.files.get(name);
  const status = statusOf(problem.code);
  if (page) {
    res.writeHead(status, {
      ...page.identity.headers,
      'retry-after': String(problem.retryAfterSeconds ?? 5),
      'cache-control': 'no-store',
    });
    res.end(page.identity.body);
    return;
  }
  res
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify(failureBody(problem)));
}
