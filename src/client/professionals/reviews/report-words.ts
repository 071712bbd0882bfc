import type { AbuseReport } from '#contract/professionals/abuse-reports.ts';
import { LISTING_FAULT_LABEL } from '#domain/professionals/review.ts';

/** What is said against a thing: of a listing first what was chosen from the list. */
export const reportWords = ({ fault, reason }: AbuseReport['reports'][number]): string =>
  fault ? `${LISTING_FAULT_LABEL[fault]}. ${reason}` : reason;
