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
import { sql } from 'drizzle-orm';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';

/**
 * Which pages of other sites may read what the API answers: those of the origins that somebody named
 * for a publishable key, with that key. No cookie travels with such a call, nor would it be looked at.
 */

/** What a browser remembers of a permission, in seconds. */
const REMEMBER = '600';
/** What pages may read beside the body. */
const EXPOSED =
  'content-disposition, etag, link, ratelimit, ratelimit-policy, retry-after, x-request-id';

type Headers = Pick<HonoContext, 'header'>;

/** Whoever asks, an answer that one origin may read is not another’s. */
export function varyByOrigin(c: Headers, { access, key }: Endpoint): void {
  if (access === 'anyone' && key) c.header('vary', 'origin', { append: true });
}

/** Once it is shown that the key of a call is for this origin. */
export function allowOrigin(c: Headers, origin: string): void {
  c.header('access-control-allow-origin', origin);
  c.header('access-control-expose-headers', EXPOSED);
}

/** A browser asks without the key, so for any that names the origin. */
async function isNamed({ db, now }: Context, origin: string): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from api_keys k join people p on p.id = k.person_id
        where k.kind = 'publishable' and k.origins @> array[${origin}]::text[]
          and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now()})
          and p.suspended_at is null and p.deleted_at is null
        limit 1`,
  );
  return found.length > 0;
}

/** Answers a browser’s question whether a page may call at all; one that may not is told nothing. */
export function answerPreflight(base: Context): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (c.req.method !== 'OPTIONS' || !origin || !c.req.header('access-control-request-method')) {
      return next();
    }
    c.header('vary', 'origin', { append: true });
    if (!(await isNamed(base, origin))) return c.body(null, 204);
    allowOrigin(c, origin);
    c.header('access-control-allow-methods', 'GET, HEAD, POST');
    c.header(
      'access-control-allow-headers',
      'authorization, content-type, accept-language, if-none-match',
    );
    c.header('access-control-max-age', REMEMBER);
    return c.body(null, 204);
  };
}
