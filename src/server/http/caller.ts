import type { Socket } from 'node:net';
import { PASS_HEADER } from '#contract/lib/service-mounts.ts';
import type { Caller, Context } from '#server/core/context.ts';
import type { Env } from '#server/lib/env.ts';
import { readSessionCookie } from '#server/session/cookie.ts';
import { readKnownDevices } from '#server/session/known-device.ts';
import { readWritten } from './on-replica.ts';

const MAX_AGENT = 300;

/** Some proxies name the port too, by which every connection would be another visitor. */
const withoutPort = (named: string) => named.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');

/** The visitor's address: the socket's, or what our own proxy put last. */
export function addressOf(
  socket: Pick<Socket, 'remoteAddress'>,
  forwarded: string | null,
  env: Env,
): string {
  const named = env.TRUST_PROXY ? forwarded?.split(',').at(-1)?.trim() : undefined;
  return named ? withoutPort(named) : (socket.remoteAddress ?? 'unknown');
}

/** What is read of a request's headers. */
export type SentHeaders = Pick<Headers, 'get' | 'has'>;

/** From where a request comes. Only browsers send Sec-Fetch-Site or Origin. */
export function callerOf(
  headers: SentHeaders,
  address: string,
  { env: { SITE_URL }, replicas, secrets }: Pick<Context, 'env' | 'replicas' | 'secrets'>,
  at: Date,
): Caller {
  const cookie = headers.get('cookie') ?? undefined;
  return {
    address,
    userAgent: (headers.get('user-agent') ?? '').slice(0, MAX_AGENT),
    isBrowser: headers.has('sec-fetch-site') || headers.has('origin'),
    cookie: readSessionCookie(cookie, SITE_URL),
    headers,
    pass: headers.get(PASS_HEADER) ?? undefined,
    written: replicas && readWritten(cookie, SITE_URL),
    knownAs: readKnownDevices(secrets, cookie, SITE_URL, at),
  };
}

/** The token of an authorization header, bare or after "Bearer". */
export function tokenOf(headers: SentHeaders): string | undefined {
  const header = headers.get('authorization')?.trim();
  return header?.replace(/^Bearer\s+/i, '') || undefined;
}
