import words from '#messages/homes/posting/index.ts';
import { labels } from '#messages/lib/labels.ts';
import { CATEGORY_OF, type ListedIn, type PostedBy, type Subcategory } from './listing.ts';

/** The steps of posting a property, in order. */
export const FORM_STEPS = ['basics', 'price', 'place', 'details', 'review'] as const;
export type FormStep = (typeof FORM_STEPS)[number];

export const STEP_LABEL: Record<FormStep, string> = labels(() => words.steps);

/** What each step asks for, by the names of the answers. */
export const STEP_FIELDS = {
  basics: [
    'postedBy',
    'bedrooms',
    'bathrooms',
    'balconies',
    'cabins',
    'garages',
    'lift',
    'areaUnit',
    'carpetArea',
    'builtUpArea',
    'plotArea',
    'zone',
    'roadWidth',
    'floor',
    'floors',
    'facing',
    'furnishing',
    'age',
    'possession',
    'possessionDate',
    'availableFrom',
  ],
  price: ['price', 'deposit', 'maintenance', 'brokerage', 'tenants', 'food', 'pets'],
  place: [
    'localitySlug',
    'society',
    'developer',
    'privateAddress',
    'landmark',
    'pincode',
    'latitude',
    'longitude',
  ],
  details: [
    'amenities',
    'exteriorMaterial',
    'structureType',
    'reraNumber',
    'title',
    'description',
    'visitDays',
    'visitFrom',
    'visitUntil',
    'visitNotOn',
    'visitConfirm',
  ],
  review: [],
} as const satisfies Record<FormStep, readonly string[]>;

export type AnswerName = (typeof STEP_FIELDS)[FormStep][number];

/** The step at which an answer is given. */
export function stepOf(answer: string): FormStep {
  const has = (step: FormStep) => (STEP_FIELDS[step] as readonly string[]).includes(answer);
  return FORM_STEPS.find(has) ?? 'basics';
}

type Kinds = readonly Subcategory[];
const HOMES: Kinds = ['Flat', 'House', 'Villa', 'Studio Apartment'];
const WORK: Kinds = ['Office', 'Shop'];
const BUILT: Kinds = [...HOMES, ...WORK];
const WITH_LAND: Kinds = ['House', 'Villa', 'Plot'];
const ON_A_FLOOR: Kinds = ['Flat', 'Studio Apartment', ...WORK];

/** Kinds of property an answer makes sense for; one not named here does for every kind. */
const ASKED_OF: Partial<Record<AnswerName, Kinds>> = {
  bedrooms: ['Flat', 'House', 'Villa'],
  bathrooms: BUILT,
  balconies: HOMES,
  cabins: ['Office'],
  garages: BUILT,
  lift: ON_A_FLOOR,
  carpetArea: BUILT,
  builtUpArea: BUILT,
  plotArea: WITH_LAND,
  zone: ['Plot'],
  roadWidth: ['Plot'],
  floor: ON_A_FLOOR,
  floors: BUILT,
  furnishing: BUILT,
  age: BUILT,
  exteriorMaterial: BUILT,
  structureType: BUILT,
  developer: BUILT,
  tenants: HOMES,
  food: HOMES,
  pets: HOMES,
};

/** Asked only of what is rented out. */
const OF_RENT: readonly AnswerName[] = [
  'deposit',
  'availableFrom',
  'brokerage',
  'tenants',
  'food',
  'pets',
];

export interface Offer {
  subcategory: Subcategory;
  listedIn: ListedIn;
  possession?: string | null | undefined;
  postedBy?: PostedBy | null | undefined;
}

const isReady = (possession: Offer['possession']) => !possession || possession === 'Ready To Move';

/** Whether an answer is asked for at all: a plot has no floor, a sale no deposit. */
export function isAsked(name: AnswerName, offer: Offer): boolean {
  if (OF_RENT.includes(name) && offer.listedIn !== 'rent') return false;
  if (name === 'reraNumber') return offer.listedIn === 'sell';
  if (name === 'possessionDate') return !isReady(offer.possession);
  if (name === 'availableFrom' && !isReady(offer.possession)) return false;
  // What is still being built has no age.
  if (name === 'age' && !isReady(offer.possession)) return false;
  // Whoever builds says under which name, of land too.
  if (name === 'developer' && offer.postedBy === 'builder') return true;
  return ASKED_OF[name]?.includes(offer.subcategory) ?? true;
}

const ALWAYS: readonly AnswerName[] = [
  'possession',
  'price',
  'localitySlug',
  'privateAddress',
  'latitude',
  'longitude',
  'title',
];

/** Whether an answer that is asked for must be given. Of carpet and built-up area one is enough. */
export function isRequired(name: AnswerName, offer: Offer): boolean {
  if (!isAsked(name, offer)) return false;
  if (ALWAYS.includes(name) || name === 'possessionDate' || name === 'bedrooms') return true;
  const { subcategory } = offer;
  if (name === 'bathrooms') return CATEGORY_OF[subcategory] === 'Residential';
  if (name === 'developer') return offer.postedBy === 'builder';
  if (name === 'plotArea') return subcategory === 'Plot';
  if (name === 'furnishing') return HOMES.includes(subcategory);
  return (name === 'floor' || name === 'floors') && ON_A_FLOOR.includes(subcategory);
}

/** The pin may lie this far from its locality's middle; the largest localities reach so far. */
export const FARTHEST_PIN_METRES = 8_000;
/** The road a plot lies on: the widest are highways. */
export const MAX_ROAD_METRES = 120;
/** Unfinished properties one person may have at a time. */
export const MAX_DRAFTS = 20;
