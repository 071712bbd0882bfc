import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

/** Named, and not to say that it is not wanted. */
const GZIP = /(?:^|[,\s])gzip\s*(?:$|,|;\s*q=(?:0\.\d*[1-9]|1))/i;

/** Whether a caller takes an answer packed by gzip. */
export const takesGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && GZIP.test(accepted);

const packs = compress();

/** Packs what is answered for whoever takes it so, unless it is packed already. */
export const compression: MiddlewareHandler = (c, next) => {
  // Ahead of the answer: to change one that is made has it made again, as a stream.
  c.header('vary', 'accept-encoding', { append: true });
  return c.req.header('accept-encoding') === undefined ? next() : packs(c, next);
};
