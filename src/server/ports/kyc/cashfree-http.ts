import { stripEnd } from '#domain/lib/strip-end.ts';

export interface CashfreeOptions {
  /** The host alone: https://api.cashfree.com, or https://sandbox.cashfree.com for trying. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  timeoutMs?: number;
  /** Told why the provider was of no use: path and status, never what was sent or answered. */
  report?: (what: string) => void;
}

/** What the provider has to say about the thing asked; `null` when it could not say. */
export type Answer = { status: number; body: unknown } | null;
export type Post = (path: string, body: Record<string, string>) => Promise<Answer>;

/** Statuses below 400 and these speak of what was sent; the others of the provider or of us. */
const SPEAKS_OF_INPUT = [400, 404, 409];

export function cashfreePost(options: CashfreeOptions): Post {
  const base = stripEnd(options.baseUrl, /\//);
  const headers = {
    'content-type': 'application/json',
    'x-client-id': options.clientId,
    'x-client-secret': options.clientSecret,
    'x-api-version': '2023-12-18',
  };
  const useless = (what: string) => {
    options.report?.(what);
    return null;
  };

  return async (path, body) => {
    try {
      const response = await fetch(`${base}/verification/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        // The numbers are for the provider alone.
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? 10_000),
      });
      const { status } = response;
      if (!response.ok && !SPEAKS_OF_INPUT.includes(status)) {
        await response.body?.cancel();
        return useless(`${path} was answered ${status}`);
      }
      return { status, body: await response.json() };
    } catch (error) {
      // The kind only: the message of a parse error quotes the answer.
      return useless(`${path} had no answer: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  };
}
