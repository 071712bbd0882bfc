import { lookup } from 'node:dns/promises';
import { Agent, type Dispatcher, request } from 'undici';
import words from '#messages/lib/refusals/index.ts';
import { checkedLookup, type Resolve } from './checked-lookup.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';
import type { Web, WebRequest } from './web.ts';
import { WebRefused } from './web-refused.ts';

export type { Resolve } from './checked-lookup.ts';
export type { Web, WebAnswer } from './web.ts';
export { WebRefused } from './web-refused.ts';

const CONNECT_MS = 5_000;
const PORTS = ['', '443', '8443'];

export interface WebOptions {
  /** Addresses of this machine may be called, in plain HTTP and on any port. */
  allowsLoopback: boolean;
  resolve?: Resolve;
}

const byDns: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/** `[::1]` is spelled with brackets in an address, without them everywhere else. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1');

async function read(
  body: Dispatcher.ResponseData['body'],
  { maxBytes, cut }: WebRequest,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > maxBytes && !cut) throw new WebRefused(words.answerTooLong);
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(pieces).subarray(0, maxBytes);
}

/** Calls of addresses that others name, kept to the public net. */
export function openWeb({ allowsLoopback, resolve = byDns }: WebOptions): Web {
  const isAllowed = (ip: string) => isPublicAddress(ip) || (allowsLoopback && isLoopback(ip));
  const agent = new Agent({
    connect: { lookup: checkedLookup(resolve, isAllowed), timeout: CONNECT_MS },
    // A connection is made for each call, so that each is looked at.
    pipelining: 0,
  });

  const whyNot = (text: string): string | null => {
    if (!URL.canParse(text)) return words.wholeAddress;
    const url = new URL(text);
    if (url.username || url.password) return words.noPasswordInAddress;
    const host = hostOf(url);
    // A number is not looked up when it is called: here is where it is checked.
    const isNumber = /^[\d.]+$|:/.test(host);
    if (allowsLoopback && (host === 'localhost' || isLoopback(host))) return null;
    if (url.protocol !== 'https:') return words.httpsOnly;
    if (!PORTS.includes(url.port)) return words.ports;
    if (isNumber ? !isPublicAddress(host) : !host.includes('.')) {
      return words.addressNotPublic;
    }
    return null;
  };

  return {
    whyNot,
    async call(url, { method, headers = {}, body, ...limits }) {
      const refused = whyNot(url);
      if (refused) throw new WebRefused(refused);
      const signal = AbortSignal.timeout(limits.patienceMs);
      const answer = await request(url, {
        dispatcher: agent,
        method,
        headers: { 'user-agent': 'Propertysearch/1 (+/api/docs)', ...headers },
        body: body ?? null,
        signal,
        headersTimeout: limits.patienceMs,
        bodyTimeout: limits.patienceMs,
      });
      return { status: answer.statusCode, body: await read(answer.body, { method, ...limits }) };
    },
  };
}
