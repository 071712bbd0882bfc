import { percentOfRupees } from '#domain/lib/money.ts';
import words from '#messages/homes/duties/index.ts';
import { sqftToSqm } from './area.ts';
import type { PlanningAuthority } from './gazetteer/authority.ts';

export interface DutyRate {
  percent: number;
  source: string;
}

/** Sale deeds within the limits of PMC and PCMC, in percent of the higher of price and ready reckoner. */
export const STAMP_DUTY = {
  standard: { percent: 7 },
  women: { percent: 6 },
} as const;

/** Whose limits a property lies in. */
export const AUTHORITIES = ['municipal', 'gram panchayat'] as const;
export type Authority = (typeof AUTHORITIES)[number];

/** Towns with a council of their own may ask more than villages do: their page says to ask there. */
export const limitsOf = (authority: PlanningAuthority): Authority =>
  authority === 'PMRDA' ? 'gram panchayat' : 'municipal';

/** Sources speak of 3 to 4%; the dearer is reckoned with. */
const RURAL_PERCENT = 4;
const WOMEN_LESS = STAMP_DUTY.standard.percent - STAMP_DUTY.women.percent;

export const REGISTRATION = { percent: 1, most: 30_000 } as const;

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
    return { percent: 12, source: words.gstCommercial };
  }
  const small = carpetSqft !== null && sqftToSqm(carpetSqft) <= AFFORDABLE.squareMetres;
  if (price <= AFFORDABLE.rupees && small) {
    return { percent: 1, source: words.gstAffordable };
  }
  return { percent: 5, source: words.gstOnHomes };
}

/** Duty on a sale deed by place and buyer. */
function dutyOf({ womenOnly, commercial, authority }: Purchase): DutyRate {
  const isConcession = womenOnly && !commercial;
  if (authority !== 'gram panchayat') {
    return isConcession
      ? { ...STAMP_DUTY.women, source: words.forWomen }
      : { ...STAMP_DUTY.standard, source: words.article25.municipal };
  }
  const source = words.article25['gram panchayat'];
  if (!isConcession) return { percent: RURAL_PERCENT, source };
  return { percent: RURAL_PERCENT - WOMEN_LESS, source: `${source}. ${words.forWomen}` };
}

/** What buying truly costs beyond the price, line by line, in rupees. */
export function onRoadCosts(purchase: Purchase): CostLine[] {
  const value = Math.max(purchase.price, purchase.readyReckoner ?? 0);
  const duty = dutyOf(purchase);
  const lines: CostLine[] = [
    {
      label: words.stampDuty({ percent: duty.percent }),
      rupees: Math.round(percentOfRupees(value, duty.percent)),
      source: duty.source,
    },
    {
      label: words.cappedRegistration,
      rupees: Math.min(REGISTRATION.most, Math.round(percentOfRupees(value, REGISTRATION.percent))),
      source: words.registrationFee,
    },
  ];
  if (purchase.underConstruction) {
    const { percent, source } = gst(purchase);
    lines.push({
      label: words.gst({ percent }),
      rupees: Math.round(percentOfRupees(purchase.price, percent)),
      source,
    });
  }
  return lines;
}

/** Registration of a leave and licence agreement, by whose limits the home lies in. */
const LICENCE_REGISTRATION: Record<Authority, number> = {
  municipal: 1_000,
  'gram panchayat': 500,
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
      label: words.licenceDuty,
      rupees: Math.ceil((base * 0.0025) / ROUND_UP_TO) * ROUND_UP_TO,
      source: words.article36A,
    },
    {
      label: words.registration,
      rupees: LICENCE_REGISTRATION[authority],
      source: words.licenceFee[authority],
    },
  ];
}
