import type { Tone } from '#client/ui/Badge.tsx';
import { said } from '#client/ui/said.ts';
import type { SettlementRow } from '#contract/money/settlements.ts';
import type { SettlementState } from '#domain/money/settlement.ts';
import words from '#messages/money/deal-payments/index.ts';

interface Words {
  title: string;
  tone?: Tone;
}

const STATE: Record<SettlementState, Words> = {
  proposed: said(() => words.waitsAnswer, 'warn'),
  countered: said(() => words.answeredAnother),
  refused: said(() => words.refused, 'bad'),
  withdrawn: said(() => words.takenBack),
  disputed: said(() => words.staff, 'warn'),
  dismissed: said(() => words.notMadeStaff, 'bad'),
  lapsed: said(() => words.overBooking),
  agreed: said(() => words.agreed, 'good'),
  owing: said(() => words.settledPartOwed, 'warn'),
  settled: said(() => words.settled, 'good'),
};

/** A settlement's state as its reader has it. */
export function settlementWords({ state, isOwn }: Pick<SettlementRow, 'state' | 'isOwn'>): Words {
  if (state === 'proposed' && !isOwn) return { title: words.waits, tone: 'brand' };
  return STATE[state];
}
