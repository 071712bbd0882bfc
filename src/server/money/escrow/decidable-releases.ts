import { type SQL, sql } from 'drizzle-orm';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import { RELEASE_STAFF_DAYS } from '#domain/money/release.ts';
import type { Context } from '#server/core/context.ts';

/** Until when a request was made that staff may decide now. */
export const silentBefore = ({ now }: Context): Date => daysBefore(now(), RELEASE_STAFF_DAYS);

/**
 * Which rows of `releases s` staff may decide: refused and disputed, or asked for long ago and not
 * answered; and not run out. Work has its own way to a decision
 * (features/engagements/settle-dispute.ts).
 */
export const isDecidable = (context: Context): SQL => sql`
  s.subject_kind = 'booking' and s.expires_at > ${context.now()}
  and (s.state = 'disputed' or s.state = 'requested' and s.created_at <= ${silentBefore(context)})`;
