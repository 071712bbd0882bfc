import { eq } from 'drizzle-orm';
import type { finishDraft } from '#contract/homes/drafts.ts';
import { type Complete, isComplete, readAnswers } from '#contract/homes/read-answers.ts';
import { type TypedAnswers, typedAnswers } from '#contract/homes/typed-answers.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { CATEGORY_OF, isOffered, notRented } from '#domain/homes/listing.ts';
import type { Offer } from '#domain/homes/listing-form.ts';
import type { Role } from '#domain/lib/role.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import doneWords from '#messages/homes/done/index.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { type LocalityRow, listingDrafts, listings } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { fieldError } from '#server/lib/field-error.ts';
import { publicPoint } from '#server/lib/public-point.ts';
import { requireIdentityOf } from '#server/people/kyc/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { refuseDuplicate } from './duplicates.ts';
import { lockDraft } from './find-draft.ts';
import { valuesOf } from './listing-values.ts';
import { placeOf } from './place.ts';

/** The answers without a gap. Throws invalid with everything that is missing or wrong. */
export function requireComplete({ now }: Context, typed: TypedAnswers, offer: Offer): Complete {
  const read = readAnswers(typed, offer, puneDate(now()));
  if (isComplete(read)) return read.given;
  throw new AppError('invalid', refusalsWords.someAnswers, read.errors);
}

/** What is offered, and how. Throws invalid where that is missing or no offer. */
export function offerOf({ subcategory, listedin }: TypedAnswers): Offer {
  if (!subcategory) throw fieldError('subcategory', refusalsWords.chooseKind);
  if (!listedin) throw fieldError('listedin', refusalsWords.chooseSellRent);
  if (!isOffered(subcategory, listedin)) throw fieldError('listedin', notRented());
  return { subcategory, listedIn: listedin };
}

/** Makes a listing of answers, not public yet; `externalId` is its owner's reference in a feed. */
export async function insertListing(
  context: Context,
  tx: Transaction,
  owner: { id: number; role: Role; externalId?: string },
  offer: Offer,
  given: Complete,
  locality: LocalityRow,
): Promise<number> {
  const at = context.now();
  const { subcategory, listedIn } = offer;
  const made = await insertOne(tx, listings, {
    ...valuesOf(given, { offer, role: owner.role, locality }),
    ownerId: owner.id,
    externalId: owner.externalId ?? null,
    status: 'draft',
    subcategory,
    listedIn,
    category: CATEGORY_OF[subcategory],
    // Until the id that decides the shift is known, a line below: the locality's middle.
    publicLocation: locality.location,
    confirmedAt: at,
    publishedAt: at,
    createdAt: at,
    updatedAt: at,
  });
  const pin = { lat: given.latitude, lng: given.longitude };
  await tx
    .update(listings)
    .set({
      publicLocation: publicPoint(
        context.secrets.key('public location'),
        `listing ${made.id}`,
        pin,
      ),
    })
    .where(eq(listings.id, made.id));
  await recordEvent(context, tx, {
    kind: 'listing',
    id: made.id,
    event: 'created',
    by: 'owner',
    state: 'draft',
  });
  return made.id;
}

/** Of two devices finishing one draft, one makes the listing and the other is told it is gone. */
export const finishDraftVerb: Verb<typeof finishDraft> = async (context, { params, body }) => {
  const id = await context.db.transaction(async (tx) => {
    const person = await lockCaller(context, tx);
    const draft = await lockDraft(context, tx, { ...params, updatedAt: body.updatedAt });
    requireIdentityOf(person, 'post');
    const typed = typedAnswers.parse(draft.answers);
    const offer = offerOf(typed);
    const given = requireComplete(context, typed, offer);
    const locality = await placeOf(tx, given);
    if (!body.confirm) await refuseDuplicate(tx, person.id, locality.id, offer, given);
    await tx.delete(listingDrafts).where(eq(listingDrafts.id, draft.id));
    return insertListing(context, tx, person, offer, given, locality);
  });
  return success({ id }, doneWords.savedAddPhotos);
};
