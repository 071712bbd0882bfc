import { SQFT_PER_GUNTHA } from '#domain/homes/area.ts';
import { type AmenityNearby, bhkLabel, CATEGORY_OF, hasBedrooms } from '#domain/homes/listing.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { pick, type Random } from './drawings/palette.ts';
import type { HomeShape } from './home-shape.ts';

export interface Telling {
  shape: HomeShape;
  locality: string;
  society: string | null;
  amenities: readonly AmenityNearby[];
  garages: number;
  balconies: number;
  station: { name: string; metres: number } | undefined;
  /** "Dec 2027" */
  possessionBy: string | null;
}

/** "2 BHK flat", "1 RK studio", "5 guntha plot", "office". */
function nounOf({ subcategory, bedrooms, plotSqft }: HomeShape): string {
  if (subcategory === 'Studio Apartment') return '1 RK studio';
  if (subcategory === 'Plot' && plotSqft) {
    return `${(plotSqft / SQFT_PER_GUNTHA).toFixed(1).replace('.0', '')} guntha plot`;
  }
  const noun = subcategory.toLowerCase();
  return hasBedrooms(subcategory) && bedrooms ? `${bhkLabel(bedrooms, subcategory)} ${noun}` : noun;
}

/** "south-east-facing" */
const facingOf = ({ facing }: HomeShape) => `${facing.toLowerCase().replace(' ', '-')}-facing`;
const an = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const DRESS = {
  Furnished: 'furnished',
  'Semi-Furnished': 'semi-furnished',
  UnFurnished: '',
} as const;

export function composeTitle(
  random: Random,
  { shape, locality, society, garages }: Telling,
): string {
  const noun = nounOf(shape);
  const dress = shape.furnishing ? DRESS[shape.furnishing] : '';
  const place = society ? `${society}, ${locality}` : locality;
  const titles: [string, ...string[]] = [
    capital(`${noun} in ${place}`),
    capital(`${noun}, ${place}`),
    capital(`${facingOf(shape)} ${noun} in ${locality}`),
  ];
  if (dress) titles.push(capital(`${dress} ${noun} in ${place}`));
  if (garages > 0 && hasBedrooms(shape.subcategory)) {
    titles.push(capital(`${noun} with covered parking, ${locality}`));
  }
  if (shape.age === '0-5 Years') titles.push(capital(`nearly new ${noun} in ${locality}`));
  if (shape.possession !== 'Ready To Move') titles.push(`New ${noun} in ${place}`);
  return pick(random, titles);
}

function opening(random: Random, { shape, locality, society }: Telling): string {
  const noun = nounOf(shape);
  const offer = shape.listedIn === 'rent' ? 'to rent' : 'for sale';
  const place = society ? `${society}, ${locality}` : locality;
  const area = groupDigits(shape.carpetSqft ?? shape.plotSqft ?? 0);
  const measure = shape.carpetSqft ? `${area} sq ft carpet` : `${area} sq ft of land`;
  return pick(random, [
    capital(`${noun} ${offer} in ${place}: ${measure}.`),
    `${measure} in ${place}, ${an(facingOf(shape))} ${noun} ${offer}.`,
    capital(`${noun} of ${measure} ${offer} in ${place}.`),
  ]);
}

const FLAT_LIGHT = [
  'Light from two sides and a breeze through the hall.',
  'The bedrooms look away from the road, so nights are quiet.',
  'Dry balcony off the kitchen, and storage built into the passage.',
  'Lifts with power backup, and municipal water through the year.',
] as const;
const HOUSE_LIGHT = [
  'Own gate, a strip of garden and room to park inside the compound.',
  'Terrace on top with a view over the neighbourhood, and a tank of its own.',
  'Set back from the lane behind a mango tree, with its own borewell.',
] as const;
const OFFICE_LIGHT = [
  'Open floor, a pantry and fibre from two providers.',
  'Lift lobby at the door, power backup for the whole floor.',
  'Ceiling lights and wiring in place, ready for your desks.',
] as const;
const SHOP_LIGHT = [
  'Rolling shutter on the main road, with steady footfall in the evening.',
  'Corner shop with glass on two sides and a mezzanine for stock.',
  'In a row with a chemist, a dairy and a bakery.',
] as const;
const PLOT_LIGHT = [
  'Levelled, fenced, and reached by a tar road.',
  'Measured, with the boundary stones in place.',
  'Water and electricity at the edge of the plot.',
] as const;

function inside(random: Random, { shape, balconies }: Telling): string {
  switch (shape.subcategory) {
    case 'Plot':
      return pick(random, PLOT_LIGHT);
    case 'Office':
      return pick(random, OFFICE_LIGHT);
    case 'Shop':
      return pick(random, SHOP_LIGHT);
    case 'House':
    case 'Villa':
      return pick(random, HOUSE_LIGHT);
    default:
      return balconies > 1 && random() < 0.4
        ? `${capital(['two', 'three'][balconies - 2] ?? 'several')} balconies, one of them off the main bedroom.`
        : pick(random, FLAT_LIGHT);
  }
}

function around(random: Random, { amenities, station }: Telling): string | null {
  if (station && station.metres < 1_800 && random() < 0.7) {
    return `${station.name} metro station is about ${(station.metres / 1_000).toFixed(1)} km away.`;
  }
  const start = Math.floor(random() * amenities.length);
  const [first, second, third] = [...amenities.slice(start), ...amenities.slice(0, start)];
  if (!first || !second || !third) return null;
  return `Close by: ${[first, second].join(', ').toLowerCase()} and ${third.toLowerCase()}.`;
}

function terms(random: Random, { shape, society, possessionBy }: Telling): string | null {
  if (possessionBy) return `Registered with MahaRERA; possession by ${possessionBy}.`;
  if (CATEGORY_OF[shape.subcategory] === 'Land') return 'Title papers are ready to be seen.';
  if (shape.listedIn === 'rent') {
    return pick(random, ['Leave and licence for 11 months, renewable.', 'Free from next month.']);
  }
  if (random() < 0.5) return null;
  return society
    ? 'Ready to move into, with the society’s no-objection on hand.'
    : 'Ready to move into; the papers can be seen at the first visit.';
}

/** Two to four sentences made of the listing's own facts. */
export function composeDescription(random: Random, telling: Telling): string {
  return [
    opening(random, telling),
    inside(random, telling),
    around(random, telling),
    terms(random, telling),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}
