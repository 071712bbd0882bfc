import type { PlanningAuthority } from '#domain/homes/gazetteer/authority.ts';
import { type CostLine, leaveAndLicenceCosts, limitsOf } from '#domain/homes/stamp-duty.ts';
import { percentOfRupees } from '#domain/lib/money.ts';
import { shiftMonth } from '#domain/lib/time/month.ts';
import { dayOfIso, isoDay } from '#domain/lib/time/pune.ts';
import type { LicenceTerms } from './agreement-text/facts.ts';

/** By how many percent a renewed licence may ask more rent, in steps that are usual in Pune. */
export const RENT_STEPS = [0, 3, 5, 7, 10] as const;
export const USUAL_RENT_STEP = 5;

type Period = Pick<LicenceTerms, 'startOn' | 'months'>;

const MONTH_LENGTH = 7;

/**
 * The last day of a licence, of which the first day counts: the one before the same day so many months
 * on, so that from 31 January 11 months last until 30 December. Where that month has no such day the
 * licence has all of it: from 31 March 11 months last until 28 February.
 */
export function lastDayOf({ startOn, months }: Period): string {
  const month = shiftMonth(startOn, months);
  const lastOfMonth = isoDay(dayOfIso(`${shiftMonth(month, 1)}-01`) - 1);
  const same = `${month}${startOn.slice(MONTH_LENGTH)}`;
  return same > lastOfMonth ? lastOfMonth : isoDay(dayOfIso(same) - 1);
}

export interface Renewal {
  terms: LicenceTerms;
  until: string;
  /** Duty and registration. */
  costs: CostLine[];
}

/**
 * A licence that goes on from the day after its last one, as long and on the same terms, at a rent
 * raised by so many percent. The deposit stays where it is; duty and registration are due anew.
 */
export function renewalOf(
  old: LicenceTerms,
  { step, authority }: { step: number; authority: PlanningAuthority },
): Renewal {
  const rent = Math.round(old.rent + percentOfRupees(old.rent, step));
  const startOn = isoDay(dayOfIso(lastDayOf(old)) + 1);
  const terms = { ...old, rent, startOn, tokenPaid: 0 };
  return {
    terms,
    until: lastDayOf(terms),
    costs: leaveAndLicenceCosts(rent, old.deposit, old.months, { authority: limitsOf(authority) }),
  };
}
