import type { Tone } from '#client/ui/Badge.tsx';
import type { SettlementRow } from '#contract/money/settlements.ts';
import type { SettlementState } from '#domain/money/settlement.ts';

interface Words {
  title: string;
  tone?: Tone;
}

const STATE: Record<SettlementState, Words> = {
  proposed: { title: 'Waits for an answer', tone: 'warn' },
  countered: { title: 'Answered by another' },
  refused: { title: 'Refused', tone: 'bad' },
  withdrawn: { title: 'Taken back' },
  disputed: { title: 'With our staff', tone: 'warn' },
  dismissed: { title: 'Not made: our staff left the deal as it is', tone: 'bad' },
  lapsed: { title: 'Over with the booking' },
  agreed: { title: 'Agreed', tone: 'good' },
  owing: { title: 'Settled; a part is owed', tone: 'warn' },
  settled: { title: 'Settled', tone: 'good' },
};

/** A settlement's state as its reader has it. */
export function settlementWords({ state, isOwn }: Pick<SettlementRow, 'state' | 'isOwn'>): Words {
  if (state === 'proposed' && !isOwn) return { title: 'Waits for you', tone: 'brand' };
  return STATE[state];
}
