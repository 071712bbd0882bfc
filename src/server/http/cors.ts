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
/** What pages may read beside the body: every header that the document tells of, and a few more. */
const EXPOSED = [
  'content-disposition',
  'deprecation',
  'etag',
  'idempotency-replayed',
  'link',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'sunset',
  'x-request-id',
].join(', ');

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
      'authorization, content-type, accept-language, idempotency-key, if-none-match',
    );
    c.header('access-control-max-age', REMEMBER);
    return c.body(null, 204);
  };
}
