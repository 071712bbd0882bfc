import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import { AGREEMENT_DAYS } from '#domain/money/payout.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { staffAgreements } from '#server/db/schema/index.ts';
import { type MoneyOut, staffOf, takesTwo } from './takes-two.ts';

declare const agreed: unique symbol;

/** That staff may send money back: within the limit, or two of them agree. Made by `agree` alone. */
export interface Agreed {
  readonly [agreed]: true;
  staffId: number;
  secondedBy: number | null;
}

interface Decision {
  /** What staff decide about: an order, the engagement of a dispute, or how a deal is settled. */
  subjectKind: 'order' | 'engagement' | 'settlement';
  subjectId: number;
  reason: string;
  out: MoneyOut;
}

async function takeOther(
  { now }: Context,
  tx: Transaction,
  { subjectKind, subjectId, out }: Decision,
  staffId: number,
): Promise<number | undefined> {
  const open = and(
    eq(staffAgreements.subjectKind, subjectKind),
    eq(staffAgreements.subjectId, subjectId),
    isNull(staffAgreements.usedAt),
  );
  const [other] = await tx
    .select()
    .from(staffAgreements)
    .where(
      and(
        open,
        ne(staffAgreements.staffId, staffId),
        eq(staffAgreements.amountPaise, out.amountPaise),
        gt(staffAgreements.createdAt, daysBefore(now(), AGREEMENT_DAYS)),
      ),
    )
    .orderBy(asc(staffAgreements.id))
    .limit(1);
  if (!other) return undefined;
  await tx.update(staffAgreements).set({ usedAt: now() }).where(open);
  return other.staffId;
}

/**
 * Money that one of staff wants to send back, under the lock of what it is about. Undefined where it
 * takes two and this is the first: nothing is sent until another of staff decides the same.
 */
export async function agree(
  context: Context,
  tx: Transaction,
  decision: Decision,
): Promise<Agreed | undefined> {
  const staffId = staffOf(context);
  if (staffId === null) throw new AppError('not_found');
  if (!(await takesTwo(context, tx, decision.out))) {
    return { staffId, secondedBy: null } as Agreed;
  }
  const secondedBy = await takeOther(context, tx, decision, staffId);
  if (secondedBy !== undefined) return { staffId, secondedBy } as Agreed;
  const { subjectKind, subjectId, reason, out } = decision;
  const { payeeId, amountPaise } = out;
  await tx
    .delete(staffAgreements)
    .where(
      and(
        eq(staffAgreements.subjectKind, subjectKind),
        eq(staffAgreements.subjectId, subjectId),
        eq(staffAgreements.staffId, staffId),
        isNull(staffAgreements.usedAt),
      ),
    );
  await tx.insert(staffAgreements).values({
    ...{ staffId, subjectKind, subjectId, amountPaise, payeeId, reason },
    createdAt: context.now(),
  });
  await audit(context, tx, {
    action: 'refund.agree',
    subjectKind,
    subjectId,
    detail: { amountPaise, payeeId, reason },
  });
  return undefined;
}
