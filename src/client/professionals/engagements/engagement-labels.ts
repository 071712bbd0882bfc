import type { Tone } from '#client/ui/Badge.tsx';
import { said } from '#client/ui/said.ts';
import type { EngagementDetail, EngagementEvent } from '#contract/professionals/engagements.ts';
import { type EngagementState, isDeliveredByReport } from '#domain/professionals/engagement.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/professionals/engagements/index.ts';

interface Words {
  title: string;
  tone?: Tone;
}

export const STATE: Record<EngagementState, Words> = {
  requested: said(() => words.asked, 'warn'),
  quoted: said(() => words.quoted, 'brand'),
  accepted: said(() => words.feeDue, 'warn'),
  paid: said(() => words.feeEscrow, 'brand'),
  working: said(() => words.atWork, 'brand'),
  delivered: said(() => words.delivered, 'warn'),
  confirmed: said(() => words.done, 'good'),
  disputed: said(() => words.dispute, 'bad'),
  declined: said(() => words.declined),
  cancelled: said(() => words.takenBack),
  expired: said(() => words.runOut),
  refunded: said(() => words.feeGivenBack),
};

const EVENT: Record<string, Words> = {
  request: said(() => words.workAsked),
  quote: said(() => words.feeQuoted, 'brand'),
  decline: said(() => words.declinedProfessional),
  accept: said(() => words.quoteAccepted, 'good'),
  turnDown: said(() => words.quoteTurnedDown),
  withdraw: said(() => words.takenBackClient),
  stepBack: said(() => words.takenBackProfessional),
  pay: said(() => words.feeCameInto, 'good'),
  start: said(() => words.workStarted, 'brand'),
  giveUp: said(() => words.givenUpFee, 'bad'),
  deliver: said(() => words.delivered, 'brand'),
  rework: said(() => words.sentBackMore, 'warn'),
  confirm: said(() => words.confirmedClientsCode, 'good'),
  dispute: said(() => words.staffAskedDecide, 'bad'),
  settleForClient: said(() => words.decidedClientFee),
  settleForProfessional: said(() => words.decidedProfessionalFee),
  expire: said(() => words.timeRanOut),
};

export const eventWords = ({ event }: Pick<EngagementEvent, 'event'>): Words =>
  EVENT[event] ?? { title: event };

type Next = Partial<Record<EngagementState, string>>;

const FOR_CLIENT: Next = labels(() => words.forClient);

const FOR_PROFESSIONAL: Next = labels(() => words.forProfessional);

type Shown = Pick<EngagementDetail, 'side' | 'state' | 'profession' | 'listingId'>;

/** What comes next, for the one who reads it. */
export function nextWords({ side, state, ...work }: Shown): string {
  if (side === 'professional' && state === 'working' && isDeliveredByReport(work)) {
    return words.issueReportBelow;
  }
  return (side === 'client' ? FOR_CLIENT : FOR_PROFESSIONAL)[state] ?? words.nothingMoreHappens;
}
