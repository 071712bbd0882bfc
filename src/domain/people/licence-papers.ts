import { isOpen, type PaperRow, type PaperTable } from '#domain/lib/paper-access.ts';
import type { LicenceState } from './licence-check.ts';

/** Whose registration it proves, and those who decide on it. */
export type LicencePaperParty = 'professional' | 'staff';

type Row = PaperRow<LicencePaperParty, 'evidence', never>;

const row = (staff: Row['read']['staff']['evidence']): Row => ({
  read: { professional: { evidence: 'yes' }, staff: { evidence: staff } },
  may: {},
});

/** Staff look at the evidence of a licence while they decide and while it stands as checked. */
export const LICENCE_PAPER_ACCESS: PaperTable<LicenceState, LicencePaperParty, 'evidence', never> =
  {
    submitted: row('yes'),
    verified: row('yes'),
    refused: row({ daysAfterEnd: 30 }),
    expired: row('no'),
  };

export const mayReadLicencePaper = (
  { state, decidedAt }: { state: LicenceState; decidedAt: Date | null },
  party: LicencePaperParty,
  now: Date,
): boolean => isOpen(LICENCE_PAPER_ACCESS[state].read[party].evidence, decidedAt, now);
