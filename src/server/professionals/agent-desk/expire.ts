import { type SQL, sql } from 'drizzle-orm';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/professionals/news/index.ts';
import { asSystem } from '#server/core/as-system.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { notify } from '#server/people/notifications/index.ts';
import { LINK_FOR_AGENT } from './links.ts';

/** In one transaction; the clock comes again. */
const BATCH_SIZE = 100;

interface Due {
  id: number;
  agentId: number;
  title: string;
}

/** Ends offers that nobody answered in time; those another node has in hand are left to it. */
export async function expireDue(
  context: Context,
  tx: Transaction,
  which: SQL,
  most: number,
): Promise<number> {
  const due = await rows<Due>(
    tx,
    sql`select i.id, i.agent_id as "agentId",
          (select title from listings l where l.id = i.listing_id) as title
        from agent_interests i
        where i.state = 'requested' and i.expires_at <= ${context.now()} and ${which}
        order by i.expires_at limit ${most} for update skip locked`,
  );
  for (const { id, agentId, title } of due) {
    await changeState(context, tx, { kind: 'interest', id, name: 'expire' });
    await notify(context, tx, agentId, {
      kind: 'request',
      title: () => words.offerUnanswered,
      body: () => words.offerRunOut({ title }),
      link: LINK_FOR_AGENT,
    });
  }
  return due.length;
}

/** Ends what has run out; answers how many that were, `most` at the most. */
export function expireInterests(caller: Context, most = BATCH_SIZE): Promise<number> {
  const context = asSystem(caller);
  return context.db.transaction((tx) => expireDue(context, tx, sql`true`, most));
}

/** Closes holds whose time is over, at the moment it was over, and tells their agents. */
export async function sweepHolds(
  context: Context,
  tx: Transaction,
  which: SQL,
  most: number,
): Promise<number> {
  const over = await rows<{ agentId: number; listingId: number; title: string }>(
    tx,
    sql`update listing_holds h set released_at = h.ends_at
        from listings l
        where l.id = h.listing_id and h.id in (
          select id from listing_holds where released_at is null and ends_at <= ${context.now()}
            and ${which} order by ends_at limit ${most} for update skip locked)
        returning h.agent_id as "agentId", l.id as "listingId", l.title`,
  );
  for (const { agentId, title } of over) {
    await notify(context, tx, agentId, {
      kind: 'deal',
      title: () => words.holdEnded,
      body: () => words.holdEndedBody({ title }),
      link: '/AssignedProperties',
    });
  }
  return over.length;
}

/** Ends holds whose time is over; answers how many. */
export function expireHolds(caller: Context, most = BATCH_SIZE): Promise<number> {
  const context = asSystem(caller);
  return context.db.transaction((tx) => sweepHolds(context, tx, sql`true`, most));
}

/** Forgets by what the viewers of days past were told apart; answers how many marks that were. */
export async function forgetViewers({ db, now }: Context): Promise<number> {
  const gone = await rows(
    db,
    sql`delete from listing_view_marks where day < ${puneDate(now())}::date returning 1`,
  );
  return gone.length;
}
