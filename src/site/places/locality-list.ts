import type { LocalityCard } from '#contract/market/places.ts';
import { areaOf, withAreas } from '#domain/homes/gazetteer/areas.ts';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { createLocalityMatcher, type LocalityNames } from '#domain/homes/locality-match.ts';
import type { LocalitySort } from '#domain/market/locality-sorts.ts';

const last = Number.NEGATIVE_INFINITY;
const byName = (a: LocalityCard, b: LocalityCard) => a.name.localeCompare(b.name);
const down = (figure: (card: LocalityCard) => number) => (a: LocalityCard, b: LocalityCard) => {
  const [x, y] = [figure(a), figure(b)];
  return x === y ? byName(a, b) : y - x;
};

const ORDER: Record<LocalitySort, (a: LocalityCard, b: LocalityCard) => number> = {
  homes: down(({ live }) => live),
  name: byName,
  rate_low: down(({ saleRate }) => (saleRate ? -saleRate.median : last)),
  rate_high: down(({ saleRate }) => saleRate?.median ?? last),
  change: down(({ change }) => change?.percent ?? last),
};

const matcher = createLocalityMatcher(withAreas(LOCALITIES satisfies readonly LocalityNames[]));
/** More than this nobody has typed for the name of one place. */
const MAX_FOUND = 60;

/** Localities of a name, typos forgiven, or those of the area of this name, in the order asked. */
export function pickLocalities(
  cards: readonly LocalityCard[],
  { q, sort }: { q: string; sort: LocalitySort },
): LocalityCard[] {
  if (!q) return [...cards].sort(ORDER[sort]);
  const area = areaOf(matcher.match(q)?.slug ?? '');
  const wanted = new Set(area?.localities ?? matcher.suggest(q, MAX_FOUND).map(({ slug }) => slug));
  const found = cards.filter(({ slug }) => wanted.has(slug));
  if (sort !== 'homes') return found.sort(ORDER[sort]);
  const place = new Map([...wanted].map((slug, i) => [slug, i]));
  return found.sort((a, b) => (place.get(a.slug) ?? 0) - (place.get(b.slug) ?? 0));
}
