import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { OPEN_RELEASE_STATES, type ReleaseState } from '#domain/money/release.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/money/refusals/index.ts';
import type { Release } from '#server/db/schema/index.ts';

type Timed = Pick<Release, 'state' | 'expiresAt'>;

const isOpen = (state: ReleaseState) => OPEN_RELEASE_STATES.some((open) => open === state);

/** The same of rows of `releases s`, whose time is not over. */
export const waits = (now: Date): SQL => sql`
  s.state = any(${sql.param([...OPEN_RELEASE_STATES])}::release_state[]) and s.expires_at > ${now}`;

/** The state as it is at a moment: what has run out is expired at once. */
export const stateAt = ({ state, expiresAt }: Timed, now: Date): ReleaseState =>
  isOpen(state) && expiresAt <= now ? 'expired' : state;

const OVER: Partial<Record<ReleaseState, string>> = labels(() => words.requestOver);

/** Throws conflict unless it still waits for an answer. */
export function requireOpen(release: Timed, now: Date): void {
  const state = stateAt(release, now);
  if (isOpen(state)) return;
  throw new AppError('conflict', OVER[state] ?? words.letGoAlready);
}
