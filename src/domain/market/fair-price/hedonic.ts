import { featuresOf } from './features.ts';
import { type FairHome, nameKey, type PricedHome, sizeOf } from './home.ts';
import { type PlaceEffect, placeEffectAt, placeSolver, type Reach } from './place-effect.ts';
import { poolGroups } from './pooled.ts';
import { ridge } from './ridge.ts';
import { huberWeights, spreadOf } from './robust.ts';
import { dot, type Scale, scaleOf, standardise } from './standardise.ts';

/** The log of rupees per square foot as a sum of what a home is, where it is and who built it. */
export interface Hedonic {
  scale: Scale;
  coefficients: number[];
  place: PlaceEffect;
  reach: Reach;
  developers: Record<string, number>;
  societies: Record<string, number>;
  /** How many homes it was fitted on. */
  societySizes: Record<string, number>;
  localitySizes: Record<string, number>;
}

/** Variances of logs of a rate. Set by cross-validation on asking prices of Pune. */
export const REACH: Reach = {
  wide: 0.02,
  wideKm: 10,
  near: 0.012,
  nearKm: 1.2,
  locality: 0.003,
  own: 0.004,
};
const PENALTY = 4;
const ROUNDS = 5;
/** Variance of one home before anything is known of it. */
const FIRST_NOISE = 0.02;

/** The log of what a home asks per square foot. */
export const rateOf = ({ price, ...home }: FairHome & { price: number }): number =>
  Math.log(price / (sizeOf(home) ?? Number.NaN));

function sizes(keys: readonly (string | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) if (key) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

const effectOn = (effects: Record<string, number>, key: string | undefined) =>
  key === undefined ? 0 : (effects[key] ?? 0);

/** What is left of the values when the parts are taken away. */
const less = (values: Float64Array, ...parts: Float64Array[]): Float64Array =>
  values.map((value, i) => parts.reduce((rest, part) => rest - (part[i] ?? 0), value));

type Fitted = Pick<Hedonic, 'place' | 'developers' | 'societies'> & { coefficients: Float64Array };

/** Fits the parts in turn, each on what the others leave, outliers counting less. */
export function fitHedonic(homes: readonly PricedHome[], reach: Reach = REACH): Hedonic {
  const raw = homes.map(featuresOf);
  const scale = scaleOf(raw);
  const x = raw.map((row) => standardise(row, scale));
  const y = Float64Array.from(homes, rateOf);
  const developerKeys = homes.map(({ developer }) => nameKey(developer));
  const societyKeys = homes.map(({ society }) => nameKey(society));
  const places = placeSolver(homes, reach);
  const each = (value: (i: number) => number) => Float64Array.from(homes, (_, i) => value(i));
  const groups = (keys: readonly (string | undefined)[], effects: Record<string, number>) =>
    each((i) => effectOn(effects, keys[i]));

  let weights: Float64Array = each(() => 1);
  let noise = FIRST_NOISE;
  let fitted: Fitted = {
    coefficients: new Float64Array(),
    place: places.nowhere,
    developers: {},
    societies: {},
  };
  let parts: Record<'placed' | 'built' | 'social', Float64Array> = {
    placed: each(() => 0),
    built: each(() => 0),
    social: each(() => 0),
  };
  for (let round = 0; round < ROUNDS; round++) {
    const coefficients = ridge(x, less(y, ...Object.values(parts)), weights, PENALTY);
    const told = Float64Array.from(x, (row) => dot(row, coefficients));
    const place = places.solve(less(y, told, parts.built, parts.social), weights, noise);
    const placed = places.at(place);
    const developers = poolGroups(developerKeys, less(y, told, placed, parts.social), weights);
    const built = groups(developerKeys, developers);
    const societies = poolGroups(societyKeys, less(y, told, placed, built), weights);
    const social = groups(societyKeys, societies);
    fitted = { coefficients, place, developers, societies };
    parts = { placed, built, social };
    const residuals = less(y, told, placed, built, social);
    const spread = spreadOf(residuals);
    noise = spread * spread;
    weights = huberWeights(residuals, spread);
  }
  return {
    ...fitted,
    coefficients: Array.from(fitted.coefficients),
    scale,
    reach,
    societySizes: sizes(societyKeys),
    localitySizes: sizes(homes.map(({ locality }) => locality)),
  };
}

/** The log of rupees per square foot that the model expects. */
export function expectRate(model: Hedonic, home: FairHome): number {
  const row = standardise(featuresOf(home), model.scale);
  return (
    dot(row, model.coefficients) +
    placeEffectAt(model.place, home, model.reach) +
    effectOn(model.developers, nameKey(home.developer)) +
    effectOn(model.societies, nameKey(home.society))
  );
}
