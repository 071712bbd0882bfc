import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { isAppError } from '#contract/lib/errors.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { OWED_REMIND_DAYS, SETTLEMENT_DAYS } from '#domain/money/settlement.ts';
import notes from '#messages/lib/own-notes/index.ts';
import words from '#messages/money/news/index.ts';
import type { Afterwards } from '#server/core/afterwards.ts';
import { asSystem } from '#server/core/as-system.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { bookings, listings, type Settlement, settlements } from '#server/db/schema/index.ts';
import type { Booking } from '#server/deals/bookings/index.ts';
import { lockListing } from '#server/homes/listings/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { tell } from './tell.ts';

const BATCH_SIZE = 100;

function escalateOne(context: Context, { id }: Settlement, booking: Booking): Promise<void> {
  const at = context.now();
  return context.db.transaction(async (tx) => {
    const { title } = await lockListing(tx, booking.listingId);
    await changeState(context, tx, {
      kind: 'settlement',
      id,
      name: 'escalate',
      set: sql`updated_at = ${at}`,
      where: sql`expires_at <= ${at}`,
    });
    for (const side of ['owner', 'buyer'] as const) {
      await tell(context, tx, booking, side, {
        title: () => words.settlementStaff,
        body: () => words.settlementUnanswered({ title, settlementDays: SETTLEMENT_DAYS }),
      });
    }
  });
}

/** Proposals that nobody answered in time go to staff, the longest over first; answers how many. */
export async function escalateSettlements(caller: Context, most = BATCH_SIZE): Promise<number> {
  const context = asSystem(caller);
  const due = await context.db
    .select({ settlement: settlements, booking: bookings })
    .from(settlements)
    .innerJoin(bookings, eq(bookings.id, settlements.bookingId))
    .where(and(eq(settlements.state, 'proposed'), lte(settlements.expiresAt, context.now())))
    .orderBy(asc(settlements.expiresAt))
    .limit(most);
  let moved = 0;
  for (const { settlement, booking } of due) {
    try {
      await escalateOne(context, settlement, booking);
      moved++;
    } catch (error) {
      // Somebody else was faster.
      if (!isAppError(error)) throw error;
    }
  }
  return moved;
}

/** Of what is owed, told of neither yet nor lately. */
const isToBeTold = (context: Context) => sql`state = 'owing'
  and due_on <= ${puneDate(context.now(), OWED_REMIND_DAYS)}
  and (reminded_at is null or reminded_at <= ${daysBefore(context.now(), OWED_REMIND_DAYS)})`;

async function remindOne(context: Context, id: number): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const told = await rows<{ id: number }>(
      tx,
      sql`update settlements set reminded_at = ${context.now()}
          where id = ${id} and ${isToBeTold(context)} returning id`,
    );
    if (told.length === 0) return false;
    const [found] = await tx
      .select({ settlement: settlements, booking: bookings, title: listings.title })
      .from(settlements)
      .innerJoin(bookings, eq(bookings.id, settlements.bookingId))
      .innerJoin(listings, eq(listings.id, bookings.listingId))
      .where(eq(settlements.id, id));
    if (!found) return false;
    const { settlement, booking, title } = found;
    const dueOn = settlement.dueOn ?? puneDate(context.now());
    const isOver = dueOn < puneDate(context.now());
    const side = settlement.owedBy === booking.ownerId ? 'owner' : 'buyer';
    await tell(context, tx, booking, side, {
      title: () => (isOver ? words.owedOverdue : words.owedSoon),
      body: () =>
        (isOver ? words.owedWasDue : words.owedIsDue)({
          owed: inRupees(settlement.owedPaise),
          title,
          dueOn: formatDate(dueOn),
        }),
    });
    return true;
  });
}

/** Tells who owes something after a settlement, before the day it is due and each week after it. */
export async function remindOwed(context: Context, most = BATCH_SIZE): Promise<number> {
  const found = await rows<{ id: number }>(
    context.db,
    sql`select id from settlements where ${isToBeTold(context)} order by due_on, id limit ${most}`,
  );
  let told = 0;
  for (const { id } of found) if (await remindOne(context, id)) told++;
  return told;
}

/** A deal has ended otherwise: what was proposed or refused for it is over. */
export async function lapseSettlements(
  context: Context,
  tx: Transaction,
  { id: bookingId }: Booking,
): Promise<Afterwards[]> {
  const open = await tx
    .select({ id: settlements.id })
    .from(settlements)
    .where(
      and(
        eq(settlements.bookingId, bookingId),
        inArray(settlements.state, ['proposed', 'refused', 'disputed']),
      ),
    )
    .orderBy(asc(settlements.id));
  const set = sql`updated_at = ${context.now()}`;
  const note = forTheBooks(() => notes.bookingOver);
  for (const { id } of open) {
    await changeState(context, tx, { kind: 'settlement', id, name: 'lapse', set, note });
  }
  return [];
}
