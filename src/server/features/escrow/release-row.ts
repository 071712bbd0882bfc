import { AppError } from '../../../contract/errors.ts';
import type { ReleaseState } from '../../../domain/release.ts';
import type { Release } from '../../db/schema/index.ts';

type Timed = Pick<Release, 'state' | 'expiresAt'>;

/** The state as it is at a moment: what has run out is expired at once. */
export const stateAt = ({ state, expiresAt }: Timed, now: Date): ReleaseState =>
  state === 'requested' && expiresAt <= now ? 'expired' : state;

const OVER: Partial<Record<ReleaseState, string>> = {
  expired: 'The time to answer this request is over. It can be asked anew.',
  cancelled: 'This request was taken back.',
  refused: 'This request was refused.',
};

/** Throws conflict unless it still waits for an answer. */
export function requireOpen(release: Timed, now: Date): void {
  const state = stateAt(release, now);
  if (state === 'requested') return;
  throw new AppError('conflict', OVER[state] ?? 'This money was let go already.');
}
