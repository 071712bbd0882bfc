import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { type bookVisit, OPEN_VISITS } from '#contract/deals/visits.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { REMIND_BEFORE_HOURS } from '#domain/deals/visit.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import { HOUR_MS } from '#domain/lib/time/lengths.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { visitSlots, visits } from '#server/db/schema/index.ts';
import { onEnquiry } from '#server/deals/hooks.ts';
import { lockLiveListing } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { MEETINGS } from './links.ts';
import { codeOf, hashOfCode } from './visit-code.ts';

type Slot = typeof visitSlots.$inferSelect;

async function lockSlot({ now }: Context, tx: Transaction, id: number): Promise<Slot> {
  const { removedAt, startsAt } = visitSlots;
  const [slot] = await tx
    .select()
    .from(visitSlots)
    .where(and(eq(visitSlots.id, id), isNull(removedAt), gt(startsAt, now())))
    .for('share');
  if (!slot) throw new AppError('not_found', 'This time is not offered any more.');
  return slot;
}

/** The buyer's row is locked, so that many bookings at once count right. */
async function checkDiary({ now }: Context, tx: Transaction, buyer: number, slot: Slot) {
  const { buyerId, state, startsAt, endsAt } = visits;
  const open = and(eq(buyerId, buyer), eq(state, 'booked'), gt(endsAt, now()));
  if ((await tx.$count(visits, open)) >= OPEN_VISITS) {
    throw new AppError(
      'conflict',
      `You have ${OPEN_VISITS} visits before you, which is the most. Cancel one you will not make.`,
    );
  }
  const sameTime = and(open, lt(startsAt, slot.endsAt), gt(endsAt, slot.startsAt));
  if ((await tx.$count(visits, sameTime)) > 0) {
    throw new AppError('conflict', 'You have another visit at that time.');
  }
}

/** The unique index on slots with a visit lets one buyer win. */
async function store(
  context: Context,
  tx: Transaction,
  slot: Slot,
  people: { buyerId: number; ownerId: number },
  note: string | undefined,
): Promise<number> {
  const now = context.now();
  const [next] = await rows<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('visits', 'id'))::int as id`,
  );
  if (!next) throw new Error('No id for a visit');
  // Who books this late is not reminded of what they have just done.
  const isSoon = slot.startsAt.getTime() - now.getTime() <= REMIND_BEFORE_HOURS * HOUR_MS;
  const [made] = await tx
    .insert(visits)
    .overridingSystemValue()
    .values({
      id: next.id,
      ...people,
      slotId: slot.id,
      listingId: slot.listingId,
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      note: note || null,
      // The hash depends on the id, which is why it is fetched first.
      codeHash: hashOfCode(context, next.id, codeOf(context, next.id)),
      remindedAt: isSoon ? now : null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: visits.id });
  if (!made) throw new AppError('conflict', 'Somebody has just booked this time. Choose another.');
  return made.id;
}

export const bookVisitVerb: Verb<typeof bookVisit> = async (context, { params, body }) => {
  const id = await context.db.transaction(async (tx) => {
    const buyer = await lockCaller(context, tx);
    const [offered] = await tx
      .select({ listingId: visitSlots.listingId })
      .from(visitSlots)
      .where(eq(visitSlots.id, params.slotId));
    if (!offered) throw new AppError('not_found', 'This time is not offered any more.');
    const listing = await lockLiveListing(tx, offered.listingId);
    if (listing.ownerId === buyer.id) {
      throw new AppError('conflict', 'This is your own property.');
    }
    const slot = await lockSlot(context, tx, params.slotId);
    await checkDiary(context, tx, buyer.id, slot);
    const people = { buyerId: buyer.id, ownerId: listing.ownerId };
    const id = await store(context, tx, slot, people, body.note);
    const event = { kind: 'visit', id, event: 'book', by: 'buyer', state: 'booked' } as const;
    await recordEvent(context, tx, event);
    await notify(context, tx, listing.ownerId, {
      kind: 'request',
      title: `${shortName(buyer.firstName, buyer.lastName)} booked a visit`,
      body: `“${listing.title}”, ${formatSpan(slot.startsAt, slot.endsAt)}. Ask for the four-digit code at the door.`,
      link: MEETINGS,
    });
    await onEnquiry.run(context, tx, { listingId: listing.id, buyerId: buyer.id });
    return id;
  });
  return success({ id, state: 'booked' as const }, 'Your visit is booked.');
};
