import { AppError } from '#contract/lib/errors.ts';
import { CLOSED_ENGAGEMENT_STATES } from '#domain/professionals/engagement.ts';
import {
  mayWithWorkPapers,
  type WorkEnd,
  type WorkPaperAct,
} from '#domain/professionals/work-paper-access.ts';
import type { Engagement } from '#server/db/schema/index.ts';
import { type EngagementSide, stateAt } from '#server/professionals/engagements/index.ts';

/** What of an engagement says how it stands. */
export type Work = Pick<Engagement, 'state' | 'expiresAt' | 'endedAt' | 'updatedAt'>;

/** How work stands at a moment, and since when it is over. */
export function workEnd(work: Work, now: Date): WorkEnd {
  const state = stateAt(work, now);
  const isClosed = CLOSED_ENGAGEMENT_STATES.some((closed) => closed === state);
  return { state, endedAt: isClosed ? (work.endedAt ?? work.updatedAt) : null };
}

/** Throws conflict, with those words, unless a side may do that with the papers of the work as it is now. */
export function requirePaperAct(
  work: Work & { side: EngagementSide },
  act: WorkPaperAct,
  now: Date,
  words: string,
): void {
  if (!mayWithWorkPapers(workEnd(work, now), work.side, act)) throw new AppError('conflict', words);
}
