import { PLANNING_AUTHORITIES, type PlanningAuthority } from '#domain/homes/gazetteer/authority.ts';
import { type ListedIn, SUBCATEGORIES } from '#domain/homes/listing.ts';
import { labels } from '#messages/lib/labels.ts';
import analysis from '#messages/market/analysis/index.ts';
import words from '#messages/market/places/index.ts';

/** What the market's figures are kept for: all homes together, and each kind of property. */
export const MARKET_KINDS = ['Residential', ...SUBCATEGORIES] as const;
export type MarketKind = (typeof MARKET_KINDS)[number];

/** 5 stands for five bedrooms or more. */
export const MARKET_BHKS = [1, 2, 3, 4, 5] as const;

/** Flats, houses and villas are told apart by bedrooms; so are all homes together. */
export const BHK_KINDS: readonly MarketKind[] = ['Residential', 'Flat', 'House', 'Villa'];

export const marketBhkLabel = (bhk: number): string => (bhk >= 5 ? '5+ BHK' : `${bhk} BHK`);

/** The authorities that Pune's localities lie under: all of them are of the one district of Pune. */
export const MARKET_DISTRICTS = PLANNING_AUTHORITIES;
export type MarketDistrict = PlanningAuthority;

export const DISTRICT_NAMES: Record<MarketDistrict, string> = labels(() => analysis.districts);

/** What every price per square foot of the figures is reckoned on, in words to show beside them. */
export const measure = (): string => words.measure;

/** Rupees per square foot that one step of a kept histogram spans. */
export const BIN_WIDTH: Record<ListedIn, number> = { sell: 250, rent: 1 };
