import { percentOfRupees } from '#domain/lib/money.ts';
/**
 * Cost inflation index by the calendar year a financial year starts in (2001 is FY 2001-02).
 * Source: CBDT notification S.O. 1790(E) of 5 June 2017 as amended up to S.O. 2103(E) of 24 May 2024.
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
};
export const INDEX_YEARS = Object.keys(COST_INFLATION_INDEX).map(Number);
const BASE_YEAR = 2024;
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

export const INCOMPLETE = 'Please fill all required fields!';

export type CapitalGainsForm = Record<keyof CapitalGainsInput, string>;

function amount(text: string): number | undefined {
  const digits = text.replaceAll(',', '').trim();
  const value = Number(digits);
  return digits !== '' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** The form as numbers, or undefined when a required field is empty: the caller says INCOMPLETE. */
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

function indexed(cost: number, year: number | undefined): number {
  const index = COST_INFLATION_INDEX[year ?? BASE_YEAR] ?? COST_INFLATION_INDEX[BASE_YEAR];
  return (cost * (COST_INFLATION_INDEX[BASE_YEAR] ?? 0)) / (index ?? 1);
}

export interface CapitalGains {
  indexedCost: number;
  gain: number;
  tax: number;
}

/** The specified figure: indexed at the 2024 base, 12.5 %, both floored at 0. Rupees. */
export function capitalGains(input: CapitalGainsInput): CapitalGains {
  const indexedCost =
    indexed(input.purchasePrice, input.purchaseYear) +
    indexed(input.improvementCost, input.improvementYear);
  const gain = Math.max(0, input.salePrice - input.transferCost - indexedCost);
  return { indexedCost, gain, tax: percentOfRupees(gain, TAX_RATE) };
}

export interface LawfulTax {
  unindexed: number;
  /** Only for those the relief is open to. */
  indexedAt20?: number;
  due: number;
}

/**
 * What section 112 asks since 23 July 2024 (Finance (No. 2) Act 2024): 12.5 % of the gain without
 * indexation; a resident individual or HUF who acquired land or building before that date pays the
 * lower of that and 20 % of the indexed gain. Surcharge and cess come on top. Rupees.
 */
export function lawfulTax(input: CapitalGainsInput, reliefApplies: boolean): LawfulTax {
  const net = input.salePrice - input.transferCost;
  const plain = Math.max(0, net - input.purchasePrice - input.improvementCost);
  const unindexed = percentOfRupees(plain, TAX_RATE);
  if (!reliefApplies) return { unindexed, due: unindexed };
  const indexedAt20 = capitalGains(input).gain * 0.2;
  return { unindexed, indexedAt20, due: Math.min(unindexed, indexedAt20) };
}
