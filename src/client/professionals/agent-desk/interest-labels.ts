import type { Tone } from '#client/ui/Badge.tsx';
import { said } from '#client/ui/said.ts';
import type { InterestEvent, InterestRow } from '#contract/professionals/agent-interests.ts';
import type { InterestState } from '#domain/professionals/agent-interest.ts';
import words from '#messages/professionals/agent-desk/index.ts';

interface Words {
  title: string;
  tone?: Tone;
}

export const STATE: Record<InterestState, Words> = {
  requested: said(() => words.waitsAnswer, 'warn'),
  accepted: said(() => words.accepted, 'good'),
  declined: said(() => words.declined),
  withdrawn: said(() => words.takenBack),
  expired: said(() => words.runOut),
};

const EVENT: Record<string, Words> = {
  offer: said(() => words.agentMadeOffer, 'brand'),
  accept: said(() => words.acceptedOwner, 'good'),
  decline: said(() => words.declinedOwner),
  withdraw: said(() => words.takenBackAgent),
  expire: said(() => words.timeRanOut),
};

export const eventWords = ({ event }: Pick<InterestEvent, 'event'>): Words =>
  EVENT[event] ?? { title: event };

/** What comes next, for the one who reads it. */
export function nextWords({ side, state, taken, live, engagementId }: InterestRow): string {
  const isOwner = side === 'owner';
  if (state === 'accepted') {
    if (engagementId === null) return words.offerAccepted;
    return isOwner ? words.workAgreedPay : words.ownerPaysFee;
  }
  if (state !== 'requested') return words.nothingMoreHappens;
  if (!isOwner) return words.ownerDecidesHear;
  if (!live) return words.propertyNotOffer;
  if (taken) return words.hiredAgentAlready;
  return words.acceptFeeDue;
}
