import sharp from 'sharp';

const WIDE = 9;
const HIGH = 8;
/** Bits two pictures may differ in and still be the same one, re-encoded, resized or lightly cut. */
export const MAX_DISTANCE = 6;
const FEW_BITS = 4;

/**
 * A 64-bit difference hash as 16 hex digits: whether each of 9 x 8 grey fields is darker than the
 * one to its right. Undefined for a picture too even to be told from others by it.
 */
export async function perceptualHash(picture: Buffer): Promise<string | undefined> {
  const greys = await sharp(picture)
    .flatten({ background: 'white' })
    .greyscale()
    .resize(WIDE, HIGH, { fit: 'fill' })
    .raw()
    .toBuffer();
  let hash = 0n;
  let set = 0;
  for (let y = 0; y < HIGH; y++) {
    for (let x = 0; x < WIDE - 1; x++) {
      const at = y * WIDE + x;
      const bit = (greys[at] ?? 0) < (greys[at + 1] ?? 0);
      hash = (hash << 1n) | (bit ? 1n : 0n);
      if (bit) set++;
    }
  }
  if (set < FEW_BITS || set > 64 - FEW_BITS) return undefined;
  return hash.toString(16).padStart(16, '0');
}
