import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { returnCookie } from '#domain/lib/return-cookie.ts';
import { findRoute } from '#domain/lib/routes.ts';
import type { Context } from '#server/core/context.ts';
import { addressOf } from '#server/http/caller.ts';
import { asAppError, failureBody, statusOf } from '#server/http/problem.ts';
import type { Variants } from '#server/lib/variants.ts';
import { networkOf } from '#server/limits/network.ts';
import { readSessionCookie } from '#server/session/cookie.ts';
import { actorOfCookie } from '#server/session/find-session.ts';
import { auditRefusedPage } from './audit-refused-page.ts';
import type { Checkout } from './checkout/serve-checkout.ts';
import { createHealth } from './health.ts';
import type { MountedServices } from './mounted-services.ts';
import type { Pages } from './render-pages.ts';
import { logRequest } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { sendVariants } from './serve-static.ts';

export interface FrontParts {
  context: Context;
  files: Map<string, Variants>;
  /** The page that the app behind the token starts from. */
  app: Variants | undefined;
  pages: Pages;
  api: (req: IncomingMessage, res: ServerResponse) => void;
  media: (req: IncomingMessage, res: ServerResponse, path: string) => Promise<boolean>;
  checkout: Checkout;
  services: MountedServices['handle'];
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
    const actor = cookie && (await actorOfCookie(context.db, cookie, context.now()));
    if (!actor || !parts.app) {
      const wanted = returnCookie(req.url ?? '/', context.env.SITE_URL.startsWith('https:'));
      if (wanted) res.setHeader('set-cookie', wanted);
      return redirect(res, '/', 302);
    }
    const caller = { ...context.caller, address: visitorOf(req) };
    await auditRefusedPage({ ...context, actor, caller }, route);
    return sendVariants(req, res, parts.app);
  }

  /** People look at what others have looked at; who has everything rendered anew is a flood. */
  async function admit(req: IncomingMessage): Promise<void> {
    await context.limits.spend('page', networkOf(visitorOf(req)), RENDERED);
  }

  function notFound(req: IncomingMessage, res: ServerResponse): void {
    const file = files.get('/404.html');
    if (file) sendVariants(req, res, file, 404);
    else res.writeHead(404, { 'content-length': 0 }).end();
  }

  async function page(req: IncomingMessage, res: ServerResponse, path: string, query: string) {
    const route = findRoute(path);
    if (route && route.canonical !== path) return redirect(res, route.canonical + query, 301);
    if (route?.isProtected) return app(req, res, route.route);
    const rendered = await pages.get(req, () => admit(req));
    const { status } = rendered;
    if (status >= 500) res.setHeader('retry-after', '5');
    const instead = status === 404 ? '/404.html' : status >= 500 ? '/500.html' : undefined;
    const variants = (instead && files.get(instead)) ?? rendered.variants;
    return sendVariants(req, res, variants, status);
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = req.url ?? '/';
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    for (const [name, value] of headers) res.setHeader(name, value as string);
    if (parts.isDraining()) res.setHeader('connection', 'close');
    if (/^\/api(\/|$)/i.test(path)) return parts.api(req, res);
    if (await parts.services(req, res, path)) return;
    if (path.includes('/checkout/') && (await parts.checkout(req, res, path))) return;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end();
      return;
    }
    const file = fileFor(path);
    if (file) return sendVariants(req, res, file);
    if (isNoPage(path)) return notFound(req, res);
    if (path === '/healthz' || path === '/readyz') return health(res, path);
    if (path.startsWith('/media/') && (await parts.media(req, res, path))) return;
    return page(req, res, path, mark < 0 ? '' : url.slice(mark));
  }

  return (req, res) => {
    const requestId = logRequest(context.log, req, res, parts.loggable);
    handle(req, res).catch((error: unknown) => fail(parts, res, requestId, error));
  };
}

/** Whatever went wrong, the visitor gets an answer and the log the reason. */
function fail(parts: FrontParts, res: ServerResponse, requestId: string, error: unknown): void {
  const problem = asAppError(error);
  const isFlood = problem.code === 'rate_limited';
  if (!isFlood) parts.context.log.error({ requestId, err: error }, 'request failed');
  if (res.headersSent) return void res.destroy();
  const page = parts.files.get(isFlood ? '/429.html' : '/500.html');
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
