import { eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import {
  greaterOf,
  lesserOf,
  minus,
  NOTHING,
  type Paise,
  paise,
  percentOf,
} from '#domain/lib/money.ts';
import { ORDER_MINUTES } from '#domain/money/order.ts';
import type { Purpose } from '#domain/money/purpose.ts';
import words from '#messages/money/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type Coupon, coupons } from '#server/db/schema/index.ts';

export interface CouponRequest {
  code: string;
  personId: number;
  purpose: Purpose;
  listPaise: Paise;
}

export interface TakenCoupon {
  couponId: number;
  discountPaise: Paise;
}

/** What must be left to pay: a gateway takes no order of nothing. */
const MIN_PAISE = paise(100);

const refuse = (message: string) => new AppError('invalid', message, [{ path: 'coupon', message }]);

const discountOf = ({ percentOff, paiseOff }: Coupon, listPaise: Paise): Paise => {
  const requested = paiseOff ?? percentOf(listPaise, percentOff ?? 0);
  return greaterOf(NOTHING, lesserOf(requested, minus(listPaise, MIN_PAISE)));
};

/**
 * Orders that use a coupon up: paid ones, ones that wait, and for a little while ones that have run
 * out, since a payment begun in their last minute still counts.
 */
const isUse = (now: Date): SQL => sql`
  (state in ('created', 'open', 'paid') or (state in ('expired', 'cancelled')
    and expires_at + make_interval(mins => ${ORDER_MINUTES}) > ${now}))`;

async function check(
  { now }: Context,
  db: Queryable,
  coupon: Coupon | undefined,
  { personId, purpose, listPaise }: CouponRequest,
): Promise<TakenCoupon> {
  const at = now();
  if (!coupon || coupon.ended || coupon.startsAt > at) throw refuse(words.coupon.unknown);
  if (coupon.endsAt <= at) throw refuse(words.coupon.runOut);
  if (coupon.purposes.length > 0 && !coupon.purposes.includes(purpose)) {
    throw refuse(words.coupon.elsewhere);
  }
  const [uses] = await rows<{ all: number; own: number }>(
    db,
    sql`select count(*) as "all", count(*) filter (where person_id = ${personId}) as own
        from orders where coupon_id = ${coupon.id} and ${isUse(at)}`,
  );
  if (uses && uses.own >= coupon.usesEach) throw refuse(words.coupon.usedByYou);
  if (uses && uses.all >= coupon.mostUses) throw refuse(words.coupon.usedUp);
  return { couponId: coupon.id, discountPaise: discountOf(coupon, listPaise) };
}

const byCode = (code: string) => eq(coupons.code, code.trim().toUpperCase());

/** What a coupon would take off, without taking it. Throws invalid, naming the field `coupon`. */
export async function readCoupon(context: Context, request: CouponRequest): Promise<TakenCoupon> {
  const [coupon] = await context.db.select().from(coupons).where(byCode(request.code));
  return check(context, context.db, coupon, request);
}

/**
 * Takes a coupon for an order, in the transaction that writes the order: the coupon's row is locked
 * until then, so that of many at once no more get it than may. Throws as readCoupon.
 */
export async function takeCoupon(
  context: Context,
  tx: Transaction,
  request: CouponRequest,
): Promise<TakenCoupon> {
  const [coupon] = await tx.select().from(coupons).where(byCode(request.code)).for('update');
  return check(context, tx, coupon, request);
}
