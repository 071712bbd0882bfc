import { and, eq, type SQL } from 'drizzle-orm';
import type { Draft } from '#contract/homes/drafts.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { FormStep } from '#domain/homes/listing-form.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { listingDrafts } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';

export type DraftRow = typeof listingDrafts.$inferSelect;

/** One draft, and only its owner's. */
export function ownDraft(context: Context, draftId: number): SQL | undefined {
  return and(eq(listingDrafts.id, draftId), eq(listingDrafts.ownerId, personOf(context).id));
}

export async function findDraft(context: Context, draftId: number): Promise<DraftRow> {
  const [row] = await context.db.select().from(listingDrafts).where(ownDraft(context, draftId));
  if (!row) throw new AppError('not_found', words.draftGone);
  return row;
}

/**
 * The draft, locked, if it is still the version somebody worked on. Throws conflict, at
 * `updatedAt`, where another device saved since.
 */
export async function lockDraft(
  context: Context,
  tx: Transaction,
  { draftId, updatedAt }: { draftId: number; updatedAt: string },
): Promise<DraftRow> {
  const [row] = await tx
    .select()
    .from(listingDrafts)
    .where(ownDraft(context, draftId))
    .for('update');
  if (!row) throw new AppError('not_found', words.draftGone);
  if (row.updatedAt.getTime() === Date.parse(updatedAt)) return row;
  const message = words.wentOnElsewhere;
  throw new AppError('conflict', message, [{ path: 'updatedAt', message }]);
}

export function presentDraft({ id, step, answers, createdAt, updatedAt }: DraftRow): Draft {
  return {
    id,
    step: step as FormStep,
    answers: answers as Draft['answers'],
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
