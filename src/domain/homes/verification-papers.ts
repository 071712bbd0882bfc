import { isOpen, type PaperRow, type PaperTable } from '#domain/lib/paper-access.ts';
import type { VerificationState } from './listing-lifecycle.ts';

/** The owner of the listing, and those who decide on its papers. */
export type VerificationPaperParty = 'owner' | 'staff';

type Row = PaperRow<VerificationPaperParty, 'papers', never>;

const row = (staff: Row['read']['staff']['papers']): Row => ({
  read: { owner: { papers: 'yes' }, staff: { papers: staff } },
  may: {},
});

/** Staff look at a property's papers to decide on them, and as long as they vouch for them. */
export const VERIFICATION_PAPER_ACCESS: PaperTable<
  VerificationState,
  VerificationPaperParty,
  'papers',
  never
> = {
  submitted: row('yes'),
  approved: row('yes'),
  rejected: row({ daysAfterEnd: 30 }),
  expired: row('no'),
};

export const mayReadVerificationPaper = (
  { state, decidedAt }: { state: VerificationState; decidedAt: Date | null },
  party: VerificationPaperParty,
  now: Date,
): boolean => isOpen(VERIFICATION_PAPER_ACCESS[state].read[party].papers, decidedAt, now);
