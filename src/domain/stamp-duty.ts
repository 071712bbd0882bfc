import { sqftToSqm } from './area.ts';

export interface DutyRate {
  percent: number;
  source: string;
}

/** Sale deeds within the limits of PMC and PCMC, in percent of the higher of price and ready reckoner. */
export const STAMP_DUTY = {
  standard: {
    percent: 7,
    source:
      'Maharashtra Stamp Act, art. 25: 5% duty, 1% local body tax, 1% metro cess (PMC and PCMC limits)',
  },
  women: {
    percent: 6,
    source: 'Concession of 1% for residential property bought by women only (Maharashtra, 2021)',
  },
} as const satisfies Record<string, DutyRate>;

export const REGISTRATION = {
  percent: 1,
  most: 30_000,
  source: 'Maharashtra registration fee: 1% of the value, at most ₹ 30,000',
} as const;

const GST_SOURCE = 'GST on under-construction property since 1 Apr 2019, no input credit';
/** Pune is not among the GST "metropolitan" cities, so the affordable limit is 90 sq m. */
const AFFORDABLE = { rupees: 4_500_000, squareMetres: 90 };

export interface Purchase {
  price: number;
  /** Annual Statement of Rates value, where known; duty falls on the higher. */
  readyReckoner?: number;
  carpetSqft: number | null;
  underConstruction: boolean;
  commercial: boolean;
  womenOnly: boolean;
}

export interface CostLine {
  label: string;
  rupees: number;
  source: string;
}

function gst({ price, carpetSqft, commercial }: Purchase): DutyRate {
  if (commercial) {
    return {
      percent: 12,
      source: 'GST on under-construction commercial property, with input credit',
    };
  }
  const small = carpetSqft !== null && sqftToSqm(carpetSqft) <= AFFORDABLE.squareMetres;
  if (price <= AFFORDABLE.rupees && small) {
    return { percent: 1, source: `${GST_SOURCE}; affordable: up to ₹ 45 Lakh and 90 sq m carpet` };
  }
  return { percent: 5, source: GST_SOURCE };
}

/** What buying truly costs beyond the price, line by line, in rupees. */
export function onRoadCosts(purchase: Purchase): CostLine[] {
  const value = Math.max(purchase.price, purchase.readyReckoner ?? 0);
  const duty = purchase.womenOnly && !purchase.commercial ? STAMP_DUTY.women : STAMP_DUTY.standard;
  const lines: CostLine[] = [
    {
      label: `Stamp duty (${duty.percent}%)`,
      rupees: Math.round((value * duty.percent) / 100),
      source: duty.source,
    },
    {
      label: 'Registration (1%, at most ₹ 30,000)',
      rupees: Math.min(REGISTRATION.most, Math.round((value * REGISTRATION.percent) / 100)),
      source: REGISTRATION.source,
    },
  ];
  if (purchase.underConstruction) {
    const { percent, source } = gst(purchase);
    lines.push({
      label: `GST (${percent}%)`,
      rupees: Math.round((purchase.price * percent) / 100),
      source,
    });
  }
  return lines;
}

/**
 * Leave and licence up to 60 months: duty of 0.25 % of the rent of the whole term plus 10 % a year
 * on the refundable deposit (Maharashtra Stamp Act, art. 36A), rounded up to ₹ 100; registration
 * ₹ 1,000 within municipal limits. Rupees.
 */
export function leaveAndLicenceCosts(
  monthlyRent: number,
  deposit: number,
  months: number,
): CostLine[] {
  const base = monthlyRent * months + deposit * 0.1 * (months / 12);
  return [
    {
      label: 'Stamp duty (0.25%)',
      rupees: Math.ceil((base * 0.0025) / 100) * 100,
      source: 'Maharashtra Stamp Act, art. 36A',
    },
    { label: 'Registration', rupees: 1_000, source: 'Registration fee within municipal limits' },
  ];
}
