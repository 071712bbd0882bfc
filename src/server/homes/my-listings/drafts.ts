import { desc, eq, sql } from 'drizzle-orm';
import type {
  createDraft,
  deleteDraft,
  getDraft,
  listDrafts,
  saveDraft,
} from '#contract/homes/drafts.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { MAX_DRAFTS } from '#domain/homes/listing-form.ts';
import doneWords from '#messages/homes/done/index.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { listingDrafts } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { requireIdentityOf } from '#server/people/kyc/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { findDraft, lockDraft, ownDraft, presentDraft } from './find-draft.ts';

export const createDraftVerb: Verb<typeof createDraft> = async (context, { body }) => {
  const draft = await context.db.transaction(async (tx) => {
    const person = await lockCaller(context, tx);
    requireIdentityOf(person, 'post');
    const there = await tx.$count(listingDrafts, eq(listingDrafts.ownerId, person.id));
    if (there >= MAX_DRAFTS) {
      throw new AppError('conflict', refusalsWords.mostDrafts({ there }));
    }
    const at = context.now();
    const made = await insertOne(tx, listingDrafts, {
      ownerId: person.id,
      step: 'basics',
      answers: body,
      createdAt: at,
      updatedAt: at,
    });
    return made;
  });
  return success(presentDraft(draft));
};

export const listDraftsVerb: Verb<typeof listDrafts> = async (context) => {
  const found = await context.db
    .select()
    .from(listingDrafts)
    .where(eq(listingDrafts.ownerId, personOf(context).id))
    .orderBy(desc(listingDrafts.updatedAt));
  return success(found.map(presentDraft));
};

export const getDraftVerb: Verb<typeof getDraft> = async (context, { params }) =>
  success(presentDraft(await findDraft(context, params.draftId)));

/** Answers are added to those kept before; an answer emptied is kept as empty. */
export const saveDraftVerb: Verb<typeof saveDraft> = async (context, { params, body }) => {
  const { step, answers, updatedAt } = body;
  const changed = await context.db.transaction(async (tx) => {
    const row = await lockDraft(context, tx, { ...params, updatedAt });
    const [saved] = await tx
      .update(listingDrafts)
      .set({
        step,
        answers: { ...row.answers, ...answers },
        // Later than before whatever the clock says, or a stale copy could pass for this one.
        updatedAt: new Date(Math.max(context.now().getTime(), row.updatedAt.getTime() + 1)),
      })
      .where(eq(listingDrafts.id, row.id))
      .returning({ updatedAt: listingDrafts.updatedAt });
    return saved?.updatedAt ?? row.updatedAt;
  });
  return success({ updatedAt: changed.toISOString() }, 'Saved.');
};

export const deleteDraftVerb: Verb<typeof deleteDraft> = async (context, { params }) => {
  const [gone] = await context.db
    .delete(listingDrafts)
    .where(ownDraft(context, params.draftId))
    .returning({ id: sql<number>`1` });
  if (!gone) throw new AppError('not_found');
  return success(null, doneWords.draftDeleted);
};
