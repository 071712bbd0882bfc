import { type ListedIn, SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import { groupDigits } from '#domain/lib/money.ts';
import type { MarketKind } from '#domain/market/kind.ts';

const twoDigits = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

export const kindLabel = (kind: MarketKind): string =>
  kind === 'Residential' ? 'All homes' : SUBCATEGORY_LABEL[kind];

/** "8,450" of a price by the square foot, "24.5" of a rent: tens of rupees, where paise count. */
export const rateDigits = (rate: number, listedin: ListedIn): string =>
  listedin === 'rent' ? twoDigits.format(rate) : groupDigits(rate);

/** "₹ 8,450". */
export const rateWords = (rate: number, listedin: ListedIn): string =>
  `₹ ${rateDigits(rate, listedin)}`;

/** What a rate is of: goes after "Median". */
export const rateUnit = (listedin: ListedIn): string =>
  listedin === 'rent' ? '₹ per sq ft a month' : '₹ per sq ft';

export const percentWords = (percent: number): string => `${twoDigits.format(percent)}%`;

/** "Flats for sale", "All homes for rent". */
export const offerWords = (kind: MarketKind, listedin: ListedIn): string =>
  `${kindLabel(kind)} for ${listedin === 'rent' ? 'rent' : 'sale'}`;

/** What asking prices are and are not, for whoever reads a figure of them. */
export const ASKING_MEANS =
  'These are asking prices: what sellers and landlords ask on Propertysearch, not what was paid. A median is the middle one of n prices: half ask less, half ask more. Where fewer than 5 are on offer no figure is shown, because it would say more about chance than about the market.';
