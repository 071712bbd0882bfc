import { percentOfRupees } from '#domain/lib/money.ts';
import { sqftToSqm } from './area.ts';
import type { PlanningAuthority } from './gazetteer/authority.ts';

export interface DutyRate {
  percent: number;
  source: string;
}

/** Sale deeds within the limits of PMC and PCMC, in percent of the higher of price and ready reckoner. */
export const STAMP_DUTY = {
  standard: {
    percent: 7,
    source:
      'Maharashtra Stamp Act, art. 25: 5% duty, 1% local body tax, 1% metro cess (PMC and PCMC limits and the cantonments beside them)',
  },
  women: {
    percent: 6,
    source: 'Concession of 1% for residential property bought by women only (Maharashtra, 2021)',
  },
} as const satisfies Record<string, DutyRate>;

/** Whose limits a property lies in. */
export const AUTHORITIES = ['municipal', 'gram panchayat'] as const;
export type Authority = (typeof AUTHORITIES)[number];

/** Towns with a council of their own may ask more than villages do: their page says to ask there. */
export const limitsOf = (authority: PlanningAuthority): Authority =>
  authority === 'PMRDA' ? 'gram panchayat' : 'municipal';

/** Sources speak of 3 to 4%; the dearer is reckoned with. */
const RURAL_DUTY = {
  percent: 4,
  source:
    'Maharashtra Stamp Act, art. 25, in gram panchayat limits: 3% duty and 1% local body tax; some offices ask 3% in all',
} as const;
const WOMEN_LESS = STAMP_DUTY.standard.percent - STAMP_DUTY.women.percent;

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
  /** Within the limits of PMC and PCMC unless said. */
  authority?: Authority;
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

/** Duty on a sale deed by place and buyer. */
function dutyOf({ womenOnly, commercial, authority }: Purchase): DutyRate {
  const isConcession = womenOnly && !commercial;
  if (authority !== 'gram panchayat') {
    return isConcession ? STAMP_DUTY.women : STAMP_DUTY.standard;
  }
  if (!isConcession) return RURAL_DUTY;
  const { percent, source } = RURAL_DUTY;
  return { percent: percent - WOMEN_LESS, source: `${source}. ${STAMP_DUTY.women.source}` };
}

/** What buying truly costs beyond the price, line by line, in rupees. */
export function onRoadCosts(purchase: Purchase): CostLine[] {
  const value = Math.max(purchase.price, purchase.readyReckoner ?? 0);
  const duty = dutyOf(purchase);
  const lines: CostLine[] = [
    {
      label: `Stamp duty (${duty.percent}%)`,
      rupees: Math.round(percentOfRupees(value, duty.percent)),
      source: duty.source,
    },
    {
      label: 'Registration (1%, at most ₹ 30,000)',
      rupees: Math.min(REGISTRATION.most, Math.round(percentOfRupees(value, REGISTRATION.percent))),
      source: REGISTRATION.source,
    },
  ];
  if (purchase.underConstruction) {
    const { percent, source } = gst(purchase);
    lines.push({
      label: `GST (${percent}%)`,
      rupees: Math.round(percentOfRupees(purchase.price, percent)),
      source,
    });
  }
  return lines;
}

/** Registration of a leave and licence agreement, by whose limits the home lies in. */
const LICENCE_REGISTRATION: Record<Authority, CostLine> = {
  municipal: {
    label: 'Registration',
    rupees: 1_000,
    source: 'Registration fee within municipal limits',
  },
  'gram panchayat': {
    label: 'Registration',
    rupees: 500,
    source: 'Registration fee in gram panchayat limits',
  },
};

/** A longer term is a lease, with other duties. */
export const LONGEST_LICENCE_MONTHS = 60;

/** Rupees to which the duty on a licence is rounded up. */
const ROUND_UP_TO = 100;

/**
 * Leave and licence up to 60 months: duty of 0.25 % of the rent of the whole term, what of the
 * deposit is not given back, and 10 % a year on what is (Maharashtra Stamp Act, art. 36A), rounded up
 * to ₹ 100; and registration. Rupees.
 */
export function leaveAndLicenceCosts(
  monthlyRent: number,
  deposit: number,
  months: number,
  { nonRefundable = 0, authority = 'municipal' as Authority } = {},
): CostLine[] {
  const base = monthlyRent * months + nonRefundable + deposit * 0.1 * (months / 12);
  return [
    {
      label: 'Stamp duty (0.25%)',
      rupees: Math.ceil((base * 0.0025) / ROUND_UP_TO) * ROUND_UP_TO,
      source: 'Maharashtra Stamp Act, art. 36A',
    },
    LICENCE_REGISTRATION[authority],
  ];
}
