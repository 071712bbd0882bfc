import { expect, test } from 'vitest';
import type { RecordSection } from '#contract/people/staff-record.ts';
import { escrowWorld, PRICE, TOKEN } from './escrow-world.ts';

/** A booking and a person's money as staff see them: what is said of each line, and where it leads. */

const world = escrowWorld();
const { parties, as, query } = world;

const record = async (bookingId: number) =>
  as(parties.staff, 'GET', `/admin/bookings/${bookingId}`);
const nameOf = async ({ id }: { id: number }): Promise<string> =>
  (await query(`select first_name || ' ' || last_name as name from people where id = $1`, id))[0]
    .name;
const aMoment = expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/);

const ordersOf = (purpose: string, bookingId: number) =>
  query(
    `select public_id, description from orders where purpose = $1 and state = 'paid'
     and subject_id in ($2, (select id from instalments where booking_id = $2 order by seq limit 1))`,
    ...[purpose, bookingId],
  );

async function refund(orderId: string, amount: number) {
  const answer = await as(parties.staff, 'POST', `/admin/orders/${orderId}/refund`, {
    ...{ amount, refunded: 0, reason: 'The buyer paid too much.' },
  });
  expect(answer.status).toBe(200);
  await world.context().background.idle();
}

test('the record of a booking says whose it is, what is held and all that happened', async () => {
  const { owner, buyer } = parties;
  const booking = await world.paidBooking();
  const { id, listingId } = booking;
  await world.plan(id, [1_000, PRICE - TOKEN - 1_000]);
  const [first] = await world.instalmentsOf(id);
  await world.pay('instalment', first.id);
  const releaseId = await world.asked('owner', id, 500);
  await world.approve(buyer, releaseId);
  await world.context().background.idle();
  await world.asked('buyer', id, 700);
  const [[token], [part]] = [await ordersOf('token', id), await ordersOf('instalment', id)];
  await refund(token.public_id, 250.5);
  await refund(part.public_id, 100);
  const { status, body } = await record(id);
  expect(status).toBe(200);
  const { sections, ...head } = body.data;
  const [listing] = await query('select title, address from listings where id = $1', listingId);
  expect(head).toEqual({
    id,
    state: 'paid',
    listing: { id: listingId, ...listing },
    buyer: { id: buyer.id, name: await nameOf(buyer) },
    owner: { id: owner.id, name: await nameOf(owner) },
    price: PRICE,
    token: TOKEN,
    held: TOKEN + 1_000 - 500 - 250.5 - 100,
    createdAt: booking.createdAt.toISOString(),
    expiresAt: null,
  });
  const order = (of: { public_id: string }) => `/Admin/Orders?order=${of.public_id}`;
  const [ownerName, buyerName] = [await nameOf(owner), await nameOf(buyer)];
  const at = aMoment;
  const why = 'The buyer paid too much.';
  const [toOwner, toBuyer] = [`/Admin/Users/${owner.id}`, `/Admin/Users/${buyer.id}`];
  const row = (
    title: string,
    detail: string,
    state: string,
    amount: number | null,
    link: string | null,
  ) => ({ title, detail, state, amount, at, link });
  const known = (sections as RecordSection[]).slice(0, 4);
  expect(known).toEqual([
    {
      title: 'Orders',
      total: 2,
      rows: [
        row(part.description, part.public_id, 'Paid', 1_000, order(part)),
        row(token.description, token.public_id, 'Paid', TOKEN, order(token)),
      ],
    },
    {
      title: 'Requests for the money',
      total: 2,
      rows: [
        row(`Withdrawal to ${buyerName}`, '', 'Waits for an answer', 700, toBuyer),
        row(`Release to ${ownerName}`, '', 'Paid', 500, toOwner),
      ],
    },
    {
      title: 'Payouts',
      total: 1,
      rows: [row(`To the bank: ${ownerName}`, expect.any(String), 'Paid', 500, toOwner)],
    },
    {
      title: 'Refunds',
      total: 2,
      rows: [
        row(part.description, why, 'Sent', 100, order(part)),
        row(token.description, why, 'Sent', 250.5, order(token)),
      ],
    },
  ]);
  expect((sections as RecordSection[]).slice(4)).toEqual([
    {
      title: 'What happened',
      total: 1,
      rows: [row('Token amount paid', '', 'Token amount paid', null, null)],
    },
  ]);
});

test('a booking without money shows no sections, and one that is not there is not found', async () => {
  const booking = await world.aBooking('held');
  const { body } = await record(booking.id);
  expect(body.data).toMatchObject({
    held: 0,
    expiresAt: booking.expiresAt?.toISOString(),
    sections: [],
  });
  await query(
    `insert into timeline (subject_kind, subject_id, event, by, state, note, actor_id, at)
     values ('booking', $1, 'never-heard-of', 'owner', 'accepted', 'As agreed.', $2, now())`,
    ...[booking.id, parties.owner.id],
  );
  const [happened] = (await record(booking.id)).body.data.sections;
  expect(happened.rows[0]).toEqual({
    title: 'never-heard-of',
    detail: 'As agreed.',
    state: 'Token amount due',
    amount: null,
    at: aMoment,
    link: `/Admin/Users/${parties.owner.id}`,
  });
  const none = await record(2_000_000_000);
  expect([none.status, none.body.message]).toEqual([404, 'We could not find that booking.']);
});

test('what somebody paid, got back and was paid stands in their record', async () => {
  const { owner, buyer } = parties;
  const booking = await world.paidBooking();
  const releaseId = await world.asked('owner', booking.id, 900);
  await world.approve(buyer, releaseId);
  await world.context().background.idle();
  const [token] = await ordersOf('token', booking.id);
  await refund(token.public_id, 33);
  // Of an engagement, which has no page of its own, and that the bank said nothing of.
  await query(`update payouts set message = null where release_id = $1`, releaseId);
  const sectionsOf = async ({ id }: { id: number }): Promise<RecordSection[]> =>
    (
      await as(parties.staff, 'POST', `/admin/people/${id}/open`, {
        reason: 'They asked for help.',
      })
    ).body.data.sections;
  const find = async (who: { id: number }, title: string) =>
    (await sectionsOf(who)).find((section) => section.title === title)?.rows[0];
  const link = `/Admin/Orders?order=${token.public_id}`;
  expect(await find(buyer, 'Orders')).toEqual({
    title: token.description,
    detail: token.public_id,
    ...{ state: 'Paid', amount: TOKEN, at: aMoment, link },
  });
  expect(await find(buyer, 'Refunds')).toEqual({
    title: token.description,
    detail: 'The buyer paid too much.',
    ...{ state: 'Sent', amount: 33, at: aMoment, link },
  });
  const paid = { detail: 'To the owner', state: 'Paid', amount: 900, at: aMoment };
  expect(await find(owner, 'Payouts')).toEqual({
    title: `Booking #${booking.id}`,
    link: `/Admin/Bookings/${booking.id}`,
    ...paid,
  });
  await query(`update releases set subject_kind = 'engagement' where id = $1`, releaseId);
  await query(`update payouts set message = 'Sent by IMPS.' where release_id = $1`, releaseId);
  expect(await find(owner, 'Payouts')).toEqual({
    ...paid,
    title: `Engagement #${booking.id}`,
    detail: 'Sent by IMPS.',
    link: null,
  });
  await query(`update releases set subject_kind = 'booking' where id = $1`, releaseId);
});
