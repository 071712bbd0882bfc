import { and, asc, eq, isNull } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError, isAppError } from '#contract/lib/errors.ts';
import type { contactOffer, unlockContact } from '#contract/money/promotions.ts';
import { toRupees } from '#domain/lib/money.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import doneWords from '#messages/money/done/index.ts';
import moneyRefusals from '#messages/money/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { listings, priceItems } from '#server/db/schema/index.ts';
import { type Asking, openContact, requireOpenable } from '#server/deals/contacts/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { countLeft, takeEntitlement } from './take-entitlement.ts';

const PLACE = {
  sell: { page: '/OwnerContactPayment', purpose: 'ownerContact' },
  rent: { page: '/RentContactPayment', purpose: 'rentContact' },
} as const;

async function isOpen({ db }: Context, asking: Asking): Promise<boolean> {
  try {
    await requireOpenable(db, asking);
    return true;
  } catch (error) {
    if (isAppError(error)) return false;
    throw error;
  }
}

export const contactOfferVerb: Verb<typeof contactOffer> = async (context, { params }) => {
  const { id } = personOf(context);
  const { listingId } = params;
  const [listing] = await context.db
    .select({ listedIn: listings.listedIn })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (!listing) throw new AppError('not_found', refusalsWords.listedNoMore);
  const { page, purpose } = PLACE[listing.listedIn];
  const [item] = await context.db
    .select({ netPaise: priceItems.netPaise })
    .from(priceItems)
    .where(and(eq(priceItems.purpose, purpose), isNull(priceItems.validUntil)))
    .orderBy(asc(priceItems.place), asc(priceItems.id))
    .limit(1);
  return success({
    open: await isOpen(context, { buyerId: id, listingId }),
    page,
    price: item ? toRupees(item.netPaise) : null,
    left: await countLeft(context, context.db, id, 'contacts'),
  });
};

export const unlockContactVerb: Verb<typeof unlockContact> = async (context, { params }) => {
  const { listingId } = params;
  const data = await context.db.transaction(async (tx) => {
    const { id: buyerId } = await lockCaller(context, tx);
    const id = await openContact(context, tx, { buyerId, listingId });
    const use = { kind: 'contacts', subjectKind: 'listing', subjectId: listingId } as const;
    if (!(await takeEntitlement(context, tx, { ...use, personId: buyerId }))) {
      throw new AppError('conflict', moneyRefusals.noContactLeft);
    }
    const left = await countLeft(context, tx, buyerId, 'contacts');
    return { id, state: 'accepted' as const, left };
  });
  return success(data, doneWords.numberSeen);
};
