import { groupDigits } from '#domain/lib/money.ts';
import words from '#messages/homes/traits/index.ts';
import { labels } from '#messages/lib/labels.ts';

export const SQFT_PER_SQM = 10.7639;
/** Maharashtra's land measure: 1 guntha is 1,089 sq ft, 40 guntha are an acre. */
export const SQFT_PER_GUNTHA = 1_089;

export function sqftToSqm(sqft: number): number {
  return sqft / SQFT_PER_SQM;
}

/** "915 sq ft". */
export function formatSqft(sqft: number): string {
  return words.sqft({ amount: groupDigits(sqft) });
}

/** "85 sq m": beside the square feet, since RERA registers in square metres. */
export function formatSqm(sqft: number): string {
  return words.sqm({ amount: groupDigits(sqftToSqm(sqft)) });
}

const GUNTHA_PER_ACRE = 40;
export const SQFT_PER_ACRE = GUNTHA_PER_ACRE * SQFT_PER_GUNTHA;

/** Units in which areas are typed, and how many square feet each is. */
export const SQFT_PER = {
  sqft: 1,
  sqm: SQFT_PER_SQM,
  guntha: SQFT_PER_GUNTHA,
  acre: SQFT_PER_ACRE,
} as const;
export const AREA_UNITS = ['sqft', 'sqm', 'guntha', 'acre'] as const;
export type AreaUnit = (typeof AREA_UNITS)[number];

export const AREA_UNIT_LABEL: Record<AreaUnit, string> = labels(() => words.unit);

const upToTwoDigits = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

const acreWords = (sqft: number) =>
  words.acres({
    amount: upToTwoDigits.format(sqft / SQFT_PER_ACRE),
    isMore: sqft > SQFT_PER_ACRE,
  });
const gunthaWords = (sqft: number) =>
  words.guntha({ amount: upToTwoDigits.format(sqft / SQFT_PER_GUNTHA) });

/** "10.5 guntha"; of an acre and more "2.5 acres": land as it is spoken of in Maharashtra. */
export const formatLand = (sqft: number): string =>
  sqft < SQFT_PER_ACRE ? gunthaWords(sqft) : acreWords(sqft);

/** A hundredth of an acre: with less, acres would read as none at all. */
const MIN_IN_ACRES = 436;

/** "2,178 sq ft (202 sq m, 2 guntha, 0.05 acre)": a plot in every unit its buyers use. */
export function formatPlotArea(sqft: number): string {
  const others = [formatSqm(sqft), gunthaWords(sqft)];
  if (sqft >= MIN_IN_ACRES) others.push(acreWords(sqft));
  return `${formatSqft(sqft)} (${others.join(', ')})`;
}
