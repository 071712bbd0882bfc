import type { Context } from 'hono';
import { type Variants, variantsOf } from '#server/lib/variants.ts';

/** Nearly as small as can be, without minutes of work. */
const QUALITY = 9;

/** A browser asks each time whether it has changed, which costs a few bytes. */
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

/**
 * An answer that is the same for everybody: made and compressed when it is first asked for, with a
 * mark by which a browser that has it is sent nothing.
 */
export function keptAnswer(
  type: string,
  make: () => Buffer | string | Promise<Buffer>,
  caching = ASK_EACH_TIME,
): (c: Context) => Promise<Response> {
  let kept: Promise<Variants> | undefined;
  const prepare = async () =>
    variantsOf(
      Buffer.from(await make()),
      { 'content-type': type, 'cache-control': caching },
      true,
      QUALITY,
    );
  return async (c) => {
    kept ??= prepare();
    const { identity, br, gzip } = await kept;
    const accepted = c.req.header('accept-encoding') ?? '';
    const chosen =
      (accepted.includes('br') && br) || (accepted.includes('gzip') && gzip) || identity;
    const { 'content-length': _, ...headers } = chosen.headers;
    for (const [name, value] of Object.entries(headers)) c.header(name, String(value));
    const isKnown = c.req.header('if-none-match') === headers.etag;
    return isKnown ? c.body(null, 304) : c.body(new Uint8Array(chosen.body));
  };
}
