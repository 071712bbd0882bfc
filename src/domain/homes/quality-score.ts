import { partInPercent } from '#domain/lib/percent.ts';
import words from '#messages/homes/quality/index.ts';
import { CATEGORY_OF, type ListedIn, type Subcategory } from './listing.ts';
import type { FormStep } from './listing-form.ts';

export interface QualityFacts {
  subcategory: Subcategory;
  listedIn: ListedIn;
  photoCount: number;
  hasFloorPlan: boolean;
  title: string;
  description: string;
  hasCarpetArea: boolean;
  hasFloor: boolean;
  hasFacing: boolean;
  hasFurnishing: boolean;
  hasAge: boolean;
  hasMaintenance: boolean;
  hasDeposit: boolean;
  hasSociety: boolean;
  hasLandmark: boolean;
  hasMaterials: boolean;
  amenities: number;
  verified: boolean;
}

/** Where it is mended: a step of the form, the pictures, or the verification. */
export type QualityPlace = FormStep | 'media' | 'verification';

export interface QualityFix {
  step: QualityPlace;
  text: string;
  /** How much the score would rise. */
  points: number;
}

export interface Quality {
  /** From 0 to 100. */
  score: number;
  /** What would raise it most, first. */
  fixes: QualityFix[];
}

interface Rule extends Omit<QualityFix, 'points' | 'text'> {
  text: () => string;
  weight: number;
  /** How far it is fulfilled, from 0 to 1. */
  done: (facts: QualityFacts) => number;
  concerns?: (facts: QualityFacts) => boolean;
}

export const ENOUGH_PHOTOS = 8;
export const ENOUGH_WORDS = 300;
const ENOUGH_AMENITIES = 4;

const isBuilt = ({ subcategory }: QualityFacts) => subcategory !== 'Plot';
const isHome = ({ subcategory }: QualityFacts) => CATEGORY_OF[subcategory] === 'Residential';
const hasFloors = ({ subcategory }: QualityFacts) =>
  ['Flat', 'Studio Apartment', 'Office', 'Shop'].includes(subcategory);
const upTo = (value: number, enough: number) => Math.min(1, value / enough);

/** Photographs count most: without them hardly anybody asks. */
const RULES: readonly Rule[] = [
  {
    step: 'media',
    weight: 30,
    text: () => words.photos({ enough: ENOUGH_PHOTOS }),
    done: ({ photoCount }) => upTo(photoCount, ENOUGH_PHOTOS),
  },
  {
    step: 'details',
    weight: 15,
    text: () => words.description,
    done: ({ description }) => upTo(description.trim().length, ENOUGH_WORDS),
  },
  {
    step: 'verification',
    weight: 10,
    text: () => words.verify,
    done: ({ verified }) => Number(verified),
  },
  {
    step: 'media',
    weight: 8,
    text: () => words.floorPlan,
    done: ({ hasFloorPlan }) => Number(hasFloorPlan),
    concerns: isBuilt,
  },
  {
    step: 'basics',
    weight: 8,
    text: () => words.carpetArea,
    done: ({ hasCarpetArea }) => Number(hasCarpetArea),
    concerns: isBuilt,
  },
  {
    step: 'basics',
    weight: 4,
    text: () => words.floor,
    done: ({ hasFloor }) => Number(hasFloor),
    concerns: hasFloors,
  },
  {
    step: 'basics',
    weight: 4,
    text: () => words.facing,
    done: ({ hasFacing }) => Number(hasFacing),
  },
  {
    step: 'basics',
    weight: 4,
    text: () => words.furnishing,
    done: ({ hasFurnishing }) => Number(hasFurnishing),
    concerns: isBuilt,
  },
  {
    step: 'basics',
    weight: 3,
    text: () => words.age,
    done: ({ hasAge }) => Number(hasAge),
    concerns: isBuilt,
  },
  {
    step: 'price',
    weight: 4,
    text: () => words.maintenance,
    done: ({ hasMaintenance }) => Number(hasMaintenance),
    concerns: hasFloors,
  },
  {
    step: 'price',
    weight: 4,
    text: () => words.deposit,
    done: ({ hasDeposit }) => Number(hasDeposit),
    concerns: ({ listedIn }) => listedIn === 'rent',
  },
  {
    step: 'place',
    weight: 5,
    text: () => words.society,
    done: ({ hasSociety }) => Number(hasSociety),
    concerns: hasFloors,
  },
  {
    step: 'place',
    weight: 3,
    text: () => words.landmark,
    done: ({ hasLandmark }) => Number(hasLandmark),
  },
  {
    step: 'details',
    weight: 5,
    text: () => words.amenities({ enough: ENOUGH_AMENITIES }),
    done: ({ amenities }) => upTo(amenities, ENOUGH_AMENITIES),
    concerns: (facts) => isHome(facts) || facts.subcategory === 'Plot',
  },
  {
    step: 'details',
    weight: 3,
    text: () => words.materials,
    done: ({ hasMaterials }) => Number(hasMaterials),
    concerns: isBuilt,
  },
];

/** How well a listing answers what a buyer asks, and what would make it better. */
export function scoreListing(facts: QualityFacts): Quality {
  const rules = RULES.filter(({ concerns }) => concerns?.(facts) ?? true);
  const whole = rules.reduce((sum, { weight }) => sum + weight, 0);
  const inAll = (weight: number) => partInPercent(weight, whole);
  const reached = rules.reduce((sum, { weight, done }) => sum + weight * done(facts), 0);
  const fixes = rules
    .filter(({ done }) => done(facts) < 1)
    .map(({ step, text, weight, done }) => ({
      step,
      text: text(),
      points: Math.max(1, Math.round(inAll(weight) * (1 - done(facts)))),
    }))
    .sort((a, b) => b.points - a.points);
  // Anything left to do keeps it below the top, however the figures round.
  return { score: Math.min(fixes.length > 0 ? 99 : 100, Math.round(inAll(reached))), fixes };
}
