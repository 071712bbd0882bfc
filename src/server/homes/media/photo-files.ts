import type { ObjectStore } from '#server/ports/storage/index.ts';
import type { CleanPhoto } from '#server/uploads/clean-photo.ts';

/** The widths in pixels a picture of a listing is served at. */
export const WIDTHS = [400, 800, 1600] as const;
const FORMATS = ['webp', 'avif'] as const;
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PICTURE = new RegExp(`^/media/(${ID})-(${WIDTHS.join('|')})\\.(${FORMATS.join('|')})$`);

/** The path a browser adds `-800.webp` to. */
export const baseUrl = (uploadId: string) => `/media/${uploadId}`;

/** Where the widths of a photo are in the object store; the column `store_key`. */
export const storeKeyOf = (uploadId: string) => `listings/${uploadId}`;

/** The key of the file a picture's path stands for; undefined when it is no such path. */
export function listingPhotoKey(urlPath: string): string | undefined {
  const [, id, width, format] = PICTURE.exec(urlPath) ?? [];
  return id && `${storeKeyOf(id)}/${width}.${format}`;
}

/** Every file of a photo. */
export const filesOf = (storeKey: string): string[] =>
  WIDTHS.flatMap((width) => FORMATS.map((format) => `${storeKey}/${width}.${format}`));

/** Stores a photo in every width and format; one too small for a width serves as it is. */
export async function storePhoto(
  store: ObjectStore,
  storeKey: string,
  sizes: readonly CleanPhoto[],
): Promise<void> {
  for (const width of WIDTHS) {
    const size = sizes.find((made) => made.width >= width) ?? sizes.at(-1);
    if (!size) throw new Error('A photo without sizes');
    for (const format of FORMATS) {
      await store.put(`${storeKey}/${width}.${format}`, size[format], `image/${format}`);
    }
  }
}
