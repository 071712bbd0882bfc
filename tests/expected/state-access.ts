import type { AgreementPhase } from '#domain/professionals/agreement-access.ts';
import type { STATE_TABLES, StateTableName } from '#domain/state-tables.ts';

type State<Name extends StateTableName> = (typeof STATE_TABLES)[Name]['states'][number];

/**
 * Whether a party of a thing sees what is private about it: `yes` as long as the state lasts, `no`,
 * or so many days after the end. Who is no party sees nothing of it in any state, whatever their role.
 */
export type Sees = 'yes' | 'no' | number;

type Rows<Of extends string, Party extends string> = Readonly<
  Record<Of, Readonly<Record<Party, Sees>>>
>;

/** A row for each state, written out; a state more than here does not compile. */
type Table<Name extends StateTableName, Party extends string> = Rows<State<Name>, Party>;

/** Decision 17: staff look at an identity document to decide on it; it is deleted after 90 days. */
export const IDENTITY_DOCUMENT: Table<'identity_check', 'person' | 'staff'> = {
  otp_sent: { person: 'yes', staff: 'no' },
  submitted: { person: 'yes', staff: 'yes' },
  verified: { person: 'yes', staff: 'yes' },
  rejected: { person: 'yes', staff: 30 },
  expired: { person: 'yes', staff: 'no' },
  withdrawn: { person: 'yes', staff: 'no' },
  recheck: { person: 'yes', staff: 'yes' },
};

/** The certificate that a professional hands in for their registration. */
export const LICENCE_EVIDENCE: Table<'licence', 'professional' | 'staff'> = {
  submitted: { professional: 'yes', staff: 'yes' },
  verified: { professional: 'yes', staff: 'yes' },
  refused: { professional: 'yes', staff: 30 },
  expired: { professional: 'yes', staff: 'no' },
};

export const VERIFICATION_PAPER: Table<'verification', 'owner' | 'staff'> = {
  submitted: { owner: 'yes', staff: 'yes' },
  approved: { owner: 'yes', staff: 'yes' },
  rejected: { owner: 'yes', staff: 30 },
  expired: { owner: 'yes', staff: 'no' },
};

/** What the owner added to a booking; what the buyer added is seen by them just so. */
export const BOOKING_DOCUMENT: Table<'booking', 'adder' | 'other' | 'staff'> = {
  held: { adder: 'yes', other: 'yes', staff: 'no' },
  accepted: { adder: 'yes', other: 'yes', staff: 'no' },
  paid: { adder: 'yes', other: 'yes', staff: 'no' },
  completed: { adder: 'yes', other: 'yes', staff: 'no' },
  declined: { adder: 'yes', other: 'no', staff: 'no' },
  cancelled: { adder: 'yes', other: 'no', staff: 'no' },
  expired: { adder: 'yes', other: 'no', staff: 'no' },
};

type WorkParty = 'client' | 'professional' | 'staff';

/** Nobody hands anything in before the fee is paid. */
const UNPAID = { client: 'no', professional: 'no', staff: 'no' } as const;
const UNDER_WAY = { client: 'yes', professional: 'yes', staff: 'yes' } as const;

/** A deed that the client handed in to a lawyer. */
export const CLIENTS_PAPER: Table<'engagement', WorkParty> = {
  requested: UNPAID,
  quoted: UNPAID,
  accepted: UNPAID,
  paid: UNDER_WAY,
  working: UNDER_WAY,
  delivered: UNDER_WAY,
  disputed: UNDER_WAY,
  confirmed: { client: 'yes', professional: 30, staff: 180 },
  declined: UNPAID,
  cancelled: UNPAID,
  expired: UNPAID,
  refunded: { client: 'yes', professional: 'no', staff: 180 },
};

/** What a lawyer handed in for the client. */
export const LAWYERS_PAPER: Table<'engagement', WorkParty> = {
  ...CLIENTS_PAPER,
  confirmed: { client: 'yes', professional: 'yes', staff: 180 },
  refunded: { client: 'yes', professional: 30, staff: 180 },
};

/** An evaluator's report; staff open it among the papers, not as a report. */
export const VALUATION: Table<'engagement', 'client' | 'professional'> = {
  requested: { client: 'no', professional: 'no' },
  quoted: { client: 'no', professional: 'no' },
  accepted: { client: 'no', professional: 'no' },
  paid: { client: 'yes', professional: 'yes' },
  working: { client: 'yes', professional: 'yes' },
  delivered: { client: 'yes', professional: 'yes' },
  disputed: { client: 'yes', professional: 'yes' },
  confirmed: { client: 'yes', professional: 'yes' },
  declined: { client: 'no', professional: 'no' },
  cancelled: { client: 'no', professional: 'no' },
  expired: { client: 'no', professional: 'no' },
  refunded: { client: 'yes', professional: 30 },
};

type AgreementRows = Rows<AgreementPhase, WorkParty | 'signatory'>;

const DRAFT: AgreementRows = {
  underWay: { client: 'no', professional: 'yes', signatory: 'no', staff: 'yes' },
  finished: { client: 'no', professional: 'yes', signatory: 'no', staff: 180 },
  fallenThrough: { client: 'no', professional: 'yes', signatory: 'no', staff: 180 },
  givenUp: { client: 'no', professional: 30, signatory: 'no', staff: 180 },
};
const SHARED: AgreementRows = {
  underWay: { client: 'yes', professional: 'yes', signatory: 'yes', staff: 'yes' },
  finished: { client: 'yes', professional: 'yes', signatory: 'yes', staff: 180 },
  fallenThrough: { client: 'yes', professional: 'yes', signatory: 30, staff: 180 },
  givenUp: { client: 'yes', professional: 30, signatory: 30, staff: 180 },
};

/** The text of an agreement, for a seller who is not the client; superseded once it was shared. */
export const AGREEMENT: Readonly<Record<State<'agreement'>, AgreementRows>> = {
  draft: DRAFT,
  shared: SHARED,
  agreed: {
    ...SHARED,
    // What both have signed, both keep.
    fallenThrough: { client: 'yes', professional: 'yes', signatory: 'yes', staff: 180 },
    givenUp: { client: 'yes', professional: 30, signatory: 'yes', staff: 180 },
  },
  superseded: SHARED,
  refused: SHARED,
};

/** Decision 33: the exact address, of a visit that begins within the hour, once the owner agreed. */
export const VISIT_ADDRESS: Table<'visit', 'owner' | 'buyer'> = {
  requested: { owner: 'yes', buyer: 'no' },
  booked: { owner: 'yes', buyer: 'yes' },
  declined: { owner: 'yes', buyer: 'no' },
  expired: { owner: 'yes', buyer: 'no' },
  cancelled: { owner: 'yes', buyer: 'no' },
  checked_in: { owner: 'yes', buyer: 'yes' },
  missed: { owner: 'yes', buyer: 'no' },
};

/** The same by a booking. */
export const BOOKING_ADDRESS: Table<'booking', 'owner' | 'buyer'> = {
  held: { owner: 'yes', buyer: 'no' },
  accepted: { owner: 'yes', buyer: 'yes' },
  paid: { owner: 'yes', buyer: 'yes' },
  completed: { owner: 'yes', buyer: 'yes' },
  declined: { owner: 'yes', buyer: 'no' },
  cancelled: { owner: 'yes', buyer: 'no' },
  expired: { owner: 'yes', buyer: 'no' },
};

/** The same for the evaluator whom the home's owner hired. */
export const WORK_ADDRESS: Table<'engagement', 'professional'> = {
  requested: { professional: 'no' },
  quoted: { professional: 'no' },
  accepted: { professional: 'no' },
  paid: { professional: 'yes' },
  working: { professional: 'yes' },
  delivered: { professional: 'yes' },
  confirmed: { professional: 'no' },
  disputed: { professional: 'no' },
  declined: { professional: 'no' },
  cancelled: { professional: 'no' },
  expired: { professional: 'no' },
  refunded: { professional: 'no' },
};

/** Decision 22: each other's number, while the request is accepted. */
export const NUMBERS: Table<'contact', 'owner' | 'buyer'> = {
  requested: { owner: 'no', buyer: 'no' },
  accepted: { owner: 'yes', buyer: 'yes' },
  declined: { owner: 'no', buyer: 'no' },
  withdrawn: { owner: 'no', buyer: 'no' },
  expired: { owner: 'no', buyer: 'no' },
  revoked: { owner: 'no', buyer: 'no' },
};

/**
 * Every table of states: by which tables above it is tried, or why it need not be. A new table of
 * states does not compile without a row.
 */
export const TRIED_BY: Readonly<Record<StateTableName, string>> = {
  identity_check: 'IDENTITY_DOCUMENT',
  licence: 'LICENCE_EVIDENCE',
  verification: 'VERIFICATION_PAPER',
  booking: 'BOOKING_DOCUMENT, BOOKING_ADDRESS',
  engagement: 'CLIENTS_PAPER, LAWYERS_PAPER, VALUATION, WORK_ADDRESS',
  agreement: 'AGREEMENT',
  renewal: 'tells neither papers nor addresses nor numbers: renewals.test.ts',
  visit: 'VISIT_ADDRESS',
  contact: 'NUMBERS',
  listing: 'its door is told by visits, bookings and work alone: private-numbers.test.ts',
  bid: 'tells neither papers nor addresses nor numbers: private-numbers.test.ts',
  lead: 'tells neither papers nor addresses nor numbers: private-numbers.test.ts',
  interest: 'tells neither papers nor addresses nor numbers: private-numbers.test.ts',
  meeting: 'tells neither papers nor addresses nor numbers: private-numbers.test.ts',
  campaign: 'is shown to everybody',
  order: 'is its payer’s alone in every state: access.test.ts',
  refund: 'is its payer’s alone in every state: access.test.ts',
  subscription: 'is its payer’s alone in every state: access.test.ts',
  instalment: 'is of its booking: access.test.ts',
  release: 'is its payer’s and payee’s in every state: access.test.ts',
  settlement: 'is of its booking and tells no papers: access.test.ts',
  payout: 'is its payee’s and staff’s in every state: access.test.ts',
};
