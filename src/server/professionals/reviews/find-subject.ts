import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { Profession, Role } from '#domain/lib/role.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { REVIEW_DAYS, type ReviewSubject } from '#domain/professionals/review.ts';
import words from '#messages/professionals/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { isPaidAndDone } from '#server/professionals/engagements/index.ts';
import { personOf } from '#server/session/person.ts';

/** What two people did with each other, as one of them sees it. */
export interface FoundSubject {
  kind: ReviewSubject;
  id: number;
  callerId: number;
  otherId: number;
  otherFirst: string;
  otherLast: string;
  otherRole: Role;
  otherGone: boolean;
  /** The caller is its client or buyer. */
  isFirst: boolean;
  profession: Profession | null;
  listingId: number | null;
  /** When it came to its good end; null while it has not. */
  endedAt: Date | null;
}

/** Columns `first` (client, buyer) and `second` (professional, owner); `ended_at` only of a good end. */
const SUBJECT: Record<ReviewSubject, (id: number) => SQL> = {
  engagement: (id) => sql`select client_id as first, professional_id as second, profession,
      listing_id, case when ${isPaidAndDone} then ended_at end as ended_at
    from engagements g where id = ${id}`,
  visit: (id) => sql`select buyer_id as first, owner_id as second, null as profession,
      listing_id, case when state = 'checked_in' then ends_at end as ended_at
    from visits where id = ${id}`,
  booking: (id) => sql`select buyer_id as first, owner_id as second, null as profession,
      listing_id, case when state = 'completed' then coalesce((select max(at) from timeline
        where subject_kind = 'booking' and subject_id = ${id} and event = 'complete'),
        updated_at) end as ended_at
    from bookings where id = ${id}`,
};

/** Throws not_found for whoever had no part in it. */
export async function findSubject(
  context: Context,
  kind: ReviewSubject,
  id: number,
): Promise<FoundSubject> {
  const { id: callerId } = personOf(context);
  const [found] = await rows<Omit<FoundSubject, 'kind' | 'id' | 'callerId'>>(
    context.db,
    sql`select s.first = ${callerId} as "isFirst", s.profession, s.listing_id as "listingId",
          s.ended_at as "endedAt", o.id as "otherId", o.first_name as "otherFirst",
          o.last_name as "otherLast", o.role as "otherRole",
          o.deleted_at is not null as "otherGone"
        from (${SUBJECT[kind](id)}) s
        join people o on o.id = case when s.first = ${callerId} then s.second else s.first end
        where ${callerId}::int in (s.first, s.second)`,
  );
  if (!found) throw new AppError('not_found', words.thatNotFound);
  return { ...found, kind, id, callerId };
}

/** Until when it may be reviewed; null where it may not be: a visit not before it is over. */
export function writeUntil({ endedAt, otherGone }: FoundSubject, now: Date): Date | null {
  if (!endedAt || endedAt > now || otherGone) return null;
  const until = daysFrom(endedAt, REVIEW_DAYS);
  return until > now ? until : null;
}
