import type { Context as HonoContext } from 'hono';
import { Download } from '#contract/lib/download.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { PASS_HEADER } from '#contract/lib/service-mounts.ts';
import { Stream } from '#contract/lib/stream.ts';
import type { Context } from '#server/core/context.ts';
import { jsonOf } from '#server/lib/kept-json.ts';
import { writeSessionCookie } from '#server/session/cookie.ts';
import { writeDeviceCookie } from '#server/session/known-device.ts';
import { takesGzip } from './compression.ts';
import { etagFor, isHeld } from './etag.ts';
import { writeWritten } from './on-replica.ts';
import { ReadyAnswer } from './ready-answer.ts';

/** What the front hands over with a request. */
export interface Bindings {
  requestId: string;
  /** The visitor's address. */
  address: string;
}

export type HonoCall = HonoContext<{ Bindings: Bindings }>;

/** An answer of the API is data, whatever a browser takes it for. */
export const POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const JSON_TYPE = { 'content-type': 'application/json' };

/** What was answered to somebody's pass is for nobody else's cache, and to a secret key for none. */
export function cachingOf(
  { cacheSeconds, variesByPass }: Endpoint,
  { actor, caller: { pass } }: Context,
): string {
  if (!cacheSeconds || (actor.kind === 'person' && actor.key)) return 'no-store';
  return `${variesByPass && pass ? 'private' : 'public'}, max-age=${cacheSeconds}`;
}

/** Sends an answer as what it is: a file, a stream, or JSON that a caller may hold already. */
export function send(
  c: HonoCall,
  context: Context,
  answer: unknown,
  endpoint: Endpoint,
): Response | Promise<Response> {
  const { sessionCookie, deviceCookie, written } = context.reply;
  const { SITE_URL } = context.env;
  if (sessionCookie !== undefined) {
    c.header('set-cookie', writeSessionCookie(sessionCookie, SITE_URL), { append: true });
  }
  if (deviceCookie !== undefined) {
    c.header('set-cookie', writeDeviceCookie(deviceCookie, SITE_URL), { append: true });
  }
  if (written !== undefined && context.caller.isBrowser) {
    c.header('set-cookie', writeWritten(written, SITE_URL), { append: true });
  }
  c.header('cache-control', cachingOf(endpoint, context));
  if (endpoint.variesByPass) c.header('vary', PASS_HEADER, { append: true });
  if (answer instanceof ReadyAnswer) return sendReady(c, answer);
  if (answer instanceof Stream) return sendEvents(c, answer);
  if (!(answer instanceof Download)) return sendJson(c, answer as object, endpoint);
  const { bytes, mime, fileName }: Download<Buffer | string | ReadableStream<Uint8Array>> = answer;
  c.header('content-type', mime);
  c.header('content-security-policy', `${POLICY}; sandbox`);
  c.header('content-disposition', `attachment; filename*=UTF-8''${encodeName(fileName)}`);
  return c.body(Buffer.isBuffer(bytes) ? new Uint8Array(bytes) : bytes);
}

/** Names the answer by its mark; whether the caller holds it already. */
function markedAs(c: HonoCall, etag: string | undefined): boolean {
  if (etag === undefined) return false;
  c.header('etag', etag);
  return isHeld(c.req.header('if-none-match'), etag);
}

function sendJson(c: HonoCall, answer: object, endpoint: Endpoint): Response {
  const { text, mark } = jsonOf(answer);
  if (markedAs(c, etagFor(endpoint, answer, mark))) return c.body(null, 304);
  return c.body(text, 200, JSON_TYPE);
}

async function sendReady(c: HonoCall, answer: ReadyAnswer): Promise<Response> {
  if (markedAs(c, answer.etag)) return c.body(null, 304);
  const packed = takesGzip(c.req.header('accept-encoding')) ? await answer.packed() : undefined;
  if (!packed) return c.body(answer.bytes, 200, JSON_TYPE);
  c.header('content-encoding', 'gzip');
  return c.body(packed, 200, JSON_TYPE);
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
