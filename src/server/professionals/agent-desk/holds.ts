import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { Hold } from '#contract/professionals/listing-holds.ts';
import { shortName } from '#domain/lib/short-name.ts';
import words from '#messages/professionals/desk/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import type { Enquiry } from '#server/deals/hooks.ts';

export interface FoundHold {
  id: number;
  listingId: number;
  ownerId: number;
  title: string;
  agentId: number;
  agentFirst: string;
  agentLast: string;
  leadId: number | null;
  /** Whom it is kept for, where it is for a lead. */
  buyerId: number | null;
  note: string | null;
  createdAt: Date;
  endsAt: Date;
  releasedAt: Date | null;
}

/** A condition on hold `h`: it keeps its listing at that moment. */
export const isRunning = (now: Date): SQL => sql`h.released_at is null and h.ends_at > ${now}`;

/** Holds under a condition on `h` and its listing `l`, newest first. */
export function findHolds(db: Queryable, condition: SQL, most: number): Promise<FoundHold[]> {
  return rows<FoundHold>(
    db,
    sql`select h.id, h.listing_id as "listingId", l.owner_id as "ownerId", l.title,
          h.agent_id as "agentId", a.first_name as "agentFirst", a.last_name as "agentLast",
          h.lead_id as "leadId", d.buyer_id as "buyerId", h.note, h.created_at as "createdAt",
          h.ends_at as "endsAt", h.released_at as "releasedAt"
        from listing_holds h join listings l on l.id = h.listing_id
        join people a on a.id = h.agent_id left join leads d on d.id = h.lead_id
        where ${condition} order by h.id desc limit ${plainNumber(most)}`,
  );
}

/** A hold as its agent and the listing's owner see it; a lead is the agent's own business. */
export function presentHold(hold: FoundHold, callerId: number, now: Date): Hold {
  const { releasedAt, endsAt } = hold;
  const wasReleased = releasedAt !== null && releasedAt < endsAt;
  return {
    id: hold.id,
    listingId: hold.listingId,
    title: hold.title,
    agent: shortName(hold.agentFirst, hold.agentLast),
    leadId: hold.agentId === callerId ? hold.leadId : null,
    note: hold.note,
    from: hold.createdAt.toISOString(),
    until: endsAt.toISOString(),
    releasedAt: wasReleased ? releasedAt.toISOString() : null,
    running: releasedAt === null && endsAt > now,
  };
}

/** The hold that keeps a listing now. */
export async function findRunningHold(
  { now }: Pick<Context, 'now'>,
  db: Queryable,
  listingId: number,
): Promise<FoundHold | undefined> {
  const [hold] = await findHolds(db, sql`h.listing_id = ${listingId} and ${isRunning(now())}`, 1);
  return hold;
}

/** How many homes agents keep for a buyer now. */
export async function countHoldsFor(
  { now }: Pick<Context, 'now'>,
  tx: Queryable,
  buyerId: number,
): Promise<number> {
  const [found] = await rows<{ n: number }>(
    tx,
    sql`select count(*)::int as n from listing_holds h join leads d on d.id = h.lead_id
        where d.buyer_id = ${buyerId} and ${isRunning(now())}`,
  );
  return found?.n ?? 0;
}

/**
 * Throws conflict while an agent keeps the listing for somebody else than this buyer. The caller
 * holds the listing's row.
 */
export async function requireNotHeld(
  context: Context,
  tx: Transaction,
  { listingId, buyerId }: Enquiry,
): Promise<void> {
  const hold = await findRunningHold(context, tx, listingId);
  if (!hold || hold.buyerId === buyerId) return;
  throw new AppError('conflict', words.keptForAnother);
}
