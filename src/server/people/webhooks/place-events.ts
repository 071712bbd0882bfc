import { sql } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTurn } from '#server/db/in-turn.ts';
import { plainNumber, rows } from '#server/db/rows.ts';

const MOST = 500;

/** One transaction at a time gives places, and has them until it ends. */
export const lockPlaces = (tx: Transaction): Promise<void> => inTurn(tx, 'places of events');

/**
 * Gives events that hold by now their places, and makes a delivery of each for every webhook that
 * wants it; answers how many. One node does it at a time: so places rise in the order in which events
 * can be seen, and who reads on from a place misses none that a slower transaction wrote.
 */
export async function placeEvents({ db, now }: Context, most = MOST): Promise<number> {
  const at = now();
  return db.transaction(async (tx) => {
    await lockPlaces(tx);
    const [done] = await rows<{ many: number }>(
      tx,
      sql`with due as materialized (
            select id from events where position is null order by id limit ${plainNumber(most)}),
          numbered as materialized (
            select id, nextval('event_positions') as position from (
              select id from due order by id) in_order),
          placed as (
            update events e set position = n.position from numbered n where e.id = n.id
            returning e.id, e.person_id, e.type, e.created_at),
          told as (
            insert into webhook_deliveries (webhook_id, event_id, due_at)
            select w.id, p.id, ${at}::timestamptz from placed p
              join webhooks w on w.person_id = p.person_id and w.off_since is null
                and w.created_at <= p.created_at
                and (cardinality(w.types) = 0 or p.type = any(w.types)))
          select count(*)::int as many from placed`,
    );
    return done?.many ?? 0;
  });
}
