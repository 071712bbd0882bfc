import type { Tone } from '#client/ui/Badge.tsx';
import type { RenewalRow } from '#contract/professionals/renewals.ts';
import type { RenewalState } from '#domain/professionals/renewal-offer.ts';
import words from '#messages/professionals/renewals/index.ts';

const TONE: Record<RenewalState, Tone | undefined> = {
  offered: 'warn',
  countered: undefined,
  declined: 'bad',
  withdrawn: undefined,
  lapsed: undefined,
  accepted: 'good',
  renewed: 'good',
};

/** An offer's state as its reader has it. */
export function renewalLook({ state, isOwn }: Pick<RenewalRow, 'state' | 'isOwn'>) {
  if (state !== 'offered') return { label: words.state[state], tone: TONE[state] };
  return isOwn
    ? { label: words.state.waitsForOther, tone: TONE.offered }
    : { label: words.state.waitsForYou, tone: 'brand' as const };
}
