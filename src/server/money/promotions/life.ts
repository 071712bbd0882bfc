import { eq, sql } from 'drizzle-orm';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { GRACE_DAYS, REMIND_BEFORE_DAYS } from '#domain/money/subscription.ts';
import words from '#messages/money/news/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import { retold } from '#server/core/retold.ts';
import { rows } from '#server/db/rows.ts';
import { subscriptions } from '#server/db/schema/index.ts';
import { type NotificationContent, notify } from '#server/people/notifications/index.ts';

/** Subscriptions in one transaction; a job comes again while there are as many. */
const BATCH_SIZE = 100;
const LINK = '/MyPackages';

interface Due {
  id: number;
  personId: number;
  name: string;
  /** As it comes out of a transaction. */
  endsAt: string;
}

const lapsed = ({ name, endsAt }: Due): NotificationContent => ({
  kind: 'payment',
  title: () => words.packageRunOut({ name: retold(name) }),
  body: () => words.packageGrace({ daysFrom: formatDate(daysFrom(new Date(endsAt), GRACE_DAYS)) }),
  link: LINK,
});

const ended = ({ name }: Due): NotificationContent => ({
  kind: 'payment',
  title: () => words.packageEnded({ name: retold(name) }),
  body: () => words.packageNew,
  link: LINK,
});

/** Moves what has run out into its days of grace, and what those are over for to its end. */
export function lapseSubscriptions(context: Context, most = BATCH_SIZE): Promise<number> {
  const now = context.now();
  const graceOver = daysFrom(now, -GRACE_DAYS);
  return context.db.transaction(async (tx) => {
    const due = await rows<Due>(
      tx,
      sql`select s.id, s.person_id as "personId", i.name, s.ends_at as "endsAt"
          from subscriptions s join price_items i on i.id = s.price_item_id
          where (s.state = 'active' and s.ends_at <= ${now})
            or (s.state = 'grace' and s.ends_at <= ${graceOver})
          order by s.ends_at limit ${most} for update of s skip locked`,
    );
    for (const subscription of due) {
      const isOver = new Date(subscription.endsAt) <= graceOver;
      const name = isOver ? 'end' : 'lapse';
      await changeState(context, tx, { kind: 'subscription', id: subscription.id, name });
      await notify(context, tx, subscription.personId, (isOver ? ended : lapsed)(subscription));
    }
    return due.length;
  });
}

/** The smallest of REMIND_BEFORE_DAYS that a subscription's end is within; `s` is the subscription. */
const daysToEnd = (now: Date) =>
  sql`case ${sql.join(
    REMIND_BEFORE_DAYS.toSorted((a, b) => a - b).map(
      (days) => sql`when s.ends_at <= ${daysFrom(now, days)} then ${days}::int`,
    ),
    sql` `,
  )} end`;

/** Tells whose package is about to end, once at each of REMIND_BEFORE_DAYS. */
export function remindOfRenewal(context: Context, most = BATCH_SIZE): Promise<number> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const due = await rows<Due & { days: number }>(
      tx,
      sql`select s.id, s.person_id as "personId", i.name, s.ends_at as "endsAt",
            ${daysToEnd(now)} as days
          from subscriptions s join price_items i on i.id = s.price_item_id
          where s.state = 'active' and s.ends_at > ${now}
            and ${daysToEnd(now)} < coalesce(s.reminded_days, 1000)
          order by s.ends_at limit ${most} for update of s skip locked`,
    );
    for (const { id, personId, name, endsAt, days } of due) {
      await tx.update(subscriptions).set({ remindedDays: days }).where(eq(subscriptions.id, id));
      await notify(context, tx, personId, {
        kind: 'payment',
        title: () => words.packageEnds({ name: retold(name), endsAt: formatDate(endsAt) }),
        body: () => words.packageRenew,
        link: LINK,
      });
    }
    return due.length;
  });
}
