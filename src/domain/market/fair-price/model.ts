import type { ListedIn, Subcategory } from '#domain/homes/listing.ts';
import { type Calibration, calibrate, type Trial } from './calibrate.ts';
import { splitByFlat, splitByLocality, tryOut } from './cross-fit.ts';
import { TIERS, type Tier } from './evidence.ts';
import { type Hedonic, rateOf } from './hedonic.ts';
import { type PricedHome, sizeOf } from './home.ts';
import { type Judged, judge } from './judge.ts';
import { medianOf } from './robust.ts';

/** With fewer homes nothing is fitted. */
export const MIN_HOMES = 200;
/** A kind of home with fewer is none the model knows. */
const FEWEST_OF_KIND = 60;
/** A rate so many times that of its kind's middle, or so small a part of it, is a slip of the pen. */
const SLIP = Math.log(6);

/** Sizes between which homes of a kind were seen, but for one in two hundred at either end. */
export interface Limits {
  n: number;
  least: number;
  most: number;
}

/** All that is kept of a fit. Every home is valued by the model of the fold it is not in. */
export interface FairPriceModel {
  listedIn: ListedIn;
  n: number;
  folds: Hedonic[];
  calibration: Calibration;
  limits: Partial<Record<Subcategory, Limits>>;
  /** Errors on homes that the model saying so had not seen; by tier where there were some. */
  errors: { all: Judged } & Partial<Record<Tier, Judged>>;
  /** The same with whole localities held out. */
  unseenLocalities: Judged;
}

const FEWEST_TO_JUDGE = 50;

function limitsOf(homes: readonly PricedHome[]): FairPriceModel['limits'] {
  const limits: FairPriceModel['limits'] = {};
  for (const [kind, those] of Map.groupBy(homes, ({ subcategory }) => subcategory)) {
    const sizes = those.map((home) => sizeOf(home) ?? 0).sort((a, b) => a - b);
    const cut = Math.floor(sizes.length / 200);
    limits[kind] = {
      n: sizes.length,
      least: sizes[cut] ?? 0,
      most: sizes[sizes.length - 1 - cut] ?? 0,
    };
  }
  return limits;
}

/** Homes that can be fitted: they tell a size, are of a kind of which there are enough, and no slips. */
export function usable(homes: readonly PricedHome[]): PricedHome[] {
  const sized = homes.filter((home) => sizeOf(home) !== null && home.price > 0);
  return [...Map.groupBy(sized, ({ subcategory }) => subcategory).values()].flatMap((those) => {
    const middle = medianOf(those.map(rateOf));
    const kept = those.filter((home) => Math.abs(rateOf(home) - middle) <= SLIP);
    return kept.length >= FEWEST_OF_KIND ? kept : [];
  });
}

/** Fits, tries out and calibrates; null where there are too few homes. All are of one `listedIn`. */
export function fitFairPrice(given: readonly PricedHome[]): FairPriceModel | null {
  const homes = usable(given);
  const [first] = homes;
  if (!first || homes.length < MIN_HOMES) return null;
  const tried = splitByFlat(homes).map(tryOut);
  const trials = tried.flatMap((one) => one.trials);
  const outside = splitByLocality(homes).flatMap((split) => tryOut(split).trials);
  const errors: FairPriceModel['errors'] = { all: judge(trials) };
  const calibrating = calibrationTrials(trials, outside);
  for (const tier of TIERS) {
    const those = calibrating.filter((trial) => trial.tier === tier);
    if (those.length >= FEWEST_TO_JUDGE) errors[tier] = judge(those);
  }
  return {
    listedIn: first.listedIn,
    n: homes.length,
    folds: tried.map(({ model }) => model),
    calibration: calibrate(calibrating),
    limits: limitsOf(homes),
    errors,
    unseenLocalities: judge(outside),
  };
}

/** What lies around a home alone is tried best where whole localities are held out. */
export const calibrationTrials = (trials: readonly Trial[], outside: readonly Trial[]): Trial[] => [
  ...trials.filter(({ tier }) => tier !== 'around'),
  ...outside.filter(({ tier }) => tier === 'around'),
];
