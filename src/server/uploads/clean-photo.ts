import sharp from 'sharp';
import words from '#messages/lib/refusals/index.ts';
import { badFile, tooManyBytes } from './bad-file.ts';
import { openPicture, type Picture } from './picture.ts';
import { typeOf } from './sniff.ts';

export const MAX_PHOTO_BYTES = 12 * 1024 * 1024;

export interface CleanPhoto {
  /** The true width in pixels, which a small photo makes less than what was asked for. */
  width: number;
  webp: Buffer;
  avif: Buffer;
}

const HEIC = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];
/** Most builds of the decoder come without HEVC, for its patents. */
const READS_HEIC = (sharp.format.heif?.input.fileSuffix ?? []).includes('.heic');
const ACCEPTED = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  ...(READS_HEIC ? HEIC : []),
]);

/** What WebP can hold. */
const MAX_HIGH = 16_383;

async function checkType(bytes: Buffer): Promise<void> {
  const mime = await typeOf(bytes);
  if (ACCEPTED.has(mime)) return;
  throw badFile(HEIC.includes(mime) ? words.noHeic : words.noPhoto);
}

async function unpack(picture: Picture, width: number, square: boolean) {
  // For a square the liveliest part is kept, since the middle of a tall portrait has no face.
  const size = square
    ? { width, height: width, position: sharp.strategy.attention }
    : { width, withoutEnlargement: true };
  const { data, info } = await picture.decode((pixels) =>
    pixels.resize(size).raw().toBuffer({ resolveWithObject: true }),
  );
  return sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  });
}

/** A photo that may be decoded. Throws too_large, or invalid with a sentence for the sender. */
export async function openPhoto(bytes: Buffer): Promise<Picture> {
  if (bytes.length > MAX_PHOTO_BYTES) throw tooManyBytes(MAX_PHOTO_BYTES);
  await checkType(bytes);
  return openPicture(bytes);
}

/**
 * Re-encodes a photo so that nothing but its pixels is left of what was sent. Each width gives
 * one picture, narrowest first; nothing is enlarged, so the widths a small photo does not reach
 * become one of its own width. `square` cuts to a square.
 * Throws too_large, or invalid with a sentence for the sender.
 */
export async function cleanPhoto(
  bytes: Buffer,
  { widths, square = false }: { widths: readonly number[]; square?: boolean },
): Promise<CleanPhoto[]> {
  const picture = await openPhoto(bytes);
  const most = square ? Math.min(picture.width, picture.height) : picture.width;
  const reached = [...new Set(widths.map((width) => Math.min(width, most)))].sort((a, b) => a - b);
  const widest = reached.at(-1) ?? most;
  if (!square && (widest / picture.width) * picture.height > MAX_HIGH) {
    throw badFile(words.tooTall);
  }
  // The sent file is decoded once; the smaller ones are made from the largest.
  const largest = await unpack(picture, widest, square);
  const photos: CleanPhoto[] = [];
  // One after the other: encoding AVIF keeps every core busy already.
  for (const width of reached) {
    const sized = largest.clone().resize({ width });
    photos.push({
      width,
      webp: await sized.clone().webp({ quality: 78 }).toBuffer(),
      avif: await sized.clone().avif({ quality: 55, effort: 3 }).toBuffer(),
    });
  }
  return photos;
}
