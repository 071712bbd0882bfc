import { sql } from 'drizzle-orm';
import { REMIND_BEFORE_HOURS } from '#domain/deals/visit.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type NotificationContent, notify } from '#server/people/notifications/index.ts';
import { MEETINGS } from './links.ts';
import { missedBefore } from './missed.ts';

/** Visits in one transaction; a loop comes again while there are as many. */
const BATCH_SIZE = 100;

interface Due {
  id: number;
  buyerId: number;
  ownerId: number;
  title: string;
  /** As text: a transaction reads times so. */
  startsAt: string;
  endsAt: string;
}

const columns = sql`v.id, v.buyer_id as "buyerId", v.owner_id as "ownerId",
  v.starts_at as "startsAt", v.ends_at as "endsAt",
  (select title from listings l where l.id = v.listing_id) as title`;

async function tellBoth(
  context: Context,
  tx: Transaction,
  { buyerId, ownerId }: Due,
  news: Pick<NotificationContent, 'title' | 'body'>,
): Promise<void> {
  for (const personId of [buyerId, ownerId]) {
    await notify(context, tx, personId, { kind: 'request', link: MEETINGS, ...news });
  }
}

/** Visits that nobody checked in count as missed; answers how many, `most` at the most. */
export function missVisits(context: Context, most = BATCH_SIZE): Promise<number> {
  return context.db.transaction(async (tx) => {
    const due = await rows<Due>(
      tx,
      sql`select ${columns} from visits v
          where v.state = 'booked' and v.ends_at <= ${missedBefore(context.now())}
          order by v.ends_at limit ${most} for update skip locked`,
    );
    for (const visit of due) {
      await changeState(context, tx, { kind: 'visit', id: visit.id, name: 'miss' });
      await tellBoth(context, tx, visit, {
        title: 'A visit was not checked in',
        body: `“${visit.title}”, ${formatSpan(visit.startsAt, visit.endsAt)}, counts as missed. If it took place, nothing is lost: you can go on.`,
      });
    }
    return due.length;
  });
}

/** Reminds both sides of a visit once, some hours before; answers of how many visits. */
export function remindVisits(context: Context, most = BATCH_SIZE): Promise<number> {
  const now = context.now();
  const until = hoursFrom(now, REMIND_BEFORE_HOURS);
  return context.db.transaction(async (tx) => {
    const due = await rows<Due>(
      tx,
      sql`select ${columns} from visits v
          where v.state = 'booked' and v.reminded_at is null
            and v.starts_at > ${now} and v.starts_at <= ${until} and v.ends_at > ${now}
          order by v.starts_at limit ${most} for update skip locked`,
    );
    for (const visit of due) {
      await tx.execute(sql`update visits set reminded_at = ${now} where id = ${visit.id}`);
      await tellBoth(context, tx, visit, {
        title: 'A visit is coming up',
        body: `“${visit.title}”, ${formatSpan(visit.startsAt, visit.endsAt)}. If you cannot make it, please cancel now.`,
      });
    }
    return due.length;
  });
}
