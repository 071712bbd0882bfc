import type { ActiveAd } from './active-ads.ts';

/** One of some, each as often as its weight says. `chance` is in [0, 1). */
function weighted(ads: readonly ActiveAd[], chance: number): ActiveAd | undefined {
  const total = ads.reduce((sum, { weight }) => sum + weight, 0);
  let rest = chance * total;
  for (const ad of ads) {
    rest -= ad.weight;
    if (rest < 0) return ad;
  }
  return ads.at(-1);
}

/**
 * The ad to show: another than the last one where there is one, an advertiser's before the house's
 * own.
 */
export function chooseAd(
  ads: readonly ActiveAd[],
  last: number | undefined,
  chance = Math.random(),
): ActiveAd | undefined {
  const others = ads.filter(({ id }) => id !== last);
  const from = others.length > 0 ? others : ads;
  const paid = from.filter(({ isHouse }) => !isHouse);
  return weighted(paid.length > 0 ? paid : from, chance);
}
