import { type SQL, sql } from 'drizzle-orm';
import { ANSWER_VISIT_HOURS, REMIND_BEFORE_HOURS } from '#domain/deals/visit.ts';
import { hoursBefore, hoursFrom } from '#domain/lib/time/deadlines.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import words from '#messages/deals/visits/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type NotificationWords, notify } from '#server/people/notifications/index.ts';
import { MEETINGS } from './links.ts';
import { missedBefore } from './state-now.ts';

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
  news: NotificationWords,
): Promise<void> {
  for (const personId of [buyerId, ownerId]) {
    await notify(context, tx, personId, { kind: 'request', link: MEETINGS, ...news });
  }
}

/**
 * Ends requests that nobody answered in time, those of `which`; their times are free again. Those
 * another node has in hand are left to it.
 */
export async function lapseDue(
  context: Context,
  tx: Transaction,
  which: SQL,
  most: number,
): Promise<number> {
  const now = context.now();
  // What comes before booked is what waits: so written, the index of the waiting ones is used.
  const due = await rows<Due>(
    tx,
    sql`select ${columns} from visits v
        where v.state < 'booked' and ${which} and (v.starts_at <= ${now}
          or v.created_at <= ${hoursBefore(now, ANSWER_VISIT_HOURS)})
        order by v.created_at limit ${most} for update skip locked`,
  );
  for (const visit of due) {
    await changeState(context, tx, { kind: 'visit', id: visit.id, name: 'lapse' });
    const span = () => formatSpan(visit.startsAt, visit.endsAt);
    await notify(context, tx, visit.buyerId, {
      kind: 'request',
      title: () => words.ownerDidNotAnswer,
      body: () => words.requestToSeeExpired({ title: visit.title, span: span() }),
      link: MEETINGS,
    });
    await notify(context, tx, visit.ownerId, {
      kind: 'request',
      title: () => words.visitRequestExpired,
      body: () => words.timeFreeAgain({ title: visit.title, span: span() }),
      link: MEETINGS,
    });
  }
  return due.length;
}

/** Requests that nobody answered in time run out; answers how many, `most` at the most. */
export const lapseVisits = (context: Context, most = BATCH_SIZE): Promise<number> =>
  context.db.transaction((tx) => lapseDue(context, tx, sql`true`, most));

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
        title: () => words.notCheckedIn,
        body: () =>
          words.countsAsMissed({
            title: visit.title,
            startsAt: formatSpan(visit.startsAt, visit.endsAt),
          }),
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
        title: () => words.visitComingUp,
        body: () =>
          words.cancelIfNot({
            title: visit.title,
            startsAt: formatSpan(visit.startsAt, visit.endsAt),
          }),
      });
    }
    return due.length;
  });
}
