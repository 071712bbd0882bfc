import { percentOfRupees } from '#domain/lib/money.ts';

/**
 * Cost inflation index by the calendar year a financial year starts in (2001 is FY 2001-02).
 * Source: CBDT notification S.O. 1790(E) of 5 June 2017 as amended; 2024: S.O. 2103(E) of 24 May 2024;
 * 2025: notification 70/2025 of 1 July 2025. That of 2026 was not notified by November 2026.
 */
export const COST_INFLATION_INDEX: Readonly<Record<number, number>> = {
  2001: 100,
  2002: 105,
  2003: 109,
  2004: 113,
  2005: 117,
  2006: 122,
  2007: 129,
  2008: 137,
  2009: 148,
  2010: 167,
  2011: 184,
  2012: 200,
  2013: 220,
  2014: 240,
  2015: 254,
  2016: 264,
  2017: 272,
  2018: 280,
  2019: 289,
  2020: 301,
  2021: 317,
  2022: 331,
  2023: 348,
  2024: 363,
  2025: 376,
};
const BASE_YEAR = 2024;
/** Years of purchase and improvement to choose from (specification, section 9). */
export const INDEX_YEARS = Object.keys(COST_INFLATION_INDEX)
  .map(Number)
  .filter((year) => year <= BASE_YEAR);
/** Financial years of a sale to which the law of 23 July 2024 applies in full or in part. */
export const SALE_YEARS = [2024, 2025, 2026] as const;
export type SaleYear = (typeof SALE_YEARS)[number];
const LAST_INDEXED = Math.max(...Object.keys(COST_INFLATION_INDEX).map(Number));
/** The year whose index a sale is reckoned by: the last notified one while its own is not out. */
export const indexYearOf = (saleYear: SaleYear): number => Math.min(saleYear, LAST_INDEXED);
export const TAX_RATE = 12.5;

export interface CapitalGainsInput {
  salePrice: number;
  transferCost: number;
  purchasePrice: number;
  improvementCost: number;
  purchaseYear: number;
  /** Absent when nothing was improved. */
  improvementYear?: number;
}

export type CapitalGainsForm = Record<keyof CapitalGainsInput, string>;

function amount(text: string): number | undefined {
  const digits = text.replaceAll(',', '').trim();
  const value = Number(digits);
  return digits !== '' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** The form as numbers, or undefined when a required field is empty. */
export function parseCapitalGains(form: CapitalGainsForm): CapitalGainsInput | undefined {
  const salePrice = amount(form.salePrice);
  const purchasePrice = amount(form.purchasePrice);
  const transferCost = amount(form.transferCost);
  const purchaseYear = Number(form.purchaseYear);
  if (!salePrice || !purchasePrice || transferCost === undefined) return undefined;
  if (!COST_INFLATION_INDEX[purchaseYear]) return undefined;
  const improvementYear = Number(form.improvementYear);
  return {
    salePrice,
    purchasePrice,
    transferCost,
    purchaseYear,
    improvementCost: amount(form.improvementCost) ?? 0,
    ...(COST_INFLATION_INDEX[improvementYear] ? { improvementYear } : {}),
  };
}

/** A cost of one year in money of another; without its year it counts as one of the latter. */
function indexed(cost: number, year: number | undefined, base: number): number {
  const index = COST_INFLATION_INDEX[year ?? base] ?? COST_INFLATION_INDEX[base];
  return (cost * (COST_INFLATION_INDEX[base] ?? 0)) / (index ?? 1);
}

const indexedCostOf = (input: CapitalGainsInput, base: number): number =>
  indexed(input.purchasePrice, input.purchaseYear, base) +
  indexed(input.improvementCost, input.improvementYear, base);

export interface CapitalGains {
  indexedCost: number;
  gain: number;
  tax: number;
}

/** The specified figure: indexed at the 2024 base, 12.5 %, both floored at 0. Rupees. */
export function capitalGains(input: CapitalGainsInput): CapitalGains {
  const indexedCost = indexedCostOf(input, BASE_YEAR);
  const gain = Math.max(0, input.salePrice - input.transferCost - indexedCost);
  return { indexedCost, gain, tax: percentOfRupees(gain, TAX_RATE) };
}

export interface LawfulTax {
  unindexed: number;
  /** The gain without indexation; 0 where there is none. */
  plainGain: number;
  /** Only for those the relief is open to; with an index older than the sale, at most this. */
  indexedAt20?: number;
  due: number;
}

/**
 * What section 112 asks since 23 July 2024 (Finance (No. 2) Act 2024): 12.5 % of the gain without
 * indexation; a resident individual or HUF who acquired land or building before that date pays the
 * lower of that and 20 % of the gain indexed to the year of the sale. Surcharge and cess come on top.
 * Rupees.
 */
export function lawfulTax(
  input: CapitalGainsInput,
  reliefApplies: boolean,
  saleYear: SaleYear,
): LawfulTax {
  const net = input.salePrice - input.transferCost;
  const plainGain = Math.max(0, net - input.purchasePrice - input.improvementCost);
  const unindexed = percentOfRupees(plainGain, TAX_RATE);
  if (!reliefApplies) return { plainGain, unindexed, due: unindexed };
  const indexedAt20 = percentOfRupees(
    Math.max(0, net - indexedCostOf(input, indexYearOf(saleYear))),
    20,
  );
  return { plainGain, unindexed, indexedAt20, due: Math.min(unindexed, indexedAt20) };
}
