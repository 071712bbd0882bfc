import { and, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { addCoupon, endCoupon } from '#contract/money/coupon-admin.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { dayOfIso, puneDate, startOfDay } from '#domain/lib/time/pune.ts';
import words from '#messages/money/staff/index.ts';
import { audit } from '#server/core/audit.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { coupons } from '#server/db/schema/index.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

export const addCouponVerb: Verb<typeof addCoupon> = async (context, { body }) => {
  const { code, kind, off, purposes, startsOn, endsOn, mostUses, usesEach } = body;
  if (endsOn < puneDate(context.now())) {
    const message = words.dayOver;
    throw new AppError('invalid', message, [{ path: 'endsOn', message }]);
  }
  try {
    const couponId = await context.db.transaction(async (tx) => {
      const made = await insertOne(tx, coupons, {
        code,
        percentOff: kind === 'percent' ? off : null,
        paiseOff: kind === 'rupees' ? fromRupees(off) : null,
        purposes,
        startsAt: startOfDay(dayOfIso(startsOn)),
        endsAt: startOfDay(dayOfIso(endsOn) + 1),
        mostUses,
        usesEach,
        createdBy: personOf(context).id,
      });
      await audit(context, tx, {
        action: 'coupon.add',
        subjectKind: 'coupon',
        subjectId: made.id,
        detail: { ...body },
      });
      return made.id;
    });
    return success({ couponId }, words.couponUsable({ code }));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = words.couponThere;
    throw new AppError('invalid', message, [{ path: 'code', message }]);
  }
};

export const endCouponVerb: Verb<typeof endCoupon> = async (context, { params }) => {
  const { couponId: id } = params;
  await context.db.transaction(async (tx) => {
    const [found] = await tx.select().from(coupons).where(eq(coupons.id, id));
    if (!found) throw new AppError('not_found', words.couponNotFound);
    const ended = await tx
      .update(coupons)
      .set({ ended: true })
      .where(and(eq(coupons.id, id), eq(coupons.ended, false)))
      .returning({ id: coupons.id });
    if (ended.length === 0) throw new AppError('conflict', words.endedAlready);
    await audit(context, tx, {
      action: 'coupon.end',
      subjectKind: 'coupon',
      subjectId: id,
      detail: { code: found.code },
    });
  });
  return success(null, words.couponEnded);
};
