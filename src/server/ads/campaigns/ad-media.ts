import { AD_PLACE_RULES, type AdSize, halfOf, placesOf, sizesOf } from '#domain/ads/place.ts';
import { youtubeId } from '#domain/homes/video-link.ts';
import type { Campaign } from '#server/db/schema/index.ts';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const SHAPES = ['\\d{3,4}x\\d{2,4}', 'still'];
const PICTURE = new RegExp(`^/media/ads/(${ID})-(${SHAPES.join('|')})\\.webp$`);
const STILL = 'still';

const shapeOf = ({ width, height }: AdSize) => `${width}x${height}`;

/** The path that a size is added to. */
export const pictureBase = (uploadId: string) => `/media/ads/${uploadId}`;

const fileUrl = (base: string, shape: string) => `${base}-${shape}.webp`;

/** The key in the object store of the file a picture's path stands for; undefined when it is none. */
export function adPictureKey(urlPath: string): string | undefined {
  const [, id, shape] = PICTURE.exec(urlPath) ?? [];
  return id && `ads/${id}/${shape}.webp`;
}

/** Every shape a picture of a format is kept in. A moving one is large enough in one size. */
export const shapesOf = (format: 'image' | 'gif'): string[] =>
  format === 'gif'
    ? [...sizesOf(format).map(shapeOf), STILL]
    : sizesOf(format).flatMap((size) => [shapeOf(size), shapeOf(halfOf(size))]);

/** Keys of every file of a picture; none for what is not in the object store. */
export const filesOf = ({ format, picture }: Pick<Campaign, 'format' | 'picture'>): string[] =>
  picture === null || format === 'video'
    ? []
    : shapesOf(format).flatMap((shape) => adPictureKey(fileUrl(picture, shape)) ?? []);

type Media = Pick<Campaign, 'format' | 'picture' | 'videoLink'>;

/** A campaign's picture at a place's size, or its video; null while it has neither. */
export function adMediaOf({ format, picture, videoLink }: Media, size?: AdSize) {
  if (format === 'video') {
    if (videoLink === null) return null;
    const id = youtubeId(videoLink) ?? null;
    return { mediaUrl: videoLink, sources: [], stillUrl: null, youtubeId: id };
  }
  if (picture === null) return null;
  const [first] = placesOf(format);
  const whole = size ?? AD_PLACE_RULES[first ?? 'TopHome'];
  const sizes = format === 'gif' ? [whole] : [halfOf(whole), whole];
  return {
    mediaUrl: fileUrl(picture, shapeOf(whole)),
    sources: sizes.map((each) => ({ url: fileUrl(picture, shapeOf(each)), width: each.width })),
    stillUrl: format === 'gif' ? fileUrl(picture, STILL) : null,
    youtubeId: null,
  };
}
