import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import { digestOf } from './digest.ts';

/** One body in the encodings a browser may ask for, with the headers of each ready to send. */
export interface Variants {
  identity: Variant;
  gzip?: Variant;
  br?: Variant;
  /** It is compressed for whoever takes it so, and not before. */
  isPackedWhenAsked?: true;
  /** Its plain body is not kept beside what it was packed to. */
  isKeptPacked?: true;
}
interface Variant {
  body: Buffer;
  headers: OutgoingHttpHeaders;
}

export type Encoding = 'gzip' | 'br';
/** The same bytes, smaller. */
export type Compressed = Record<Encoding, Buffer>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What is packed comes back by pieces of so much: most pages in one, each costing the thread a turn. */
const CHUNK_BYTES = 65_536;
/** Below this nothing is won. */
const LEAST = 512;
export const isWorthCompressing = (body: Buffer): boolean => body.length >= LEAST;

const pack = (body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, {
        chunkSize: CHUNK_BYTES,
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          // So that room is taken for what there is, not for megabytes each time.
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    : zip(body, { chunkSize: CHUNK_BYTES, level: quality > 6 ? 9 : 6 });

/** @param quality brotli’s, 0 to 11 */
export async function compress(body: Buffer, quality: number): Promise<Compressed> {
  const [br, zipped] = await Promise.all([pack(body, 'br', quality), pack(body, 'gzip', quality)]);
  return { br, gzip: zipped };
}

const packed = ({ headers }: Variant, body: Buffer, encoding: Encoding): Variant => ({
  body,
  headers: { ...headers, 'content-encoding': encoding, 'content-length': body.length },
});

/** A body with what it was compressed to, where it was. */
export function variantsFrom(
  body: Buffer,
  headers: OutgoingHttpHeaders,
  compressible: boolean,
  compressed?: Compressed,
): Variants {
  const etag = `"${digestOf(body)}"`;
  const base = { ...headers, etag, ...(compressible && { vary: 'accept-encoding' }) };
  const identity = { body, headers: { ...base, 'content-length': body.length } };
  if (!compressed) return { identity };
  return {
    identity,
    gzip: packed(identity, compressed.gzip, 'gzip'),
    br: packed(identity, compressed.br, 'br'),
  };
}

/** The same body in an encoding. `quality` is brotli's, 0 to 11. */
export const packedVariant = async (
  { identity }: Variants,
  encoding: Encoding,
  quality: number,
): Promise<Variant> => packed(identity, await pack(identity.body, encoding, quality), encoding);

/**
 * Keeps of a page only what brotli made of it, a seventh of the bytes: nearly everybody takes it so.
 * Who does not waits for it to be unpacked, half a millisecond.
 */
export function keepPacked(variants: Variants): void {
  const { br, identity } = variants;
  if (!br || variants.isKeptPacked) return;
  variants.isKeptPacked = true;
  variants.identity = {
    headers: identity.headers,
    get body() {
      return brotliDecompressSync((variants.br ?? br).body);
    },
  };
}

/** What it takes to keep them, in bytes. */
export const weightOf = ({ identity, gzip, br, isKeptPacked }: Variants): number =>
  (isKeptPacked ? 0 : identity.body.length) + (gzip?.body.length ?? 0) + (br?.body.length ?? 0);

/** Compresses once what will be sent many times. `quality` is brotli's, 0 to 11. */
export async function variantsOf(
  body: Buffer,
  headers: OutgoingHttpHeaders,
  compressible: boolean,
  quality: number,
): Promise<Variants> {
  const isSmaller = compressible && isWorthCompressing(body);
  return variantsFrom(
    body,
    headers,
    compressible,
    isSmaller ? await compress(body, quality) : undefined,
  );
}

/** A text that was built, with other words in it. `quality` is brotli's, 0 to 11. */
export function withOtherText({ identity }: Variants, text: string, quality: number) {
  const { etag: _, vary: __, 'content-length': ___, ...headers } = identity.headers;
  return variantsOf(Buffer.from(text), headers, true, quality);
}
