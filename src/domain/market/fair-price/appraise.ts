import { SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import { haversineMetres } from '#domain/lib/geo.ts';
import type { Adjusted } from '#domain/professionals/valuation.ts';
import words from '#messages/market/fair-range/index.ts';
import { blend, widthFor } from './calibrate.ts';
import { pickComparables, rateByComparables } from './comparables.ts';
import { roomsOf, type Tier, tierOf } from './evidence.ts';
import { expectRate, type Hedonic } from './hedonic.ts';
import { type FairHome, foldOf, type PricedHome, sizeOf } from './home.ts';
import { WIDEST } from './judge.ts';
import type { FairPriceModel } from './model.ts';
import type { Near } from './neighbours.ts';

/** Rupees, rounded as prices are said. */
export interface FairPrice {
  low: number;
  likely: number;
  high: number;
  tier: Tier;
  comparables: Adjusted[];
}

/** Why nothing is said, in words for whoever reads the listing. */
export interface Abstention {
  abstains: string;
}

const ROUND_TO = { sell: 10_000, rent: 100 } as const;
const FARTHEST_METRES = 5_000;

const isFar = ({ place: { lats, lngs } }: Hedonic, home: FairHome) =>
  lats.every((lat, i) => haversineMetres({ lat, lng: lngs[i] ?? 0 }, home) > FARTHEST_METRES);

function reasonAgainst(
  model: FairPriceModel,
  hedonic: Hedonic,
  home: FairHome,
): string | undefined {
  const size = sizeOf(home);
  const kind = SUBCATEGORY_LABEL[home.subcategory];
  const limits = model.limits[home.subcategory];
  if (size === null) return words.noArea;
  if (!limits) return words.tooFewOfKind({ kind });
  if (size < limits.least) return words.noneAsSmall({ kind });
  if (size > limits.most) return words.noneAsLarge({ kind });
  if (isFar(hedonic, home)) return words.noneNear;
  return undefined;
}

/**
 * What a home could fairly ask, by a model that has not seen it and by comparables around it.
 * `asListed` is how it stands among listings, where it is about to be changed.
 */
export function appraise(
  model: FairPriceModel,
  home: FairHome,
  near: readonly Near<PricedHome>[],
  asListed: FairHome = home,
): FairPrice | Abstention {
  const hedonic = model.folds[foldOf(asListed, model.folds.length)];
  const size = sizeOf(home);
  if (!hedonic) return { abstains: words.tooFew };
  const reason = reasonAgainst(model, hedonic, home);
  if (reason || size === null) return { abstains: reason ?? words.noArea };
  const tier = tierOf(hedonic, home);
  const byComparables = rateByComparables(home, pickComparables(home, near));
  const rate = blend(model.calibration, {
    tier,
    hedonic: expectRate(hedonic, home),
    comparables: byComparables?.rate ?? null,
  });
  const width = widthFor(model.calibration, { tier, rooms: roomsOf(home) });
  if (width > WIDEST) return { abstains: words.differTooWidely };
  const step = ROUND_TO[home.listedIn];
  const rupees = (log: number) => Math.max(step, Math.round((Math.exp(log) * size) / step) * step);
  return {
    low: rupees(rate - width),
    likely: rupees(rate),
    high: rupees(rate + width),
    tier,
    comparables: byComparables?.comparables ?? [],
  };
}
