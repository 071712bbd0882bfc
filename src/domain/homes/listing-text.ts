import { counted } from '#domain/lib/counted.ts';
import { formatSqft } from './area.ts';
import {
  bhkLabel,
  type Furnishing,
  hasBedrooms,
  type ListedIn,
  type Possession,
  type Subcategory,
} from './listing.ts';

/** What a suggested title and description are made of; what is unknown is not spoken of. */
export interface ListingFacts {
  subcategory: Subcategory;
  listedIn: ListedIn;
  locality: string;
  bedrooms?: number | null | undefined;
  bathrooms?: number | null | undefined;
  balconies?: number | null | undefined;
  garages?: number | null | undefined;
  carpetAreaSqft?: number | null | undefined;
  builtUpAreaSqft?: number | null | undefined;
  plotAreaSqft?: number | null | undefined;
  floor?: number | null | undefined;
  floors?: number | null | undefined;
  facing?: string | null | undefined;
  furnishing?: Furnishing | null | undefined;
  possession?: Possession | null | undefined;
  society?: string | null | undefined;
  landmark?: string | null | undefined;
  amenities?: readonly string[] | undefined;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string) => `${capital(text)}.`;
const list = new Intl.ListFormat('en-IN');

const DRESS: Record<Furnishing, string> = {
  Furnished: 'furnished ',
  'Semi-Furnished': 'semi-furnished ',
  UnFurnished: '',
};

/** "2 BHK flat", "1 RK studio", "plot". */
export function homeWords({
  subcategory,
  bedrooms,
}: Pick<ListingFacts, 'subcategory' | 'bedrooms'>) {
  if (subcategory === 'Studio Apartment') return '1 RK studio';
  const noun = subcategory.toLowerCase();
  return hasBedrooms(subcategory) && bedrooms ? `${bhkLabel(bedrooms, subcategory)} ${noun}` : noun;
}

/** "Semi-furnished 2 BHK flat in Sai Heights, Baner". */
export function suggestTitle(facts: ListingFacts): string {
  const { society, locality, furnishing, subcategory } = facts;
  const dress = furnishing ? DRESS[furnishing] : '';
  const land = subcategory === 'Plot' && facts.plotAreaSqft;
  const what = land ? `plot of ${formatSqft(land)}` : `${dress}${homeWords(facts)}`;
  return capital(`${what} in ${society ? `${society}, ` : ''}${locality}`);
}

function sizeWords(facts: ListingFacts): string | undefined {
  const parts = [
    facts.carpetAreaSqft && `${formatSqft(facts.carpetAreaSqft)} carpet`,
    facts.builtUpAreaSqft && `${formatSqft(facts.builtUpAreaSqft)} built-up`,
    facts.plotAreaSqft && `plot of ${formatSqft(facts.plotAreaSqft)}`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? list.format(parts) : undefined;
}

function floorWords({ floor, floors }: ListingFacts): string | undefined {
  if (floor === null || floor === undefined) return undefined;
  const where = floor < 0 ? 'in the basement' : floor === 0 ? 'on the ground floor' : undefined;
  return where ?? `on floor ${floor}${floors ? ` of ${floors}` : ''}`;
}

function insideWords(facts: ListingFacts): string | undefined {
  const parts = [
    facts.bathrooms && counted(facts.bathrooms, 'bathroom'),
    facts.balconies && counted(facts.balconies, 'balcony').replace('balconys', 'balconies'),
    facts.garages && counted(facts.garages, 'parking place'),
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? `with ${list.format(parts)}` : undefined;
}

/** "Near City Pride" as it was typed needs no other "near". */
const SAYS_WHERE = /^(near|next to|close to|opposite|opp|behind|beside|off|at)\b/i;

/** A few plain sentences of what was answered and nothing more. */
export function suggestDescription(facts: ListingFacts): string {
  const { listedIn, society, locality, landmark, facing, furnishing, amenities = [] } = facts;
  const offer = listedIn === 'rent' ? 'to rent' : 'for sale';
  const inside = [sizeWords(facts), floorWords(facts), insideWords(facts)].filter(Boolean);
  const state = [
    facing && `${facing.toLowerCase().replace(' ', '-')}-facing`,
    furnishing?.toLowerCase(),
    facts.possession === 'Ready To Move' && 'ready to move in',
  ].filter((part) => typeof part === 'string');
  const near = amenities.slice(0, 5).map((amenity) => amenity.toLowerCase());
  return [
    `${homeWords(facts)} ${offer} in ${society ? `${society}, ` : ''}${locality}`,
    inside.join(', '),
    state.length > 0 && list.format(state),
    landmark && (SAYS_WHERE.test(landmark) ? landmark : `near ${landmark}`),
    near.length > 0 && `close by: ${list.format(near)}`,
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part) => sentence(part as string))
    .join(' ');
}
