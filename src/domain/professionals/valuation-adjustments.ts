import {
  CATEGORY_OF,
  type Furnishing,
  type ListedIn,
  PROPERTY_AGES,
  type PropertyAge,
  type Subcategory,
} from '#domain/homes/listing.ts';
import { ageLabel } from '#domain/homes/term-labels.ts';
import { groupDigits } from '#domain/lib/money.ts';
import words from '#messages/professionals/adjustments/index.ts';

/** What a price per square foot hangs on beside the place. */
export interface Home {
  areaSqft: number;
  age: PropertyAge | null;
  floor: number | null;
  furnishing: Furnishing | null;
}

export interface Subject extends Home {
  subcategory: Subcategory;
  listedIn: ListedIn;
}

/** One difference between a comparable and the subject, and what it is worth. */
export interface Adjustment {
  about: 'area' | 'age' | 'floor' | 'furnishing';
  /** Put on the comparable's rate, to a tenth; what is reckoned with is exact. */
  percent: number;
  words: string;
}

export type Factor = Adjustment & { factor: number };

/** A home twice as large costs about 7 % less per square foot. */
const AREA_POWER = -0.1;
const AGE_STEP: Record<ListedIn, number> = { sell: 0.03, rent: 0.02 };
const FLOOR_STEP = 0.005;
const MAX_FLOOR_SHARE = 0.05;
const FURNISHED: Record<ListedIn, Record<Furnishing, number>> = {
  sell: { UnFurnished: 0, 'Semi-Furnished': 0.02, Furnished: 0.04 },
  rent: { UnFurnished: 0, 'Semi-Furnished': 0.06, Furnished: 0.12 },
};
/** Higher floors are dearer where people live above one another. */
const STACKED: readonly Subcategory[] = ['Flat', 'Studio Apartment'];

const factorOf = (about: Adjustment['about'], factor: number, said: string): Factor => ({
  about,
  factor,
  percent: Math.round((factor - 1) * 1_000) / 10,
  words: said,
});

function forArea(subject: Subject, { areaSqft }: Home): Factor {
  const isSmaller = areaSqft < subject.areaSqft;
  return factorOf(
    'area',
    (subject.areaSqft / areaSqft) ** AREA_POWER,
    (isSmaller ? words.smaller : words.larger)({
      area: groupDigits(areaSqft),
      against: groupDigits(subject.areaSqft),
    }),
  );
}

/** What is being built counts as new. */
const ageStep = (age: PropertyAge) => Math.max(1, PROPERTY_AGES.indexOf(age));
const ageWords = (age: PropertyAge) =>
  age === 'UnderConstruction' ? words.beingBuilt : ageLabel(age).toLowerCase();

function forAge(subject: Subject, { age }: Home): Factor | undefined {
  if (!age || !subject.age) return undefined;
  const steps = ageStep(age) - ageStep(subject.age);
  const said = steps > 0 ? words.older : words.newer;
  const ages = { age: ageWords(age), against: ageWords(subject.age) };
  return factorOf('age', 1 + steps * AGE_STEP[subject.listedIn], said(ages));
}

function forFloor(subject: Subject, { floor }: Home): Factor | undefined {
  if (floor === null || subject.floor === null) return undefined;
  if (!STACKED.includes(subject.subcategory)) return undefined;
  const higher = subject.floor - floor;
  const share = Math.max(-MAX_FLOOR_SHARE, Math.min(MAX_FLOOR_SHARE, higher * FLOOR_STEP));
  const said = higher > 0 ? words.lowerFloor : words.higherFloor;
  return factorOf('floor', 1 + share, said({ floor, against: subject.floor }));
}

function forFurnishing(subject: Subject, { furnishing }: Home): Factor | undefined {
  if (!furnishing || !subject.furnishing || CATEGORY_OF[subject.subcategory] === 'Land') {
    return undefined;
  }
  const worth = FURNISHED[subject.listedIn];
  return factorOf(
    'furnishing',
    (1 + worth[subject.furnishing]) / (1 + worth[furnishing]),
    words.furnished({
      furnishing: words.furnishing[furnishing],
      against: words.furnishing[subject.furnishing],
    }),
  );
}

/** What has to be put on a comparable's rate for it to be as if it were the subject. */
export function factorsFor(subject: Subject, comparable: Home): Factor[] {
  return [forArea, forAge, forFloor, forFurnishing]
    .map((reckon) => reckon(subject, comparable))
    .filter((one): one is Factor => one !== undefined && one.factor !== 1);
}
