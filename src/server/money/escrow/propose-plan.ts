import { desc, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { proposePlan } from '#contract/money/escrow-steps.ts';
import { fromRupees, minus, type Paise, sumOf } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import books from '#messages/lib/books/index.ts';
import doneWords from '#messages/money/done/index.ts';
import words from '#messages/money/news/index.ts';
import refusalsWords from '#messages/money/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState, recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { instalments } from '#server/db/schema/index.ts';
import { type Booking, lockBooking, requireInTime } from '#server/deals/bookings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { notify } from '#server/people/notifications/index.ts';
import { moneyPath } from './own-booking.ts';
import { PLAN_STEP, planOf } from './plan-number.ts';

type Part = BodyOf<typeof proposePlan>['instalments'][number];

const MAX_PLANS = 100;
const MAX_DAYS = 3_660;

function wrong(message: string): AppError {
  return new AppError('invalid', message, [{ path: 'instalments', message }]);
}

/** Throws invalid unless the parts add up and are due one after the other, from today on. */
function checkParts(parts: readonly Part[], restPaise: Paise, now: Date): void {
  const sum = sumOf(parts.map(({ amount }) => fromRupees(amount)));
  if (sum !== restPaise) {
    throw wrong(refusalsWords.instalmentsComeTo({ sum: inRupees(sum), rest: inRupees(restPaise) }));
  }
  const days = [puneDate(now), ...parts.map(({ dueOn }) => dueOn)];
  if (days.some((day, i) => i > 0 && day < (days[i - 1] ?? ''))) {
    throw wrong(refusalsWords.daysEarliestFirst);
  }
  if ((days.at(-1) ?? '') > puneDate(now, MAX_DAYS)) throw wrong(refusalsWords.tenYearsMost);
}

/** Ends the plan before, of which nothing may be paid; answers the number of the next. */
async function replacePlan(context: Context, tx: Transaction, { id }: Booking): Promise<number> {
  const before = await tx
    .select()
    .from(instalments)
    .where(eq(instalments.bookingId, id))
    .orderBy(desc(instalments.seq));
  if (before.some(({ state }) => state === 'paid')) {
    throw new AppError('conflict', refusalsWords.planStays);
  }
  for (const { id: instalmentId, state } of before) {
    if (state !== 'due') continue;
    const note = forTheBooks(() => books.newPlan);
    await changeState(context, tx, { kind: 'instalment', id: instalmentId, name: 'waive', note });
  }
  const next = before[0] ? planOf(before[0].seq) + 1 : 1;
  if (next > MAX_PLANS) throw new AppError('conflict', refusalsWords.planChangedTooOften);
  return next;
}

async function insertPlan(
  context: Context,
  tx: Transaction,
  { id: bookingId }: Booking,
  parts: readonly Part[],
  plan: number,
): Promise<void> {
  const rows = await tx
    .insert(instalments)
    .values(
      parts.map(({ label, dueOn, amount }, i) => ({
        bookingId,
        seq: plan * PLAN_STEP + i + 1,
        label,
        dueOn,
        amountPaise: fromRupees(amount),
      })),
    )
    .returning();
  for (const { id, state, dueOn } of rows) {
    const note = forTheBooks(() => books.dueOn({ day: formatDate(dueOn) }));
    await recordEvent(context, tx, {
      kind: 'instalment',
      id,
      event: 'propose',
      by: 'owner',
      state,
      note,
    });
  }
}

export const proposePlanVerb: Verb<typeof proposePlan> = async (context, { params, body }) => {
  await context.db.transaction(async (tx) => {
    const { listing, booking } = await lockBooking(context, tx, params.id, 'owner');
    requireInTime(booking, context.now());
    if (booking.state !== 'accepted' && booking.state !== 'paid') {
      throw new AppError('conflict', refusalsWords.planForAccepted);
    }
    checkParts(body.instalments, minus(booking.pricePaise, booking.tokenPaise), context.now());
    const plan = await replacePlan(context, tx, booking);
    await insertPlan(context, tx, booking, body.instalments, plan);
    await audit(context, tx, {
      action: 'booking.plan',
      subjectKind: 'booking',
      subjectId: booking.id,
      detail: { plan, instalments: body.instalments.length },
    });
    await notify(context, tx, booking.buyerId, {
      kind: 'deal',
      title: () => (plan === 1 ? words.plan : words.planChanged),
      body: () => words.planBody({ title: listing.title, length: body.instalments.length }),
      link: moneyPath(booking.id),
    });
  });
  return success({ bookingId: params.id }, doneWords.buyerSeesPlan);
};
