import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '#server/ports/storage/index.ts';
import { cleanPhoto } from './clean-photo.ts';

/** Sides of the squares in pixels: for a profile, and for a list. */
const WIDTHS = [320, 96] as const;
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const IMAGE = new RegExp(`^/media/people/(${ID})$`);
const PICTURE = new RegExp(`^/media/people/(${ID})-(${WIDTHS.join('|')})\\.webp$`);

const keyOf = (id: string, width: number | string) => `people/${id}/${width}.webp`;

/** The key of the file a picture's path stands for; undefined when it is no such path. */
export function photoKey(urlPath: string): string | undefined {
  const [, id, width] = PICTURE.exec(urlPath) ?? [];
  return id && width ? keyOf(id, width) : undefined;
}

/**
 * Stores a photo in both widths under a name nobody can guess, and returns its base path; a
 * browser adds `-320.webp`. Throws invalid or too_large for a file that is no photo of ours.
 */
export async function storePhoto(store: ObjectStore, file: Buffer): Promise<string> {
  // Narrowest first. A small photo is not enlarged: its largest square serves as either.
  const squares = await cleanPhoto(file, { widths: WIDTHS, square: true });
  const id = randomUUID();
  for (const width of WIDTHS) {
    const square = squares.find((made) => made.width >= width) ?? squares.at(-1);
    if (square) await store.put(keyOf(id, width), square.webp, 'image/webp');
  }
  return `/media/people/${id}`;
}

/** The keys of both files of a base path; none for a path that is none of ours. */
export function personPhotoFiles(image: string | null): string[] {
  const id = IMAGE.exec(image ?? '')?.[1];
  return id ? WIDTHS.map((width) => keyOf(id, width)) : [];
}

/** Removes both files of a base path; a path that is none of ours is left alone. */
export async function removePhotoFiles(store: ObjectStore, image: string | null): Promise<void> {
  for (const key of personPhotoFiles(image)) await store.remove(key);
}
