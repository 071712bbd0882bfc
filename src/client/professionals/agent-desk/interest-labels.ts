import type { Tone } from '#client/ui/Badge.tsx';
import type { InterestEvent, InterestRow } from '#contract/professionals/agent-interests.ts';
import type { InterestState } from '#domain/professionals/agent-interest.ts';
import words from '#messages/professionals/agent-desk/index.ts';

interface Words {
  title: string;
  tone?: Tone;
}

export const STATE: Record<InterestState, Words> = {
  requested: {
    get title() {
      return words.waitsAnswer;
    },
    tone: 'warn',
  },
  accepted: {
    get title() {
      return words.accepted;
    },
    tone: 'good',
  },
  declined: {
    get title() {
      return words.declined;
    },
  },
  withdrawn: {
    get title() {
      return words.takenBack;
    },
  },
  expired: {
    get title() {
      return words.runOut;
    },
  },
};

const EVENT: Record<string, Words> = {
  offer: {
    get title() {
      return words.agentMadeOffer;
    },
    tone: 'brand',
  },
  accept: {
    get title() {
      return words.acceptedOwner;
    },
    tone: 'good',
  },
  decline: {
    get title() {
      return words.declinedOwner;
    },
  },
  withdraw: {
    get title() {
      return words.takenBackAgent;
    },
  },
  expire: {
    get title() {
      return words.timeRanOut;
    },
  },
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
