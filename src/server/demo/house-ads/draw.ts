import sharp from 'sharp';
import { type AdSize, halfOf, sizesOf } from '#domain/ads/place.ts';
import { house, office, shops, tower } from '#server/demo/drawings/buildings.ts';
import { HOURS, type Hour, type Random, randomFrom, WIDTH } from '#server/demo/drawings/palette.ts';
import { backdrop, ground } from '#server/demo/drawings/scenery.ts';

/** What the pictures of the house's own ads show. */
const SCENES = {
  valuation: (random: Random, hour: Hour) => house(random, hour, 1, true),
  'title-check': (random: Random, hour: Hour) => tower(random, hour, 4),
  advertise: (random: Random, hour: Hour) => shops(random, hour),
  packages: (random: Random, hour: Hour) => office(random, hour, 4),
  hours: (random: Random, hour: Hour) => house(random, hour, 2, false),
};
export type Scene = keyof typeof SCENES;

const MOVING: readonly string[] = ['hours'];
const HOUR_OF: Record<Scene, number> = {
  ...{ valuation: 0, 'title-check': 1, advertise: 2, packages: 3, hours: 0 },
};
/** The lowest line that is shown of a drawing. */
const BOTTOM = 1_050;
const FRAME_MS = 1_400;

const PICTURE = /^\/media\/ads\/house-([a-z-]+?)-(\d{3,4}x\d{2,4}|still)\.webp$/;

export const houseBase = (scene: Scene) => `/media/ads/house-${scene}`;

const isScene = (name: string | undefined): name is Scene =>
  name !== undefined && Object.hasOwn(SCENES, name);

/** A band of a drawing in the proportions of a place. */
function draw(scene: Scene, hour: Hour, { width, height }: AdSize): Buffer {
  const random = randomFrom(scene.length * 7 + 3);
  const shown = Math.round((WIDTH * height) / width);
  const body = backdrop(random, hour) + ground(hour, true) + SCENES[scene](random, hour);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${BOTTOM - shown} ${WIDTH} ${shown}" width="${width}" height="${height}">${body}</svg>`,
  );
}

const hourOf = (at: number): Hour => HOURS[at] ?? HOURS[0];

/** The same place from morning to the rains, one hour after the other. */
async function drawMoving(scene: Scene, size: AdSize): Promise<Buffer> {
  const frames = await Promise.all(
    HOURS.map((hour) =>
      sharp(draw(scene, hour, size))
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ quality: 70, effort: 4, loop: 0, delay: frames.map(() => FRAME_MS) })
    .toBuffer();
}

/** What a picture's path stands for, to be drawn when it is asked for; undefined where it is none. */
export function houseAdPicture(
  urlPath: string,
): { file: string; produce(): Promise<Buffer> } | undefined {
  const [, scene, shape] = PICTURE.exec(urlPath) ?? [];
  if (!isScene(scene) || !shape) return undefined;
  const format = MOVING.includes(scene) ? 'gif' : 'image';
  const sizes = sizesOf(format).flatMap((size) => [size, halfOf(size)]);
  const size =
    shape === 'still'
      ? sizes[0]
      : sizes.find(({ width, height }) => shape === `${width}x${height}`);
  if (!size) return undefined;
  const isMoving = format === 'gif' && shape !== 'still';
  const still = () =>
    sharp(draw(scene, hourOf(HOUR_OF[scene]), size))
      .webp({ quality: 76, effort: 4 })
      .toBuffer();
  return {
    file: `ad-${scene}-${shape}.webp`,
    produce: () => (isMoving ? drawMoving(scene, size) : still()),
  };
}
