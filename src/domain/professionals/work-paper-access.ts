import { isOpen, type PaperRow, type PaperTable } from '#domain/lib/paper-access.ts';
import type { EngagementState } from './engagement.ts';

export type WorkPaperParty = 'client' | 'professional' | 'staff';

/**
 * `clients`: what the client handed in. `professionals`: what the professional handed in or made:
 * reports, the checklist, notes of a visit to the property.
 */
export type WorkPaperOwner = 'clients' | 'professionals';

/**
 * `handIn`: add a file. `report`: note down and report what was found, in a title check or valuation.
 * `draft`: draw up and share an agreement.
 */
export type WorkPaperAct = 'handIn' | 'report' | 'draft';

/** A client may still ask about delivered work, and the professional then looks into the client's papers. */
const QUESTIONS = { daysAfterEnd: 30 } as const;
/** So long staff may have to look into a complaint about work that has ended. */
const COMPLAINTS = { daysAfterEnd: 180 } as const;

const ALL = { clients: 'yes', professionals: 'yes' } as const;
const NONE = { clients: 'no', professionals: 'no' } as const;

type Row = PaperRow<WorkPaperParty, WorkPaperOwner, WorkPaperAct>;

/** Nothing is handed in before the fee is paid, so that there is nothing to read either. */
const UNPAID: Row = {
  read: { client: NONE, professional: NONE, staff: NONE },
  may: { handIn: [], report: [], draft: [] },
};
const OPEN = { client: ALL, professional: ALL, staff: ALL } as const;

/**
 * Who reads and adds the papers of a piece of work. The client keeps their own and what was delivered;
 * the professional keeps what they made, and loses what the client gave once nobody can ask about it.
 */
export const WORK_PAPER_ACCESS: PaperTable<
  EngagementState,
  WorkPaperParty,
  WorkPaperOwner,
  WorkPaperAct
> = {
  requested: UNPAID,
  quoted: UNPAID,
  accepted: UNPAID,
  paid: { read: OPEN, may: { handIn: ['client', 'professional'], report: [], draft: [] } },
  working: {
    read: OPEN,
    may: {
      handIn: ['client', 'professional'],
      report: ['professional'],
      draft: ['professional'],
    },
  },
  // A text may still be changed after the delivery, where a side refuses it.
  delivered: {
    read: OPEN,
    may: { handIn: ['client', 'professional'], report: [], draft: ['professional'] },
  },
  disputed: { read: OPEN, may: { handIn: [], report: [], draft: [] } },
  confirmed: {
    read: {
      client: ALL,
      professional: { clients: QUESTIONS, professionals: 'yes' },
      staff: { clients: COMPLAINTS, professionals: COMPLAINTS },
    },
    may: { handIn: [], report: [], draft: [] },
  },
  declined: UNPAID,
  cancelled: UNPAID,
  expired: UNPAID,
  // The fee went back, so nothing of the client's is theirs any more.
  refunded: {
    read: {
      client: ALL,
      professional: { clients: 'no', professionals: QUESTIONS },
      staff: { clients: COMPLAINTS, professionals: COMPLAINTS },
    },
    may: { handIn: [], report: [], draft: [] },
  },
};

/** Work with the state it is in now; `endedAt` is null while it goes on. */
export interface WorkEnd {
  state: EngagementState;
  endedAt: Date | null;
}

export const mayReadWorkPaper = (
  { state, endedAt }: WorkEnd,
  party: WorkPaperParty,
  whose: WorkPaperOwner,
  now: Date,
): boolean => isOpen(WORK_PAPER_ACCESS[state].read[party][whose], endedAt, now);

export const mayWithWorkPapers = (
  { state }: Pick<WorkEnd, 'state'>,
  party: WorkPaperParty,
  act: WorkPaperAct,
): boolean => WORK_PAPER_ACCESS[state].may[act].includes(party);
