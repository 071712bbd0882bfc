import { inArray } from 'drizzle-orm';
import type { BulkAction, BulkResult, changeListings } from '#contract/homes/my-listing-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { isAppError } from '#contract/lib/errors.ts';
import doneWords from '#messages/homes/done/index.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { listings } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { changeOne } from './change-listing.ts';
import { confirmOne } from './confirm-listing.ts';

async function take(context: Context, id: number, action: BulkAction) {
  if (action !== 'confirm') return changeOne(context, id, action);
  await confirmOne(context, id);
  return { status: 'live' as const, message: doneWords.confirmedAvailable };
}

function wordsFor(done: number, all: number): string {
  if (done === all) return doneWords.doneFor({ count: done });
  if (done === 0) return doneWords.nothingChanged;
  return doneWords.doneForSome({ done, all });
}

/**
 * The same step with several listings, each in a transaction of its own: what one refuses does not
 * undo the others, and every one has its answer.
 */
export const changeListingsVerb: Verb<typeof changeListings> = async (context, { body }) => {
  const ids = [...new Set(body.ids)];
  const own = await context.db
    .select({ id: listings.id, title: listings.title, ownerId: listings.ownerId })
    .from(listings)
    .where(inArray(listings.id, ids));
  const titles = new Map(
    own.filter(({ ownerId }) => ownerId === personOf(context).id).map((row) => [row.id, row.title]),
  );
  const results: BulkResult[] = [];
  for (const id of ids) {
    const title = titles.get(id) ?? null;
    try {
      results.push({ id, title, done: true, ...(await take(context, id, body.action)) });
    } catch (error) {
      if (!isAppError(error)) context.log.error({ err: error, listing: id }, 'bulk step failed');
      const message = isAppError(error) ? error.message : refusalsWords.didNotWork;
      results.push({ id, title, done: false, status: null, message });
    }
  }
  const done = results.filter((result) => result.done).length;
  return success({ done, results }, wordsFor(done, results.length));
};
