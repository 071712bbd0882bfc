import { type SQL, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { reportAbuse } from '#contract/professionals/abuse-reports.ts';
import doneWords from '#messages/professionals/done/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import { rows } from '#server/db/rows.ts';
import { abuseReports } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

/** Whose it is, where anybody can see it. */
const OWNER: Record<BodyOf<typeof reportAbuse>['subjectKind'], (id: number) => SQL> = {
  review: (id) => sql`select author_id as "ownerId" from reviews
    where id = ${id} and hidden_at is null`,
  person: (id) => sql`select id as "ownerId" from people
    where id = ${id} and deleted_at is null and role <> 'admin'`,
  listing: (id) => sql`select owner_id as "ownerId" from listings
    where id = ${id} and status <> 'draft'`,
};

/** Reported again by the same person while that waits, it stays one report, with the first words. */
export const reportAbuseVerb: Verb<typeof reportAbuse> = async (context, { body }) => {
  const { subjectKind, subjectId, reason } = body;
  const fault = subjectKind === 'listing' ? body.fault : undefined;
  const { id: reporterId } = personOf(context);
  const [found] = await rows<{ ownerId: number }>(context.db, OWNER[subjectKind](subjectId));
  if (!found) throw new AppError('not_found', refusalsWords.thatNotFound);
  if (found.ownerId === reporterId) throw new AppError('conflict', refusalsWords.yourOwn);
  await context.db
    .insert(abuseReports)
    .values({ reporterId, subjectKind, subjectId, fault, reason, createdAt: context.now() })
    .onConflictDoNothing();
  return success(null, doneWords.staffLook);
};
