import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOLDS_AT_ONCE } from '#domain/deals/booking.ts';
import { leads, listingHolds } from '#server/db/schema/index.ts';
import { settle } from '#server/money/payments/settle.ts';
import { playSandbox } from '#server/ports/gateway/sandbox/play.ts';
import { newMobile } from '#tests/api/world.ts';
import { NO_LIMITS } from '#tests/builders/no-limits.ts';
import { dealWorld, type Member, raceRounds } from './deal-world.ts';

const HOUR_MS = 3_600_000;
const reason = 'My plans have changed.';

const world = dealWorld();
const { parties, as, query } = world;

let buyer: Member;
beforeEach(async () => {
  buyer = await world.member();
  await query('update people set mobile = $2 where id = $1', buyer.id, newMobile());
  world.context().limits = NO_LIMITS;
});

const book = async () =>
  as(buyer, 'POST', '/book/place', { listingId: (await world.aListing()).id });
const held = async (): Promise<number> => {
  const answer = await book();
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.bookingId;
};
const statuses = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);
const unchecked = () =>
  query('update people set aadhaar_verified = false, pan_verified = false where id = $1', buyer.id);
const runOut = (id: number) =>
  query(`update bookings set expires_at = now() - interval '1 minute' where id = $1`, id);
const hoursLeft = async (id: number): Promise<number> => {
  const [row] = await query('select expires_at from bookings where id = $1', id);
  return (row.expires_at.getTime() - Date.now()) / HOUR_MS;
};

async function payPenny(bookingId: number) {
  const begun = await as(buyer, 'POST', '/contact/create', {
    purpose: 'penny',
    subjectId: bookingId,
    idempotencyKey: randomUUID(),
  });
  expect(begun.status, JSON.stringify(begun.body)).toBe(200);
  await playSandbox(world.db(), begun.body.data.orderId, 'pay');
  return begun.body.data.orderId as string;
}

describe('one account that holds 18 homes at once', () => {
  test.each(Array.from({ length: raceRounds(2, 20) }, (_, i) => i))(
    'has none without a checked identity, five with one (%i)',
    async () => {
      await unchecked();
      const all = await statuses(Array.from({ length: 18 }, book));
      expect(new Set(all)).toEqual(new Set([409]));
      await query('update people set pan_verified = true where id = $1', buyer.id);
      const more = await statuses(Array.from({ length: 18 }, book));
      expect(more.filter((status) => status === 200)).toHaveLength(5);
    },
  );

  test('counts what agents keep for that buyer too', async () => {
    const listing = await world.aListing();
    const [lead] = await world
      .db()
      .insert(leads)
      .values({
        agentId: parties.stranger.id,
        buyerId: buyer.id,
        listingId: listing.id,
        source: 'assigned',
        wantsText: 'A flat in Baner',
      })
      .returning();
    await world
      .db()
      .insert(listingHolds)
      .values({
        listingId: listing.id,
        agentId: parties.stranger.id,
        leadId: lead?.id ?? 0,
        endsAt: new Date(Date.now() + HOUR_MS),
      });
    for (let n = 1; n < HOLDS_AT_ONCE.checked; n++) await held();
    expect((await book()).status).toBe(409);
  });

  test('has one more once an owner has answered', async () => {
    const first = await held();
    for (let n = 1; n < HOLDS_AT_ONCE.checked; n++) await held();
    expect((await book()).status).toBe(409);
    await as(parties.owner, 'POST', `/book/accept/${first}`);
    await held();
  });
});

describe('a hold', () => {
  test('lasts half an hour without the test payment, and while the owner decides with it', async () => {
    const id = await held();
    expect(await hoursLeft(id)).toBeCloseTo(0.5, 1);
    await settle(world.context(), await payPenny(id));
    expect(await hoursLeft(id)).toBeCloseTo(48, 1);
    await world.context().background.idle();
    const [news] = await query(
      'select body from notifications where person_id = $1 order by id desc limit 1',
      parties.owner.id,
    );
    expect(news.body).toContain('Accept or decline within 48 hours');
    const events = await query(
      `select event from timeline where subject_kind = 'booking' and subject_id = $1 order by id`,
      id,
    );
    expect(events).toEqual([{ event: 'place' }, { event: 'hold' }]);
  });

  test('that has run out is not kept by a late payment, which goes back', async () => {
    const id = await held();
    const orderId = await payPenny(id);
    await runOut(id);
    await settle(world.context(), orderId);
    await world.context().background.idle();
    const [order] = await query('select state from orders where public_id = $1', orderId);
    expect(order.state).toBe('returned');
    expect(await hoursLeft(id)).toBeLessThan(0);
  });
});

describe('a buyer who lets holds go', () => {
  test('three times in a day, by silence or cancelling, waits for the first to be a day ago', async () => {
    await runOut(await held());
    await as(buyer, 'POST', `/book/cancel/${await held()}`, { reason });
    const third = await held();
    expect((await as(buyer, 'POST', `/book/cancel/${third}`, { reason })).status).toBe(200);
    const refused = await book();
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/^You have let 3 bookings go within 24 hours/);
    await query(
      `update bookings set expires_at = now() - interval '25 hours' where buyer_id = $1
         and state = 'held'`,
      buyer.id,
    );
    await held();
  });

  test('not by owners who do not answer', async () => {
    for (let n = 0; n < 3; n++) {
      const id = await held();
      await settle(world.context(), await payPenny(id));
      await runOut(id);
    }
    await held();
  });
});
