import { isOpen, type PaperRow, type PaperTable } from '#domain/lib/paper-access.ts';
import type { AgreementState } from './agreement.ts';
import type { EngagementState } from './engagement.ts';

/** `signatory`: the seller or the buyer it is for, whether or not they are the client too. */
export type AgreementParty = 'client' | 'professional' | 'signatory' | 'staff';

/**
 * What became of the work and of the booking an agreement is for. `fallenThrough`: the booking is
 * over and no deal came of it. `givenUp`: the work ended without being done, so nobody stands by it.
 */
export type AgreementPhase = 'underWay' | 'finished' | 'fallenThrough' | 'givenUp';

type Row = PaperRow<AgreementParty, 'text', 'sign'>;

const YES = { text: 'yes' } as const;
const NO = { text: 'no' } as const;
/** To read once more why it came to nothing. */
const AFTERWARDS = { text: { daysAfterEnd: 30 } } as const;
const COMPLAINTS = { text: { daysAfterEnd: 180 } } as const;

/** What the lawyer keeps to themselves. */
const unshared = (professional: Row['read']['professional'], staff = YES as Row['read']['staff']) =>
  ({ read: { client: NO, professional, signatory: NO, staff }, may: { sign: [] } }) satisfies Row;

const shared = (
  phase: AgreementPhase,
  { kept = false, open = false }: { kept?: boolean; open?: boolean } = {},
): Row => {
  const over = phase === 'fallenThrough' || phase === 'givenUp';
  return {
    read: {
      client: YES,
      professional: phase === 'givenUp' ? AFTERWARDS : YES,
      signatory: over && !kept ? AFTERWARDS : YES,
      staff: phase === 'underWay' ? YES : COMPLAINTS,
    },
    may: { sign: open && !over ? ['signatory'] : [] },
  };
};

const perPhase = (row: (phase: AgreementPhase) => Row): Record<AgreementPhase, Row> => ({
  underWay: row('underWay'),
  finished: row('finished'),
  fallenThrough: row('fallenThrough'),
  givenUp: row('givenUp'),
});

const UNSHARED: Record<AgreementPhase, Row> = {
  underWay: unshared(YES),
  finished: unshared(YES, COMPLAINTS),
  fallenThrough: unshared(YES, COMPLAINTS),
  givenUp: unshared(AFTERWARDS, COMPLAINTS),
};

/**
 * Who reads an agreement, with the papers of it, and who signs it. What both have agreed to they keep
 * whatever comes after. One that is superseded is for those it was shared with before; one that never
 * was counts as a draft.
 */
export const AGREEMENT_ACCESS: Readonly<
  Record<AgreementState, PaperTable<AgreementPhase, AgreementParty, 'text', 'sign'>>
> = {
  draft: UNSHARED,
  shared: perPhase((phase) => shared(phase, { open: true })),
  agreed: perPhase((phase) => shared(phase, { kept: true })),
  superseded: perPhase((phase) => shared(phase)),
  refused: perPhase((phase) => shared(phase)),
};

/** What work in each state means for its agreements. */
const WORK: Record<EngagementState, 'underWay' | 'finished' | 'givenUp'> = {
  requested: 'underWay',
  quoted: 'underWay',
  accepted: 'underWay',
  paid: 'underWay',
  working: 'underWay',
  delivered: 'underWay',
  disputed: 'underWay',
  confirmed: 'finished',
  declined: 'givenUp',
  cancelled: 'givenUp',
  expired: 'givenUp',
  refunded: 'givenUp',
};

export interface AgreementFacts {
  state: AgreementState;
  /** Its signatories were given it, now or before it was superseded. */
  wasShared: boolean;
  work: EngagementState;
  workEndedAt: Date | null;
  /** There is a booking of its signatories' that stands, or was completed. */
  dealStands: boolean;
  dealEndedAt: Date | null;
}

function placeOf(facts: AgreementFacts): { row: Row; endedAt: Date | null } {
  const { state, wasShared, work, dealStands } = facts;
  const rows = AGREEMENT_ACCESS[wasShared ? state : 'draft'];
  const phase = WORK[work];
  if (phase === 'givenUp') return { row: rows.givenUp, endedAt: facts.workEndedAt };
  if (!dealStands) return { row: rows.fallenThrough, endedAt: facts.dealEndedAt };
  return { row: rows[phase], endedAt: facts.workEndedAt };
}

export function mayReadAgreement(facts: AgreementFacts, party: AgreementParty, now: Date): boolean {
  const { row, endedAt } = placeOf(facts);
  return isOpen(row.read[party].text, endedAt, now);
}

export const maySignAgreement = (facts: AgreementFacts): boolean =>
  placeOf(facts).row.may.sign.includes('signatory');
