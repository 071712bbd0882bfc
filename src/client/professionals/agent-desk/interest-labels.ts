import type { Tone } from '#client/ui/Badge.tsx';
import type { InterestEvent, InterestRow } from '#contract/professionals/agent-interests.ts';
import type { InterestState } from '#domain/professionals/agent-interest.ts';

interface Words {
  title: string;
  tone?: Tone;
}

export const STATE: Record<InterestState, Words> = {
  requested: { title: 'Waits for an answer', tone: 'warn' },
  accepted: { title: 'Accepted', tone: 'good' },
  declined: { title: 'Declined' },
  withdrawn: { title: 'Taken back' },
  expired: { title: 'Run out' },
};

const EVENT: Record<string, Words> = {
  offer: { title: 'The agent made the offer', tone: 'brand' },
  accept: { title: 'Accepted by the owner', tone: 'good' },
  decline: { title: 'Declined by the owner' },
  withdraw: { title: 'Taken back by the agent' },
  expire: { title: 'The time ran out' },
};

export const eventWords = ({ event }: Pick<InterestEvent, 'event'>): Words =>
  EVENT[event] ?? { title: event };

/** What comes next, for the one who reads it. */
export function nextWords({ side, state, taken, live, engagementId }: InterestRow): string {
  const isOwner = side === 'owner';
  if (state === 'accepted') {
    if (engagementId === null) return 'The offer was accepted.';
    return isOwner
      ? 'The work is agreed on: pay the fee into escrow, then the agent starts. Your code releases it once you are content.'
      : 'The owner pays the fee into escrow next; start once it is there.';
  }
  if (state !== 'requested') return 'Nothing more happens here.';
  if (!isOwner) return 'The owner decides. You hear as soon as they do.';
  if (!live) return 'The property is not on offer now. Put it back on the market to accept.';
  if (taken) return 'You have hired an agent already. You can accept another once that has ended.';
  return 'Accept, and the fee is due into escrow; nothing is paid to the agent before you confirm the work.';
}
