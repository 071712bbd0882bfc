import { and, eq, isNull } from 'drizzle-orm';
import type { PricedPurpose } from '#domain/money/purpose.ts';
import { type Order, orders, type PriceItem, priceItems } from '#server/db/schema/index.ts';
import { seedPrices } from '#server/money/prices/seed-prices.ts';
import { promotionPurposes } from '#server/money/promotions/purposes.ts';
import type { Example, World } from '#tests/api/world.ts';
import { nextOf } from '#tests/builders/count.ts';
import { insertListing, stored } from '#tests/builders/index.ts';

/** An item of the price list by its code, as it is sold now. */
export async function priceItem({ db, now }: World['context'], code: string): Promise<PriceItem> {
  await seedPrices(db, now());
  return stored(
    await db
      .select()
      .from(priceItems)
      .where(and(eq(priceItems.code, code), isNull(priceItems.validUntil))),
  );
}

interface Wanted {
  personId: number;
  code: string;
  listingId?: number;
}

/** An order somebody has paid, of which nothing is given yet. */
export async function aPaidOrder(
  context: World['context'],
  { personId, code, listingId }: Wanted,
): Promise<Order> {
  const item = await priceItem(context, code);
  const paidAt = context.now();
  const key = String(nextOf('paid order'));
  return stored(
    await context.db
      .insert(orders)
      .values({
        publicId: `ps_promotions_${key}`,
        personId,
        purpose: item.purpose,
        subjectKind: listingId === undefined ? null : 'listing',
        subjectId: listingId ?? null,
        priceItemId: item.id,
        description: item.name,
        listPaise: item.netPaise,
        netPaise: item.netPaise,
        totalPaise: item.netPaise,
        placeOfSupply: '27',
        billing: { name: 'Asha Test', address: 'Pune', state: '27', gstin: null },
        state: 'paid',
        paidAt,
        expiresAt: paidAt,
        idempotencyKey: key,
        requestHash: '',
      })
      .returning(),
  );
}

/** The same, and what was paid for is given. */
export async function bought(context: World['context'], wanted: Wanted): Promise<Order> {
  const order = await aPaidOrder(context, wanted);
  const { grant } = promotionPurposes[order.purpose as PricedPurpose];
  await context.db.transaction((tx) => grant(context, tx, order));
  return order;
}

const withContacts = async ({ context }: World, personId: number) =>
  void (await bought(context, { personId, code: 'user-starter' }));

export const promotionExamples: Record<string, Example> = {
  mySubscription: () => ({ path: '/api/propertysubscription/mine' }),
  promotionResults: () => ({ path: '/api/propertypromote/results' }),
  myPromotions: () => ({ path: '/api/propertypromote/mine' }),
  usePromotion: async ({ context }, owner) => {
    const { id } = await insertListing(context.db, { ownerId: owner.id });
    await bought(context, { personId: owner.id, code: 'user-seller' });
    return { path: `/api/propertypromote/use/${id}` };
  },
  useProfilePromotion: async ({ context }, owner) => {
    await bought(context, { personId: owner.id, code: 'agent-growth' });
    return { path: '/api/profilepremium/use' };
  },
  contactOffer: () => ({ path: '/api/contact/offer/7' }),
  unlockContact: async (world, buyer) => {
    await withContacts(world, buyer.id);
    return { path: `/api/contact/unlock/${(await insertListing(world.context.db)).id}` };
  },
};
