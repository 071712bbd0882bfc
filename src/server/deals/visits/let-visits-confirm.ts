import { and, eq } from 'drizzle-orm';
import type { letVisitsConfirm } from '#contract/deals/slots.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/deals/visits/index.ts';
import { listings } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

/** What is asked for from now on; visits that wait already are answered as before. */
export const letVisitsConfirmVerb: Verb<typeof letVisitsConfirm> = async (
  context,
  { params: { propertyId }, body },
) => {
  const { id, ownerId, visitsConfirm } = listings;
  const changed = await context.db
    .update(listings)
    // An edit that was begun before must not take it back.
    .set({ visitsConfirm: body.on, updatedAt: context.now() })
    .where(and(eq(id, propertyId), eq(ownerId, personOf(context).id)))
    .returning({ confirms: visitsConfirm });
  const [listing] = changed;
  if (!listing) throw new AppError('not_found');
  return success({ propertyId, ...listing }, body.on ? words.standFromNow : words.confirmEach);
};
