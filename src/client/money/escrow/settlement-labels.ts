import type { Tone } from '#client/ui/Badge.tsx';
import type { SettlementRow } from '#contract/money/settlements.ts';
import type { SettlementState } from '#domain/money/settlement.ts';
import words from '#messages/money/deal-payments/index.ts';

interface Words {
  title: string;
  tone?: Tone;
}

const STATE: Record<SettlementState, Words> = {
  proposed: {
    get title() {
      return words.waitsAnswer;
    },
    tone: 'warn',
  },
  countered: {
    get title() {
      return words.answeredAnother;
    },
  },
  refused: {
    get title() {
      return words.refused;
    },
    tone: 'bad',
  },
  withdrawn: {
    get title() {
      return words.takenBack;
    },
  },
  disputed: {
    get title() {
      return words.staff;
    },
    tone: 'warn',
  },
  dismissed: {
    get title() {
      return words.notMadeStaff;
    },
    tone: 'bad',
  },
  lapsed: {
    get title() {
      return words.overBooking;
    },
  },
  agreed: {
    get title() {
      return words.agreed;
    },
    tone: 'good',
  },
  owing: {
    get title() {
      return words.settledPartOwed;
    },
    tone: 'warn',
  },
  settled: {
    get title() {
      return words.settled;
    },
    tone: 'good',
  },
};

/** A settlement's state as its reader has it. */
export function settlementWords({ state, isOwn }: Pick<SettlementRow, 'state' | 'isOwn'>): Words {
  if (state === 'proposed' && !isOwn) return { title: words.waits, tone: 'brand' };
  return STATE[state];
}
