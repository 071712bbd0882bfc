import type { MiddlewareHandler } from 'hono';

/**
 * The origin whose pages may read what is answered to a request, or nothing. A browser’s question
 * before it (OPTIONS) comes through here too, and carries no key in a header.
 */
export type CorsFor = (request: Request) => Promise<string | undefined>;

/** Pages of the site itself ask nobody; those of others read nothing. */
export const closed: CorsFor = async () => undefined;

/** What a page of another site may send, and what it may read beside the answer. */
const MAY_SEND = ['authorization', 'content-type', 'idempotency-key', 'if-none-match'];
const MAY_READ = [
  ...['content-disposition', 'etag', 'idempotency-replayed'],
  ...['ratelimit', 'ratelimit-policy', 'retry-after'],
];
/** What a browser remembers of a permission, in seconds. */
const REMEMBER = '600';

/** Tells a browser which pages may read an answer. Cookies are never asked for: a key is enough. */
export function cors(corsFor: CorsFor): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const granted = origin && (await corsFor(c.req.raw));
    if (granted) {
      c.header('access-control-allow-origin', granted);
      c.header('access-control-expose-headers', MAY_READ.join(', '));
      c.header('vary', 'Origin', { append: true });
    }
    if (granted && c.req.method === 'OPTIONS') {
      c.header('access-control-allow-methods', 'GET, POST, PUT, DELETE');
      c.header('access-control-allow-headers', MAY_SEND.join(', '));
      c.header('access-control-max-age', REMEMBER);
    }
    return next();
  };
}
