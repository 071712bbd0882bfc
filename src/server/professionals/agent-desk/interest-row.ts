import { AppError } from '#contract/lib/errors.ts';
import type { InterestState } from '#domain/professionals/agent-interest.ts';
import { labels } from '#messages/lib/labels.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import type { agentInterests } from '#server/db/schema/index.ts';

export type Interest = typeof agentInterests.$inferSelect;
type Timed = Pick<Interest, 'state' | 'expiresAt'>;

/** The state as it is at a moment: what nobody answered in time is expired at once. */
export const stateAt = ({ state, expiresAt }: Timed, now: Date): InterestState =>
  state === 'requested' && expiresAt <= now ? 'expired' : state;

const WORDS: Partial<Record<InterestState, string>> = labels(() => deskWords.offerState);

/** Throws conflict unless it still waits for its answer. */
export function requireWaiting(interest: Timed, now: Date): void {
  const words = WORDS[stateAt(interest, now)];
  if (words) throw new AppError('conflict', words);
}
