import { isOpen, type PaperRow, type PaperTable } from '#domain/lib/paper-access.ts';
import type { CheckState } from './kyc.ts';

/** Whose document it is, and those who decide on it. */
export type CheckPaperParty = 'person' | 'staff';

type Row = PaperRow<CheckPaperParty, 'document', never>;

const row = (staff: Row['read']['staff']['document']): Row => ({
  read: { person: { document: 'yes' }, staff: { document: staff } },
  may: {},
});

/**
 * Staff look at an identity document to decide on it, again where a name changes while it is kept,
 * and a while after a refusal, should the person complain.
 */
export const CHECK_PAPER_ACCESS: PaperTable<CheckState, CheckPaperParty, 'document', never> = {
  otp_sent: row('no'),
  submitted: row('yes'),
  verified: row('yes'),
  rejected: row({ daysAfterEnd: 30 }),
  expired: row('no'),
  withdrawn: row('no'),
  recheck: row('yes'),
};

export const mayReadCheckPaper = (
  { state, decidedAt }: { state: CheckState; decidedAt: Date | null },
  party: CheckPaperParty,
  now: Date,
): boolean => isOpen(CHECK_PAPER_ACCESS[state].read[party].document, decidedAt, now);
