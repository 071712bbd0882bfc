import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { holdListing } from '#contract/professionals/listing-holds.ts';
import { daysFrom, hoursFrom } from '#domain/lib/time/deadlines.ts';
import { HOLD_LISTING_HOURS, MAX_HOLDS_A_WEEK } from '#domain/professionals/agent-interest.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import words from '#messages/professionals/news/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { rows } from '#server/db/rows.ts';
import { listingHolds } from '#server/db/schema/index.ts';
import { requireHoldQuota } from '#server/deals/bookings/index.ts';
import { isBooked, lockListing, requireLive } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { isAssigned, nameOf } from '#server/professionals/engagements/index.ts';
import { lockPerson } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { sweepHolds } from './expire.ts';
import { findRunningHold } from './holds.ts';

async function requireAssigned(tx: Transaction, agentId: number, listingId: number) {
  const [work] = await rows(
    tx,
    sql`select 1 from listings l join engagements g on ${isAssigned}
        where l.id = ${listingId} and g.professional_id = ${agentId}`,
  );
  if (!work) throw new AppError('not_found', deskWords.notAssigned);
}

/** A lead of the agent's own that is not over, of a member: who is none could not book it. */
async function findLead(
  tx: Transaction,
  agentId: number,
  leadId: number | undefined,
): Promise<{ buyerId: number } | undefined> {
  if (leadId === undefined) return undefined;
  const [lead] = await rows<{ buyerId: number }>(
    tx,
    sql`select buyer_id as "buyerId" from leads where id = ${leadId} and agent_id = ${agentId}
          and state not in ('won', 'lost') and buyer_id is not null`,
  );
  if (lead) return lead;
  const message = deskWords.chooseOpenLead;
  throw new AppError('invalid', message, [{ path: 'leadId', message }]);
}

/** A hold is for a buyer who decides; it must not become a way to keep everybody else off. */
async function requireQuota(
  { now }: Context,
  tx: Transaction,
  agentId: number,
  listingId: number,
): Promise<void> {
  const [count] = await rows<{ n: number }>(
    tx,
    sql`select count(*)::int as n from listing_holds where agent_id = ${agentId}
          and listing_id = ${listingId} and created_at > ${daysFrom(now(), -7)}`,
  );
  if ((count?.n ?? 0) < MAX_HOLDS_A_WEEK) return;
  throw new AppError('conflict', deskWords.heldTooOften({ most: MAX_HOLDS_A_WEEK }));
}

/** The listing's row is locked, so that of two holds at once one is. */
async function requireUnheld(context: Context, tx: Transaction, listingId: number) {
  await sweepHolds(context, tx, sql`listing_id = ${listingId}`, 1);
  if (await findRunningHold(context, tx, listingId)) {
    throw new AppError('conflict', deskWords.onHoldAlready);
  }
  if (await isBooked(tx, listingId, context.now())) {
    throw new AppError('conflict', deskWords.propertyBooked);
  }
}

export const holdListingVerb: Verb<typeof holdListing> = async (context, { params, body }) => {
  const { id: agentId } = personOf(context);
  const { listingId } = params;
  const at = context.now();
  const until = hoursFrom(at, HOLD_LISTING_HOURS);
  const holdId = await context.db.transaction(async (tx) => {
    await requireAssigned(tx, agentId, listingId);
    const lead = await findLead(tx, agentId, body.leadId);
    if (lead) {
      await lockPerson(tx, lead.buyerId);
      await requireHoldQuota(context, tx, lead.buyerId);
    }
    const listing = await lockListing(tx, listingId);
    await requireAssigned(tx, agentId, listingId);
    requireLive(listing);
    await requireUnheld(context, tx, listingId);
    await requireQuota(context, tx, agentId, listingId);
    const made = await insertOne(tx, listingHolds, {
      listingId,
      agentId,
      leadId: body.leadId ?? null,
      note: body.note || null,
      endsAt: until,
      createdAt: at,
    });
    await audit(context, tx, {
      action: 'hold.start',
      subjectKind: 'listing',
      subjectId: listingId,
      detail: { holdId: made.id, leadId: body.leadId ?? null },
    });
    const who = await nameOf(tx, agentId);
    await notify(context, tx, listing.ownerId, {
      kind: 'deal',
      title: () => words.agentHolds,
      body: () =>
        words.agentHoldsBody({
          who,
          title: listing.title,
          hours: HOLD_LISTING_HOURS,
          note: body.note ?? '',
        }),
      link: `/ViewPropertyDetails/${listingId}`,
    });
    return made.id;
  });
  return success(
    { holdId, until: until.toISOString() },
    doneWords.onHold({ hours: HOLD_LISTING_HOURS }),
  );
};
