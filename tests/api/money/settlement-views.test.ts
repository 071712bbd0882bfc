import { expect, test } from 'vitest';
import { TOKEN } from './escrow-world.ts';
import { NO_SETTLEMENT, SETTLING, settlementDesk, type Who } from './settlement-desk.ts';

/** How both sides and staff are shown the money of a deal and what is proposed about it. */

const desk = settlementDesk();
const { parties, as, aDeal, proposed, step, agree, query, dayIn } = desk;

const seen = async (who: Who, bookingId: number) =>
  (await as(parties[who], 'GET', `/propertypayment/settlements/${bookingId}`)).body;
const nameOf = async (who: Who): Promise<[string, string]> => {
  const [row] = await query('select * from people where id = $1', parties[who].id);
  return [`${row.first_name} ${row.last_name}`, `${row.first_name} ${row.last_name[0]}.`];
};
const rowOf = async (id: number) => (await query('select * from settlements where id = $1', id))[0];
const of = ({ expires_at, created_at }: { expires_at: Date; created_at: Date }) => ({
  expiresAt: expires_at.toISOString(),
  createdAt: created_at.toISOString(),
});

test('each side sees the same figures, whose each proposal is and what was answered', async () => {
  const deal = await aDeal();
  await desk.letGo('owner', deal.id, 10_000);
  await desk.letGo('buyer', deal.id, 5_000);
  const first = await proposed('owner', deal.id, 30_000);
  await step('buyer', first, 'refuse', { reason: 'I lost three months.' })();
  const second = await proposed('buyer', deal.id, 50_000.5);
  const said = {
    [first]: {
      ...{ id: first, state: 'refused', toOwner: 50_000, toBuyer: 30_000, reason: SETTLING },
      ...{ answer: 'I lost three months.', isOutdated: false, owed: null },
      ...of(await rowOf(first)),
    },
    [second]: {
      ...{ id: second, state: 'proposed', toOwner: 29_999.5, toBuyer: 50_000.5, reason: SETTLING },
      ...{ answer: null, isOutdated: false, owed: null },
      ...of(await rowOf(second)),
    },
  };
  for (const side of ['owner', 'buyer'] as const) {
    const [, other] = await nameOf(side === 'owner' ? 'buyer' : 'owner');
    const { serverTime, message, data } = await seen(side, deal.id);
    expect([message, typeof serverTime]).toEqual(['OK', 'string']);
    const { byRule, ...rest } = data;
    expect(rest).toEqual({
      bookingId: deal.id,
      side,
      other,
      ...{ total: TOKEN, held: 65_000, hasOwner: 10_000, hasBuyer: 5_000 },
      ...{ mayPropose: true, hasPaper: false },
      settlements: [
        { ...said[second], isOwn: side === 'buyer' },
        { ...said[first], isOwn: side === 'owner' },
      ],
    });
    expect(byRule).toBeGreaterThan(5_000);
    expect(byRule).toBeLessThanOrEqual(TOKEN);
  }
  expect(
    (await as(parties.stranger, 'GET', `/propertypayment/settlements/${deal.id}`)).status,
  ).toBe(404);
});

test('what is paid since makes a proposal outdated; nothing is proposed while staff decide', async () => {
  const deal = await aDeal();
  const id = await proposed('owner', deal.id, 30_000);
  expect((await seen('owner', deal.id)).data).toMatchObject({
    mayPropose: true,
    settlements: [{ isOutdated: false }],
  });
  await desk.payPart(deal.id, 1_000);
  expect((await seen('owner', deal.id)).data).toMatchObject({
    total: TOKEN + 1_000,
    settlements: [{ isOutdated: true }],
  });
  await step('buyer', id, 'refuse', { reason: SETTLING })();
  await step('owner', id, 'dispute', { reason: 'It was agreed.' })();
  expect((await seen('buyer', deal.id)).data).toMatchObject({
    mayPropose: false,
    settlements: [{ state: 'disputed', answer: 'It was agreed.' }],
  });
});

test('of a booking without money nothing is divided; of one that has ended there is a paper', async () => {
  const { id } = await desk.aBooking('accepted');
  const nothing = { total: 0, held: 0, hasOwner: 0, hasBuyer: 0, byRule: 0 };
  expect((await seen('buyer', id)).data).toMatchObject({
    ...nothing,
    ...{ mayPropose: false, hasPaper: false, settlements: [] },
  });
  await as(parties.buyer, 'POST', `/book/cancel/${id}`, { reason: SETTLING });
  expect((await seen('buyer', id)).data).toMatchObject({ ...nothing, hasPaper: false });
  const deal = await aDeal();
  await desk.letGo('owner', deal.id, 45_000);
  await (await agree('buyer', await proposed('owner', deal.id, 60_000)))();
  const [{ due_on: dueOn }] = await query(
    `select to_char((now() at time zone 'Asia/Kolkata')::date + 30, 'YYYY-MM-DD') as due_on`,
  );
  expect((await seen('buyer', deal.id)).data).toMatchObject({
    ...{ mayPropose: false, hasPaper: true, held: 0, hasOwner: 45_000, hasBuyer: 35_000 },
    settlements: [{ state: 'owing', owed: { amount: 25_000, by: 'owner', dueOn } }],
  });
  expect(await dayIn(30)).toMatch(/^\d/);
  const other = await aDeal();
  await desk.letGo('buyer', other.id, 30_000);
  await (await agree('buyer', await proposed('owner', other.id, 10_000)))();
  const { settlements } = (await seen('owner', other.id)).data;
  expect(settlements[0].owed).toEqual({ amount: 20_000, by: 'buyer', dueOn });
});

test('staff see what waits for them, the longest first, with the words of both sides', async () => {
  await query(`update settlements set state = 'dismissed' where state = 'disputed'`);
  const [late, later] = [await aDeal(), await aDeal()];
  await desk.letGo('owner', late.id, 10_000);
  const first = await proposed('buyer', late.id, 70_000);
  await step('owner', first, 'refuse', { reason: 'I lost three months.' })();
  await step('buyer', first, 'dispute', { reason: 'The bank refused on time.' })();
  const second = await proposed('owner', later.id, 1_000.5);
  await query(
    `update settlements set state = 'disputed', updated_at = $2 where id = $1`,
    second,
    new Date(),
  );
  await proposed('owner', (await aDeal()).id, 1_000);
  const { items, total } = (await as(parties.staff, 'GET', '/admin/settlements')).body.data;
  const [owner, buyer] = [(await nameOf('owner'))[0], (await nameOf('buyer'))[0]];
  const row = async (id: number, bookingId: number) => {
    const found = await rowOf(id);
    const listingId = await desk.valueIn<number>('bookings', bookingId, 'listing_id');
    return {
      ...{ id, bookingId, bookingState: 'paid', listingId },
      title: await desk.valueIn<string>('listings', listingId, 'title'),
      owner: { id: parties.owner.id, name: owner },
      buyer: { id: parties.buyer.id, name: buyer },
      reason: SETTLING,
      total: TOKEN,
      hasBuyer: 0,
      createdAt: found.created_at.toISOString(),
      since: found.updated_at.toISOString(),
    };
  };
  expect([total, items]).toEqual([
    2,
    [
      {
        ...(await row(first, late.id)),
        ...{ proposedBy: 'buyer', toOwner: 10_000, toBuyer: 70_000 },
        ...{ refusal: 'I lost three months.', answer: 'The bank refused on time.' },
        ...{ held: 70_000, hasOwner: 10_000 },
      },
      {
        ...(await row(second, later.id)),
        ...{ proposedBy: 'owner', toOwner: 78_999.5, toBuyer: 1_000.5, refusal: null },
        ...{ answer: null, held: TOKEN, hasOwner: 0 },
      },
    ],
  ]);
  const inbox = (await as(parties.staff, 'GET', '/admin/inbox?queue=settlement')).body.data;
  const { title } = await row(first, late.id);
  expect(inbox.items[0]).toMatchObject({
    ...{ itemId: first, title: `${title}, booking #${late.id}`, detail: SETTLING },
    ...{ amount: TOKEN, person: { id: parties.buyer.id, name: buyer } },
  });
  expect(inbox.total).toBe(2);
});

test('what was paid back through us is the other side’s: it is not sent back again', async () => {
  const deal = await aDeal();
  await desk.letGo('owner', deal.id, 45_000);
  const id = await proposed('owner', deal.id, 60_000);
  await (await agree('buyer', id))();
  expect((await desk.begin('settlement', 9_999_999, parties.owner)).body.message).toBe(
    NO_SETTLEMENT[1],
  );
  const { orderId } = (await desk.begin('settlement', id, parties.owner)).body.data;
  expect((await desk.playOut(orderId)).state).toBe('paid');
  // Above the limit with what the owner got, so that it would take two: the first hears it.
  const { status, body } = await as(parties.staff, 'POST', `/admin/orders/${orderId}/refund`, {
    ...{ amount: 25_000, refunded: 0, reason: 'It was a mistake.' },
  });
  expect([status, body.message]).toEqual([409, 'This money has been released already.']);
});
