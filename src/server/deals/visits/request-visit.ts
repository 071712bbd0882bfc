import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { OPEN_VISITS } from '#contract/deals/visit-steps.ts';
import { AppError } from '#contract/lib/errors.ts';
import { ANSWER_VISIT_HOURS, OPEN_VISIT_STATES } from '#domain/deals/visit.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import words from '#messages/deals/visits/index.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type Person, type visitSlots, visits } from '#server/db/schema/index.ts';
import { onEnquiry } from '#server/deals/hooks.ts';
import type { DealListing } from '#server/homes/listings/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { lapseDue } from './expire.ts';
import { MEETINGS } from './links.ts';
import { checkVisitQuotas } from './quotas.ts';
import { remindedAtOnce } from './state-now.ts';
import { tellConfirmed } from './tell-confirmed.ts';
import { codeOf, hashOfCode } from './visit-code.ts';

/** Requests that one booking finds run out at the most: a buyer has no more open at a time. */
const LAPSED = OPEN_VISITS + 1;

export type Slot = typeof visitSlots.$inferSelect;

/** A request whose time has run out stands in nobody's way; then: may the buyer ask for one more? */
export async function checkAsking(
  context: Context,
  tx: Transaction,
  buyer: number,
  slot: Pick<Slot, 'startsAt' | 'endsAt'> & { id?: number },
): Promise<void> {
  await lapseDue(context, tx, sql`(v.slot_id = ${slot.id ?? 0} or v.buyer_id = ${buyer})`, LAPSED);
  await checkVisitQuotas(context, tx, buyer);
  await checkDiary(context, tx, buyer, slot);
}

/** The buyer's row is locked, so that many bookings at once count right. */
async function checkDiary(
  { now }: Context,
  tx: Transaction,
  buyer: number,
  slot: Pick<Slot, 'startsAt' | 'endsAt'>,
) {
  const { buyerId, state, startsAt, endsAt } = visits;
  const open = and(eq(buyerId, buyer), inArray(state, [...OPEN_VISIT_STATES]), gt(endsAt, now()));
  if ((await tx.$count(visits, open)) >= OPEN_VISITS) {
    throw new AppError('conflict', words.mostOpenVisits({ openVisits: OPEN_VISITS }));
  }
  const sameTime = and(open, lt(startsAt, slot.endsAt), gt(endsAt, slot.startsAt));
  if ((await tx.$count(visits, sameTime)) > 0) {
    throw new AppError('conflict', words.anotherVisitThen);
  }
}

/** The unique index on slots with a visit lets one buyer win. */
async function store(
  context: Context,
  tx: Transaction,
  slot: Slot,
  people: { buyerId: number; ownerId: number },
  { note, how = 'asked' }: Pick<Asking, 'note' | 'how'>,
): Promise<number> {
  const now = context.now();
  const [next] = await rows<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('visits', 'id'))::int as id`,
  );
  if (!next) throw new Error('No id for a visit');
  const [made] = await tx
    .insert(visits)
    .overridingSystemValue()
    .values({
      id: next.id,
      ...people,
      state: how === 'stands' ? 'booked' : 'requested',
      remindedAt: how === 'stands' ? remindedAtOnce(slot.startsAt, now) : null,
      slotId: slot.id,
      listingId: slot.listingId,
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      note: note || null,
      // The hash depends on the id, which is why it is fetched first.
      codeHash: hashOfCode(context, next.id, codeOf(context, next.id)),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: visits.id });
  if (!made) throw new AppError('conflict', words.justAskedAnother);
  return made.id;
}

interface Asking {
  buyer: Pick<Person, 'id' | 'firstName' | 'lastName'>;
  listing: DealListing;
  slot: Slot;
  note: string | undefined;
  /** The buyer named the time, or the owner lets visits at offered times stand at once. */
  how?: 'asked' | 'proposed' | 'stands';
}

/** Writes a request for a time down, and tells the owner. The caller has checked that it may be asked for. */
export async function requestVisit(
  context: Context,
  tx: Transaction,
  { buyer, listing, slot, note, how = 'asked' }: Asking,
): Promise<number> {
  const people = { buyerId: buyer.id, ownerId: listing.ownerId };
  const id = await store(context, tx, slot, people, { note, how });
  const event = { kind: 'visit', id, by: 'buyer', state: 'requested' } as const;
  await recordEvent(context, tx, { ...event, event: how === 'proposed' ? 'propose' : 'request' });
  if (how === 'stands') {
    const stands = { event: 'standAtOnce', by: 'system', state: 'booked' };
    await recordEvent(context, tx, { ...event, ...stands });
    await tellConfirmed(context, tx, { ...slot, ...people }, listing.title);
  }
  const name = shortName(buyer.firstName, buyer.lastName);
  await notify(context, tx, listing.ownerId, {
    kind: 'request',
    title: () => words.visitAsked[how]({ name }),
    body: () =>
      words.visitNext[how]({
        title: listing.title,
        when: formatSpan(slot.startsAt, slot.endsAt),
        hours: ANSWER_VISIT_HOURS,
      }),
    link: MEETINGS,
  });
  await onEnquiry.run(context, tx, { listingId: listing.id, buyerId: buyer.id });
  return id;
}
