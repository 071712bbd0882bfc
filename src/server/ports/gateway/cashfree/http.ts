import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { stripEnd } from '#domain/lib/strip-end.ts';
import { GatewayError } from '#server/ports/gateway/gateway.ts';
import { errorAnswer } from './wire-answers.ts';

export interface Credentials {
  id: string;
  secret: string;
}

export interface CashfreeHttpOptions {
  /** The host alone: https://api.cashfree.com, or https://sandbox.cashfree.com for trying. */
  baseUrl: string;
  timeoutMs?: number;
  /** Told why the provider was of no use: path and status, never what was sent or answered. */
  report?: (what: string) => void;
}

export interface Request<T> {
  method: 'GET' | 'POST' | 'PATCH';
  /** Below the API's folder, with its parts encoded. */
  path: string;
  body?: object;
  answer: z.ZodType<T>;
}

/** What came of a request: an answer of the form asked for, or a refusal of what was asked. */
export type Outcome<T> =
  | { ok: true; value: T }
  | { ok: false; status: number; code: string; message: string };

export type Ask = <T>(request: Request<T>) => Promise<Outcome<T>>;

/** These speak of what was asked. Others speak of the provider, or of us, and may pass. */
const REFUSALS = [400, 404, 409, 422];

/** The same request has the same key, so that a retry after a lost answer has its effect once. */
function idempotencyKey(request: Request<unknown>, body: string): string {
  const hex = createHash('sha256')
    .update(`${request.method} ${request.path} ${body}`)
    .digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5');
}

/** Asks one of the provider's APIs. Throws GatewayError `away` where nothing certain is known. */
export function cashfreeAsk(
  { baseUrl, timeoutMs = 15_000, report }: CashfreeHttpOptions,
  {
    folder,
    apiVersion,
    credentials,
  }: { folder: string; apiVersion: string; credentials: Credentials },
): Ask {
  const away = (what: string) => {
    report?.(what);
    return new GatewayError('away', `The payment provider: ${what}`);
  };

  return async (request) => {
    // Ids are no secret, but the log needs only the kind of call.
    const kind = `${request.method} ${folder}/${request.path.split(/[/?]/)[0]}`;
    const body = request.body && JSON.stringify(request.body);
    const given = await exchange(`${stripEnd(baseUrl, /\//)}/${folder}/${request.path}`, {
      method: request.method,
      headers: {
        'content-type': 'application/json',
        'x-client-id': credentials.id,
        'x-client-secret': credentials.secret,
        'x-api-version': apiVersion,
        ...(body && { 'x-idempotency-key': idempotencyKey(request, body) }),
      },
      ...(body && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      // The kind only: the message of a parse error quotes the answer.
      throw away(`${kind} had no answer: ${error instanceof Error ? error.name : 'unknown'}`);
    });
    const { status, json } = given;
    if (REFUSALS.includes(status)) {
      return { ok: false, status, ...errorAnswer.catch({ code: '', message: '' }).parse(json) };
    }
    const read = status < 300 ? request.answer.safeParse(json) : undefined;
    if (read?.success) return { ok: true, value: read.data };
    throw away(`${kind} was answered ${status}${read ? ' in another form' : ''}`);
  };
}

async function exchange(
  url: string,
  init: RequestInit,
): Promise<{ status: number; json: unknown }> {
  const response = await fetch(url, init);
  const { status } = response;
  if (response.ok) return { status, json: await response.json() };
  // What stands in an error may be anything; its status says enough.
  const text = await response.text().catch(() => '');
  try {
    return { status, json: JSON.parse(text) };
  } catch {
    return { status, json: null };
  }
}
