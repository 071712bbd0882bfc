import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { HOME_STATE } from '#domain/lib/gstin.ts';
import { minus, NOTHING, paise } from '#domain/lib/money.ts';
import { taxOn, untaxed } from '#domain/money/gst.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import type { Queryable } from '#server/db/client.ts';
import {
  type Coupon,
  coupons,
  type Order,
  orders,
  type PriceItem,
  priceItems,
} from '#server/db/schema/index.ts';
import { stored } from './stored.ts';

type NewOrder = typeof orders.$inferInsert;

const HALF_AN_HOUR_MS = 1_800_000;

/** What `of` costs with GST by the state of supply, in an order's columns. */
function amountsOf({
  listPaise = paise(49_900),
  discountPaise = NOTHING,
  purpose = 'subscription',
  placeOfSupply = HOME_STATE,
}: Partial<NewOrder>) {
  const net = minus(listPaise, discountPaise);
  const isTaxed = PURPOSE_RULES[purpose].funds === 'platform';
  const tax = isTaxed ? taxOn(net, placeOfSupply) : untaxed(net);
  return {
    listPaise,
    discountPaise,
    netPaise: net,
    cgstPaise: tax.cgst,
    sgstPaise: tax.sgst,
    igstPaise: tax.igst,
    totalPaise: tax.total,
  };
}

/**
 * An open order of a package of ₹ 499 in Maharashtra; every call another public id. Amounts follow
 * from `listPaise`, `discountPaise`, `purpose` and `placeOfSupply`.
 */
export function anOrder({
  personId,
  ...overrides
}: Partial<NewOrder> & { personId: number }): NewOrder {
  const unique = randomBytes(8).toString('hex');
  const placeOfSupply = overrides.placeOfSupply ?? HOME_STATE;
  return {
    personId,
    publicId: `ord_${unique}`,
    purpose: 'subscription',
    description: 'Starter package',
    placeOfSupply,
    billing: {
      name: 'Asha Test',
      address: 'Baner, Pune 411045',
      state: placeOfSupply,
      gstin: null,
    },
    state: 'open',
    expiresAt: new Date(Date.now() + HALF_AN_HOUR_MS),
    idempotencyKey: unique,
    requestHash: unique,
    ...amountsOf(overrides),
    ...overrides,
  };
}

export async function insertOrder(
  db: Queryable,
  overrides: Parameters<typeof anOrder>[0],
): Promise<Order> {
  return stored(await db.insert(orders).values(anOrder(overrides)).returning());
}

/** The current version of an item of the price list, which is there in every test's database. */
export async function currentPrice(db: Queryable, code: string): Promise<PriceItem> {
  return stored(
    await db
      .select()
      .from(priceItems)
      .where(and(eq(priceItems.code, code), isNull(priceItems.validUntil))),
  );
}

/** A tenth off everything, once for each of a hundred; every call another code. */
export async function insertCoupon(
  db: Queryable,
  { createdBy, ...overrides }: Partial<typeof coupons.$inferInsert> & { createdBy: number },
): Promise<Coupon> {
  return stored(
    await db
      .insert(coupons)
      .values({
        code: `TEST${randomBytes(4).toString('hex').toUpperCase()}`,
        percentOff: 10,
        startsAt: new Date(Date.now() - 60_000),
        endsAt: new Date(Date.now() + 86_400_000),
        mostUses: 100,
        createdBy,
        ...overrides,
      })
      .returning(),
  );
}
