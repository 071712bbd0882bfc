import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** One body in the encodings a browser may ask for, with the headers of each ready to send. */
export interface Variants {
  identity: Variant;
  gzip?: Variant;
  br?: Variant;
}
interface Variant {
  body: Buffer;
  headers: OutgoingHttpHeaders;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses once what will be sent many times. `quality` is brotli's, 0 to 11. */
export async function variantsOf(
  body: Buffer,
  headers: OutgoingHttpHeaders,
  compressible: boolean,
  quality: number,
): Promise<Variants> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const base = { ...headers, etag, ...(compressible && { vary: 'accept-encoding' }) };
  const variant = (content: Buffer, encoding?: string): Variant => ({
    body: content,
    headers: {
      ...base,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': content.length,
    },
  });
  const identity = variant(body);
  if (!compressible || body.length < 512) return { identity };
  const [small, zipped] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    zip(body, { level: quality > 6 ? 9 : 6 }),
  ]);
  return { identity, gzip: variant(zipped, 'gzip'), br: variant(small, 'br') };
}
