import type { Socket } from 'node:net';
import { PASS_HEADER } from '#contract/lib/service-mounts.ts';
import type { Caller } from '#server/core/context.ts';
import type { Env } from '#server/lib/env.ts';
import { readSessionCookie } from '#server/session/cookie.ts';

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

/** From where a request comes. Only browsers send Sec-Fetch-Site or Origin. */
export function callerOf(request: Request, address: string, siteUrl: string): Caller {
  const { headers } = request;
  return {
    address,
    userAgent: (headers.get('user-agent') ?? '').slice(0, MAX_AGENT),
    isBrowser: headers.has('sec-fetch-site') || headers.has('origin'),
    cookie: readSessionCookie(headers.get('cookie') ?? undefined, siteUrl),
    headers,
    pass: headers.get(PASS_HEADER) ?? undefined,
  };
}

/** The token of an authorization header, bare or after "Bearer". */
export function tokenOf(request: Request): string | undefined {
  const header = request.headers.get('authorization')?.trim();
  return header?.replace(/^Bearer\s+/i, '') || undefined;
}
