import { AppError } from '#contract/lib/errors.ts';
import type { InterestState } from '#domain/professionals/agent-interest.ts';
import type { agentInterests } from '#server/db/schema/index.ts';

export type Interest = typeof agentInterests.$inferSelect;
type Timed = Pick<Interest, 'state' | 'expiresAt'>;

/** The state as it is at a moment: what nobody answered in time is expired at once. */
export const stateAt = ({ state, expiresAt }: Timed, now: Date): InterestState =>
  state === 'requested' && expiresAt <= now ? 'expired' : state;

const WORDS: Partial<Record<InterestState, string>> = {
  accepted: 'This offer is accepted already.',
  declined: 'This offer was declined.',
  withdrawn: 'The agent has taken this offer back.',
  expired: 'The time to answer this offer is over.',
};

/** Throws conflict unless it still waits for its answer. */
export function requireWaiting(interest: Timed, now: Date): void {
  const words = WORDS[stateAt(interest, now)];
  if (words) throw new AppError('conflict', words);
}
