import { COMPARABLE_METRES } from '#domain/professionals/valuation.ts';
import type { Trial } from './calibrate.ts';
import { isLike, pickComparables, rateByComparables } from './comparables.ts';
import { roomsOf, tierOf } from './evidence.ts';
import { expectRate, fitHedonic, type Hedonic, rateOf } from './hedonic.ts';
import { FOLDS, foldOf, nameKey, type PricedHome } from './home.ts';
import { neighbourhood } from './neighbours.ts';

/** Localities dealt out so that folds are about as large. */
export function localityFolds(homes: readonly PricedHome[], folds = FOLDS): Map<string, number> {
  const counts = Map.groupBy(homes, ({ locality }) => locality);
  const loads = new Array<number>(folds).fill(0);
  const foldOfLocality = new Map<string, number>();
  const largestFirst = [...counts].toSorted(
    ([a, one], [b, other]) => other.length - one.length || a.localeCompare(b),
  );
  for (const [slug, { length }] of largestFirst) {
    const lightest = loads.indexOf(Math.min(...loads));
    foldOfLocality.set(slug, lightest);
    loads[lightest] = (loads[lightest] ?? 0) + length;
  }
  return foldOfLocality;
}

export interface Split {
  fold: number;
  train: PricedHome[];
  test: PricedHome[];
}

/** A flat listed twice is in one fold. */
export function splitByFlat(homes: readonly PricedHome[]): Split[] {
  const folds = homes.map((home) => foldOf(home));
  return Array.from({ length: FOLDS }, (_, fold) => ({
    fold,
    train: homes.filter((_home, i) => folds[i] !== fold),
    test: homes.filter((_home, i) => folds[i] === fold),
  }));
}

/**
 * Whole localities are held out, and with them every home of a society that has homes in them: some
 * societies are listed under the names of two localities.
 */
export function splitByLocality(homes: readonly PricedHome[]): Split[] {
  const foldOfLocality = localityFolds(homes);
  return Array.from({ length: FOLDS }, (_, fold) => {
    const test = homes.filter(({ locality }) => foldOfLocality.get(locality) === fold);
    const held = new Set(test.map(({ society }) => nameKey(society)));
    const train = homes.filter(({ locality, society }) => {
      const key = nameKey(society);
      return foldOfLocality.get(locality) !== fold && !(key !== undefined && held.has(key));
    });
    return { fold, train, test };
  });
}

/** A model fitted on one side of a split, and what both ways say of the other. */
export function tryOut({ fold, train, test }: Split): { model: Hedonic; trials: Trial[] } {
  const model = fitHedonic(train);
  const near = neighbourhood(train);
  const trials = test.map((home): Trial => {
    const chosen = pickComparables(
      home,
      near.around(home, COMPARABLE_METRES, (other) => isLike(home, other)),
    );
    return {
      fold,
      tier: tierOf(model, home),
      rooms: roomsOf(home),
      asked: rateOf(home),
      hedonic: expectRate(model, home),
      comparables: rateByComparables(home, chosen)?.rate ?? null,
    };
  });
  return { model, trials };
}
