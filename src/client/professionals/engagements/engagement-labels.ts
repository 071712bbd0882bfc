import type { Tone } from '#client/ui/Badge.tsx';
import type { EngagementDetail, EngagementEvent } from '#contract/professionals/engagements.ts';
import { type EngagementState, isDeliveredByReport } from '#domain/professionals/engagement.ts';

interface Words {
  title: string;
  tone?: Tone;
}

export const STATE: Record<EngagementState, Words> = {
  requested: { title: 'Asked', tone: 'warn' },
  quoted: { title: 'Quoted', tone: 'brand' },
  accepted: { title: 'Fee is due', tone: 'warn' },
  paid: { title: 'Fee in escrow', tone: 'brand' },
  working: { title: 'At work', tone: 'brand' },
  delivered: { title: 'Delivered', tone: 'warn' },
  confirmed: { title: 'Done', tone: 'good' },
  disputed: { title: 'In dispute', tone: 'bad' },
  declined: { title: 'Declined' },
  cancelled: { title: 'Taken back' },
  expired: { title: 'Run out' },
  refunded: { title: 'Fee given back' },
};

const EVENT: Record<string, Words> = {
  request: { title: 'Work was asked for' },
  quote: { title: 'A fee was quoted', tone: 'brand' },
  decline: { title: 'Declined by the professional' },
  accept: { title: 'The quote was accepted', tone: 'good' },
  turnDown: { title: 'The quote was turned down' },
  withdraw: { title: 'Taken back by the client' },
  stepBack: { title: 'Taken back by the professional' },
  pay: { title: 'The fee came into escrow', tone: 'good' },
  start: { title: 'The work started', tone: 'brand' },
  giveUp: { title: 'Given up; the fee goes back', tone: 'bad' },
  deliver: { title: 'Delivered', tone: 'brand' },
  rework: { title: 'Sent back for more work', tone: 'warn' },
  confirm: { title: 'Confirmed with the client’s code', tone: 'good' },
  dispute: { title: 'Our staff were asked to decide', tone: 'bad' },
  settleForClient: { title: 'Decided for the client: the fee goes back' },
  settleForProfessional: { title: 'Decided for the professional: the fee is paid' },
  expire: { title: 'The time ran out' },
};

export const eventWords = ({ event }: Pick<EngagementEvent, 'event'>): Words =>
  EVENT[event] ?? { title: event };

type Next = Partial<Record<EngagementState, string>>;

const FOR_CLIENT: Next = {
  requested: 'You hear as soon as there is a quote.',
  quoted: 'Look at the quote: accept it or turn it down.',
  accepted: 'Pay the fee. It is held in escrow until you confirm the work with a code.',
  paid: 'The fee is in escrow. The work starts next.',
  working: 'The work is under way.',
  delivered: 'Look at what was delivered. Your code confirms it and pays the fee.',
  disputed: 'Our staff look at it. The fee stays in escrow until they have decided.',
  confirmed: 'The work is done and paid.',
  refunded: 'All of the fee goes back to you the way it came.',
};

const FOR_PROFESSIONAL: Next = {
  requested: 'Quote a fee, or decline.',
  quoted: 'Your quote is with the client.',
  accepted: 'The client accepted. Wait with the work until the fee is in escrow.',
  paid: 'The fee is in escrow. Start when you are ready.',
  working: 'Deliver when it is done; the client’s code then pays you.',
  delivered: 'The client confirms with a code. Nothing is left to do for you.',
  disputed: 'Our staff look at it. The fee stays in escrow until they have decided.',
  confirmed: 'Confirmed. The fee, less commission, goes to your bank account.',
  refunded: 'The fee went back to the client.',
};

type Shown = Pick<EngagementDetail, 'side' | 'state' | 'profession' | 'listingId'>;

/** What comes next, for the one who reads it. */
export function nextWords({ side, state, ...work }: Shown): string {
  if (side === 'professional' && state === 'working' && isDeliveredByReport(work)) {
    return 'Issue the report below: that delivers the work, and the client’s code then pays you.';
  }
  return (side === 'client' ? FOR_CLIENT : FOR_PROFESSIONAL)[state] ?? 'Nothing more happens here.';
}
