import type { Tone } from '#client/ui/Badge.tsx';
import type { EngagementDetail, EngagementEvent } from '#contract/professionals/engagements.ts';
import { type EngagementState, isDeliveredByReport } from '#domain/professionals/engagement.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/professionals/engagements/index.ts';

interface Words {
  title: string;
  tone?: Tone;
}

export const STATE: Record<EngagementState, Words> = {
  requested: {
    get title() {
      return words.asked;
    },
    tone: 'warn',
  },
  quoted: {
    get title() {
      return words.quoted;
    },
    tone: 'brand',
  },
  accepted: {
    get title() {
      return words.feeDue;
    },
    tone: 'warn',
  },
  paid: {
    get title() {
      return words.feeEscrow;
    },
    tone: 'brand',
  },
  working: {
    get title() {
      return words.atWork;
    },
    tone: 'brand',
  },
  delivered: {
    get title() {
      return words.delivered;
    },
    tone: 'warn',
  },
  confirmed: {
    get title() {
      return words.done;
    },
    tone: 'good',
  },
  disputed: {
    get title() {
      return words.dispute;
    },
    tone: 'bad',
  },
  declined: {
    get title() {
      return words.declined;
    },
  },
  cancelled: {
    get title() {
      return words.takenBack;
    },
  },
  expired: {
    get title() {
      return words.runOut;
    },
  },
  refunded: {
    get title() {
      return words.feeGivenBack;
    },
  },
};

const EVENT: Record<string, Words> = {
  request: {
    get title() {
      return words.workAsked;
    },
  },
  quote: {
    get title() {
      return words.feeQuoted;
    },
    tone: 'brand',
  },
  decline: {
    get title() {
      return words.declinedProfessional;
    },
  },
  accept: {
    get title() {
      return words.quoteAccepted;
    },
    tone: 'good',
  },
  turnDown: {
    get title() {
      return words.quoteTurnedDown;
    },
  },
  withdraw: {
    get title() {
      return words.takenBackClient;
    },
  },
  stepBack: {
    get title() {
      return words.takenBackProfessional;
    },
  },
  pay: {
    get title() {
      return words.feeCameInto;
    },
    tone: 'good',
  },
  start: {
    get title() {
      return words.workStarted;
    },
    tone: 'brand',
  },
  giveUp: {
    get title() {
      return words.givenUpFee;
    },
    tone: 'bad',
  },
  deliver: {
    get title() {
      return words.delivered;
    },
    tone: 'brand',
  },
  rework: {
    get title() {
      return words.sentBackMore;
    },
    tone: 'warn',
  },
  confirm: {
    get title() {
      return words.confirmedClientsCode;
    },
    tone: 'good',
  },
  dispute: {
    get title() {
      return words.staffAskedDecide;
    },
    tone: 'bad',
  },
  settleForClient: {
    get title() {
      return words.decidedClientFee;
    },
  },
  settleForProfessional: {
    get title() {
      return words.decidedProfessionalFee;
    },
  },
  expire: {
    get title() {
      return words.timeRanOut;
    },
  },
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
