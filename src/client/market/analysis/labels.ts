import { type ListedIn, SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import { groupDigits } from '#domain/lib/money.ts';
import type { MarketKind } from '#domain/market/kind.ts';
import words from '#messages/market/rates/index.ts';

const twoDigits = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

export const kindLabel = (kind: MarketKind): string =>
  kind === 'Residential' ? words.allHomes : SUBCATEGORY_LABEL[kind];

/** "8,450" of a price by the square foot, "24.5" of a rent: tens of rupees, where paise count. */
export const rateDigits = (rate: number, listedin: ListedIn): string =>
  listedin === 'rent' ? twoDigits.format(rate) : groupDigits(rate);

/** "₹ 8,450". */
export const rateWords = (rate: number, listedin: ListedIn): string =>
  `₹ ${rateDigits(rate, listedin)}`;

/** What a rate is of: goes after "Median". */
export const rateUnit = (listedin: ListedIn): string =>
  listedin === 'rent' ? words.perSqftAMonth : words.perSqft;

export const percentWords = (percent: number): string => `${twoDigits.format(percent)}%`;

/** "Flats for sale", "All homes for rent". */
export const offerWords = (kind: MarketKind, listedin: ListedIn): string =>
  (listedin === 'rent' ? words.forRent : words.forSale)({ kind: kindLabel(kind) });

/** What asking prices are and are not, for whoever reads a figure of them. */
export const askingMeans = (): string => words.askingMeans;
