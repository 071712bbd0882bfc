import sharp from 'sharp';
import { type CleanPhoto, cleanPhoto } from '#server/uploads/clean-photo.ts';
import { perceptualHash } from './perceptual-hash.ts';
import { WIDTHS } from './photo-files.ts';

export interface PreparedPhoto {
  sizes: CleanPhoto[];
  /** Of the largest. */
  width: number;
  height: number;
  hash: string | undefined;
}

/** A photo as it will be shown. Throws invalid for a file that is none. */
export async function preparePhoto(file: Buffer): Promise<PreparedPhoto> {
  const sizes = await cleanPhoto(file, { widths: WIDTHS });
  const [smallest] = sizes;
  const largest = sizes.at(-1);
  if (!smallest || !largest) throw new Error('A photo without sizes');
  const { width, height } = await sharp(largest.webp).metadata();
  return { sizes, width, height, hash: await perceptualHash(smallest.webp) };
}
