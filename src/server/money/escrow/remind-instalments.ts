import { sql } from 'drizzle-orm';
import { formatDate } from '#domain/lib/time/format.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { REMIND_DAYS } from '#domain/money/instalment.ts';
import words from '#messages/money/news/index.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Instalment } from '#server/db/schema/index.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { notify } from '#server/people/notifications/index.ts';
import { moneyPath } from './own-booking.ts';

const BATCH_SIZE = 100;

type Due = Pick<Instalment, 'id' | 'bookingId' | 'label' | 'dueOn' | 'amountPaise'> & {
  buyerId: number;
  title: string;
};

/** Near and not told of yet, or over and not told of since. */
const isToBeTold = (today: string, soon: string) => sql`i.state = 'due' and i.due_on <= ${soon}
  and (i.reminded_at is null
    or (i.due_on < ${today} and (i.reminded_at at time zone 'Asia/Kolkata')::date <= i.due_on))`;

async function remind(context: Context, due: Due, today: string, soon: string): Promise<boolean> {
  const { id, bookingId, label, dueOn, amountPaise, buyerId, title } = due;
  const isOver = dueOn < today;
  return context.db.transaction(async (tx) => {
    const told = await rows<{ id: number }>(
      tx,
      sql`update instalments i set reminded_at = ${context.now()}
          where i.id = ${id} and ${isToBeTold(today, soon)} returning i.id`,
    );
    if (told.length === 0) return false;
    await notify(context, tx, buyerId, {
      kind: 'payment',
      title: () => (isOver ? words.instalmentOverdue : words.instalmentSoon),
      body: () =>
        (isOver ? words.instalmentWasDue : words.instalmentIsDue)({
          label,
          amount: inRupees(amountPaise),
          title,
          dueOn: formatDate(dueOn),
        }),
      link: moneyPath(bookingId),
    });
    return true;
  });
}

/** Tells buyers of instalments that are near, and once more when their day is over. */
export async function remindInstalments(context: Context, most = BATCH_SIZE): Promise<number> {
  const today = puneDate(context.now());
  const soon = puneDate(context.now(), REMIND_DAYS);
  const found = await rows<Due>(
    context.db,
    sql`select i.id, i.booking_id as "bookingId", i.label, i.due_on::text as "dueOn",
          i.amount_paise as "amountPaise", k.buyer_id as "buyerId", l.title
        from instalments i
        join bookings k on k.id = i.booking_id and k.state = 'paid'
        join listings l on l.id = k.listing_id
        where ${isToBeTold(today, soon)} order by i.due_on, i.id limit ${most}`,
  );
  let told = 0;
  for (const due of found) if (await remind(context, due, today, soon)) told++;
  return told;
}
