import { BOOKING_PAPER_ACCESS } from './deals/booking-papers.ts';
import { VERIFICATION_PAPER_ACCESS } from './homes/verification-papers.ts';
import type { PaperRow } from './lib/paper-access.ts';
import { CHECK_PAPER_ACCESS } from './people/kyc-papers.ts';
import { LICENCE_PAPER_ACCESS } from './people/licence-papers.ts';
import { AGREEMENT_ACCESS } from './professionals/agreement-access.ts';
import { WORK_PAPER_ACCESS } from './professionals/work-paper-access.ts';

type Rows = Readonly<Record<string, PaperRow<string, string, string>>>;

/** The rows of an agreement are by its state and by what became of the work and the booking. */
const agreementRows: Rows = Object.fromEntries(
  Object.entries(AGREEMENT_ACCESS).flatMap(([state, phases]) =>
    Object.entries(phases).map(([phase, row]) => [`${state}, ${phase}`, row]),
  ),
);

/** Every table of who reads which papers in which state, for drawings and tests. */
export const PAPER_TABLES = {
  identity_check: CHECK_PAPER_ACCESS,
  licence: LICENCE_PAPER_ACCESS,
  verification: VERIFICATION_PAPER_ACCESS,
  booking: BOOKING_PAPER_ACCESS,
  engagement: WORK_PAPER_ACCESS,
  agreement: agreementRows,
} as const satisfies Record<string, Rows>;

export type PaperTableName = keyof typeof PAPER_TABLES;
