import sharp from 'sharp';
import { type AdSize, halfOf, sizesOf } from '#domain/ads/place.ts';
import words from '#messages/ads/refusals/index.ts';
import { badFile } from '#server/uploads/bad-file.ts';
import { openPicture, PICTURE_SECONDS, pictureFault, serialize } from '#server/uploads/picture.ts';
import { typeOf } from '#server/uploads/sniff.ts';

/** A file by its shape: "1200x400", "still". */
export type AdFiles = Map<string, Buffer>;

const IMAGES = ['image/jpeg', 'image/png', 'image/webp'];
const MIN_IMAGE: AdSize = { width: 600, height: 200 };
const MIN_GIF: AdSize = { width: 320, height: 180 };
const MAX_FRAMES = 150;
const MAX_SECONDS = 30;
/** Of all frames together. */
const MAX_GIF_PIXELS = 40_000_000;
/** What a page may be asked to load for one moving picture. */
const MAX_ANIMATION_BYTES = 1_500_000;

function refuse(error: unknown): never {
  throw pictureFault(error);
}

const shapeOf = ({ width, height }: AdSize) => `${width}x${height}`;

function requireSize(found: AdSize, least: AdSize): void {
  if (found.width >= least.width && found.height >= least.height) return;
  throw badFile(
    words.pictureSmall({
      width: found.width,
      height: found.height,
      leastWidth: least.width,
      leastHeight: least.height,
    }),
  );
}

/** Cut to the sizes of its places; nothing but pixels is left of what was sent. */
async function prepareImage(file: Buffer): Promise<AdFiles> {
  const mime = await typeOf(file);
  if (!IMAGES.includes(mime)) throw badFile(words.choosePicture);
  const picture = await openPicture(file);
  requireSize(picture, MIN_IMAGE);
  const files: AdFiles = new Map();
  for (const size of sizesOf('image')) {
    const whole = await picture.decode((pixels) =>
      pixels
        .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
        .flatten({ background: '#ffffff' })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
    for (const each of [size, halfOf(size)]) {
      const webp = sharp(whole).resize(each).webp({ quality: 80 });
      files.set(shapeOf(each), await webp.toBuffer());
    }
  }
  return files;
}

async function readFrames(file: Buffer): Promise<void> {
  const header = await sharp(file, { animated: true, limitInputPixels: false })
    .metadata()
    .catch(refuse);
  const { width, pages = 1, pageHeight = header.height, delay = [] } = header;
  requireSize({ width, height: pageHeight }, MIN_GIF);
  if (pages < 2) throw badFile(words.gifStill);
  if (pages > MAX_FRAMES || width * pageHeight * pages > MAX_GIF_PIXELS) {
    throw badFile(words.gifFrames({ pages, width, height: pageHeight }));
  }
  if (delay.reduce((sum, ms) => sum + ms, 0) > MAX_SECONDS * 1_000) {
    throw badFile(words.gifSeconds({ most: MAX_SECONDS }));
  }
}

/** An animated WebP and its first frame, which stands still. */
async function prepareGif(file: Buffer): Promise<AdFiles> {
  const mime = await typeOf(file);
  if (mime !== 'image/gif') throw badFile(words.chooseGif);
  await readFrames(file);
  const [size = MIN_GIF] = sizesOf('gif');
  const read = (animated: boolean) =>
    sharp(file, { animated, limitInputPixels: MAX_GIF_PIXELS, failOn: 'error' })
      .timeout({ seconds: PICTURE_SECONDS })
      .resize({ ...size, fit: 'cover' });
  const moving = await read(true)
    .webp({ quality: 60, effort: 4, loop: 0 })
    .toBuffer()
    .catch(refuse);
  if (moving.length > MAX_ANIMATION_BYTES) {
    throw badFile(words.gifHeavy);
  }
  const still = await read(false).webp({ quality: 78 }).toBuffer().catch(refuse);
  return new Map([
    [shapeOf(size), moving],
    ['still', still],
  ]);
}

/** A picture as it will be shown. Throws invalid with a sentence for a file that is none. */
export const prepareAdPicture = (file: Buffer, format: 'image' | 'gif'): Promise<AdFiles> =>
  format === 'gif' ? serialize(() => prepareGif(file)) : prepareImage(file);
