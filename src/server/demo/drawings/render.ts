import sharp from 'sharp';
import type { Subcategory } from '#domain/homes/listing.ts';
import { house, office, plot, shops, tower } from './buildings.ts';
import { balcony, bathroom, bedroom, kitchen, living } from './interiors.ts';
import { HOURS, pick, randomFrom, svg } from './palette.ts';
import { drawPlan } from './plan.ts';
import { backdrop, ground } from './scenery.ts';

export type PictureKind =
  | 'outside'
  | 'living'
  | 'bedroom'
  | 'kitchen'
  | 'bathroom'
  | 'balcony'
  | 'plan';

/** Everything a drawing depends on; the same spec is the same picture. */
export interface PictureSpec {
  seed: number;
  kind: PictureKind;
  subcategory: Subcategory;
  bedrooms: number;
  storeys: number;
  furnished: boolean;
  carpetSqft: number;
}

/** The pictures a listing of a kind has, in the order shown. */
export function pictureKinds(subcategory: Subcategory): PictureKind[] {
  switch (subcategory) {
    case 'Plot':
    case 'Shop':
    case 'Office':
      return ['outside'];
    case 'Studio Apartment':
      return ['outside', 'living', 'kitchen', 'bathroom', 'plan'];
    default:
      return ['outside', 'living', 'bedroom', 'kitchen', 'balcony', 'bathroom', 'plan'];
  }
}

function outside(spec: PictureSpec): string {
  const random = randomFrom(spec.seed);
  const hour = pick(random, HOURS);
  const scene = backdrop(random, hour) + ground(hour, spec.subcategory !== 'Plot');
  switch (spec.subcategory) {
    case 'House':
      return svg(scene + house(random, hour, Math.min(3, spec.storeys), false));
    case 'Villa':
      return svg(scene + house(random, hour, 2, true));
    case 'Plot':
      return svg(scene + plot(random, hour));
    case 'Office':
      return svg(scene + office(random, hour, Math.min(16, Math.max(4, spec.storeys))));
    case 'Shop':
      return svg(scene + shops(random, hour));
    default:
      return svg(scene + tower(random, hour, Math.min(26, Math.max(3, spec.storeys))));
  }
}

/** The picture as SVG, 1600 by 1200. */
export function drawPicture(spec: PictureSpec): string {
  if (spec.kind === 'outside') return outside(spec);
  if (spec.kind === 'plan') {
    return drawPlan(spec.carpetSqft, spec.bedrooms, spec.subcategory === 'Studio Apartment');
  }
  const random = randomFrom(spec.seed * 31 + spec.kind.length);
  const hour = pick(randomFrom(spec.seed), HOURS);
  const inside = {
    living: () => living(random, hour, spec.furnished),
    bedroom: () => bedroom(random, hour, spec.furnished),
    kitchen: () => kitchen(random, hour),
    bathroom: () => bathroom(random),
    balcony: () => balcony(random, hour),
  };
  return svg(inside[spec.kind]());
}

/** Eight, eleven and eighteen begin with a vowel when spoken. */
function storeyed({ storeys }: PictureSpec, what: string): string {
  return `${[8, 11, 18].includes(storeys) ? 'an' : 'a'} ${storeys}-storey ${what}`;
}

const BUILDING: Record<Subcategory, (spec: PictureSpec) => string> = {
  Flat: (spec) => storeyed(spec, 'apartment building'),
  'Studio Apartment': (spec) => storeyed(spec, 'apartment building'),
  House: () => 'a house with its compound wall',
  Villa: () => 'a villa among trees',
  Plot: () => 'a plot with survey stones',
  Office: (spec) => storeyed(spec, 'office building'),
  Shop: () => 'shops under awnings',
};

/** What a picture shows, for those who cannot see it. */
export function describePicture(spec: PictureSpec): string {
  if (spec.kind === 'plan') return 'Floor plan with room sizes in feet';
  if (spec.kind !== 'outside')
    return `Drawing of the ${spec.kind === 'living' ? 'living room' : spec.kind}`;
  const hour = pick((() => randomFrom(spec.seed))(), HOURS);
  return `Drawing of ${BUILDING[spec.subcategory](spec)} ${hour.name}`;
}

/** Up to this width, as lists show a dozen at once, every byte counts and no fine line is lost. */
const SMALL = 400;

/** The picture as WebP at a width in pixels, 4:3. AVIF would be a third smaller and four times slower. */
export function renderAt(spec: PictureSpec, width: number): Promise<Buffer> {
  return sharp(Buffer.from(drawPicture(spec)), { density: (72 * width) / 1600 })
    .resize(width)
    .webp({ quality: width > SMALL ? 74 : 62, effort: 4 })
    .toBuffer();
}
