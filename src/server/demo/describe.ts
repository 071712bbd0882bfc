import type {
  AmenityNearby,
  Facing,
  Furnishing,
  ListedIn,
  Possession,
  Subcategory,
} from '../../domain/listing.ts';
import { pick, type Random } from './drawings/palette.ts';

interface Facts {
  listedIn: ListedIn;
  subcategory: Subcategory;
  locality: string;
  society: string | null;
  amenities: AmenityNearby[];
  stage: { possession: Possession };
  facing: Facing;
  furnishing: Furnishing | null;
}

const LIGHT: readonly [string, ...string[]] = [
  'Cross-ventilated, with light from two sides.',
  'Quiet at night: the bedrooms look away from the road.',
  'Dry through the monsoon, with covered balconies.',
  'The society has its own borewell besides municipal water.',
  'A lift to every floor and power backup for the common areas.',
  'Ten minutes on foot to daily shopping.',
];

function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Two to four sentences made of the listing's own facts. */
export function describe(random: Random, facts: Facts): string {
  const { subcategory, locality, society, amenities, stage, facing, furnishing, listedIn } = facts;
  const what = subcategory === 'Studio Apartment' ? 'studio' : subcategory.toLowerCase();
  const dress =
    furnishing === 'Furnished'
      ? 'Furnished '
      : furnishing === 'Semi-Furnished'
        ? 'Semi-furnished '
        : '';
  const opening = `${dress}${dress ? what : what[0]?.toUpperCase() + what.slice(1)} ${listedIn === 'rent' ? 'to rent' : 'for sale'} in ${society ? `${society}, ` : ''}${locality}, facing ${facing.toLowerCase()}.`;
  const when =
    stage.possession === 'Ready To Move'
      ? 'Ready to move into.'
      : 'Under construction; registered with MahaRERA.';
  const near =
    amenities.length > 0
      ? `Near by: ${listOf(amenities.slice(0, 4).map((amenity) => amenity.toLowerCase()))}.`
      : '';
  const light =
    subcategory === 'Plot'
      ? 'Levelled, with a demarcated boundary and an approach road.'
      : pick(random, LIGHT);
  return [opening, light, subcategory === 'Plot' ? '' : when, near].filter(Boolean).join(' ');
}
