import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Encoding,
  isWorthCompressing,
  packedVariant,
  type Variants,
} from '#server/lib/variants.ts';
import { encodingFor, sendVariants } from './serve-static.ts';

/** A third of the work for a tenth more bytes: many pages are asked for once. */
const FIRST_QUALITY = 3;
/** Nine tenths of what the best setting saves. */
const LASTING_QUALITY = 5;

interface Packing {
  first: Promise<void>;
  isAskedAgain: boolean;
}
const packings = new WeakMap<Variants, Partial<Record<Encoding, Packing>>>();

async function pack(variants: Variants, encoding: Encoding, quality: number): Promise<void> {
  variants[encoding] = await packedVariant(variants, encoding, quality);
}

/**
 * Compresses a rendered page in the encoding that its reader takes, and in no other: quickly for the
 * first, and well in the background once a second one asks for it. Answers whether it has grown.
 */
export async function packFor(variants: Variants, accepted: string): Promise<boolean> {
  const encoding = encodingFor(accepted);
  if (!encoding) return false;
  const packing = packings.get(variants) ?? {};
  packings.set(variants, packing);
  const known = packing[encoding];
  if (!known) {
    if (!isWorthCompressing(variants.identity.body)) return false;
    const first = pack(variants, encoding, FIRST_QUALITY);
    packing[encoding] = { first, isAskedAgain: false };
    await first;
    return true;
  }
  await known.first;
  // Gzip, of old clients and some robots, is as good as it gets at once.
  if (!known.isAskedAgain && encoding === 'br') {
    void pack(variants, encoding, LASTING_QUALITY).catch(() => undefined);
  }
  known.isAskedAgain = true;
  return false;
}

/** Sends what there is, compressed now where that waited for somebody to ask. */
export async function sendPacked(
  req: IncomingMessage,
  res: ServerResponse,
  variants: Variants,
  status?: number,
): Promise<void> {
  if (variants.isPackedWhenAsked) {
    await packFor(variants, String(req.headers['accept-encoding'] ?? ''));
  }
  sendVariants(req, res, variants, status);
}
