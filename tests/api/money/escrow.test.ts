import { describe, expect, test } from 'vitest';
import { puneDate } from '#domain/lib/time/pune.ts';
import { expireReleases } from '#server/money/escrow/expire.ts';
import { remindInstalments } from '#server/money/escrow/remind-instalments.ts';
import { returnPennies } from '#server/money/escrow/return-pennies.ts';
import { escrowWorld, insertAccount, PRICE, TOKEN } from './escrow-world.ts';

const world = escrowWorld();
const { parties, as } = world;
const REST = PRICE - TOKEN;

const cancel = (who: 'owner' | 'buyer', id: number) =>
  as(parties[who], 'POST', `/book/cancel/${id}`, { reason: 'My plans have changed.' });

describe('paying', () => {
  test('a test payment comes back at once, and is made once', async () => {
    const { id } = await world.aBooking('accepted');
    const order = await world.pay('penny', id);
    expect(order).toMatchObject({ state: 'paid', totalPaise: 100 });
    await world.context().background.idle();
    const [refund] = await world.query('select * from refunds where order_id = $1', order.id);
    expect(refund).toMatchObject({ state: 'done', amount_paise: 100 });
    expect((await world.begin('penny', id)).status).toBe(409);
    expect(await returnPennies(world.context())).toBe(0);
    const { isTested, paid, held } = await world.money(parties.buyer, id);
    expect({ isTested, paid, held }).toEqual({ isTested: true, paid: 0, held: 0 });
    const list = await as(parties.buyer, 'GET', `/book/getpannytransaction/${parties.buyer.id}`);
    expect(list.body.data[0]).toMatchObject({ bookingId: id, amount: 1, refunded: 1 });
    // The owner hears nothing of it.
    expect((await world.money(parties.owner, id)).payments).toEqual([]);
  });

  test('a test payment made twice at once comes back twice', async () => {
    const { id } = await world.aBooking('accepted');
    const orders = [await world.anOrder('penny', id), await world.anOrder('penny', id)];
    const [first, second] = [
      await world.playOut(orders[0] ?? ''),
      await world.playOut(orders[1] ?? ''),
    ];
    expect([first.state, second.state]).toEqual(['paid', 'returned']);
    await world.context().background.idle();
    expect(await world.balance('liability:refunds-due')).toBe(0);
    expect(await world.balance(`liability:escrow:penny:${first.id}`)).toBe(0);
  });

  test('the token amount makes the booking firm and is held', async () => {
    const { id } = await world.aBooking('accepted');
    const order = await world.pay('token', id);
    expect(order).toMatchObject({ state: 'paid', totalPaise: TOKEN * 100 });
    expect(await world.valueIn('bookings', id)).toBe('paid');
    expect(await world.money(parties.owner, id)).toMatchObject({
      state: 'paid',
      paid: TOKEN,
      held: TOKEN,
      available: TOKEN,
      payments: [{ purpose: 'token', method: null }],
    });
    const sent = await as(parties.buyer, 'GET', `/book/getbookingtransaction/${parties.buyer.id}`);
    expect(sent.body.data[0]).toMatchObject({ bookingId: id, amount: TOKEN, method: 'upi' });
    const got = await as(parties.owner, 'GET', '/propertypayment/getpaymnethistory/3/4');
    expect(got.body.data[0]).toMatchObject({ bookingId: id, amount: TOKEN, method: null });
    const none = await as(parties.stranger, 'GET', '/propertypayment/getpaymnethistory/3/4');
    expect(none.body.data).toEqual([]);
  });

  test('who may begin to pay it', async () => {
    const { id } = await world.aBooking('accepted');
    expect((await world.begin('token', id, parties.stranger)).status).toBe(404);
    expect((await world.begin('token', id, parties.owner)).status).toBe(404);
    for (const state of [
      'held',
      'paid',
      'completed',
      'declined',
      'cancelled',
      'expired',
    ] as const) {
      const other = await world.aBooking(state);
      expect((await world.begin('token', other.id)).status, state).toBe(409);
    }
    const late = await world.aBooking('accepted', { expiresAt: new Date(Date.now() - 1_000) });
    expect((await world.begin('token', late.id)).status).toBe(409);
  });

  test('what arrives after the booking’s end goes back', async () => {
    const { id } = await world.aBooking('accepted');
    const orderId = await world.anOrder('token', id);
    expect((await cancel('buyer', id)).status).toBe(200);
    expect((await world.playOut(orderId)).state).toBe('returned');
    await world.context().background.idle();
    expect(await world.balance('liability:unclaimed')).toBe(0);
    const list = await as(
      parties.buyer,
      'GET',
      `/refund/getRefundTransacationList/${parties.buyer.id}`,
    );
    expect(list.body.data[0]).toMatchObject({ orderId, amount: TOKEN, state: 'done' });
  });
});

describe('instalments', () => {
  test('a plan adds up, is due in order, and replaces the one before', async () => {
    const { id } = await world.paidBooking();
    expect((await world.plan(id, [REST - 1])).status).toBe(422);
    expect((await world.plan(id, [REST], '2020-01-01')).status).toBe(422);
    expect((await world.plan(id, [REST], '2060-01-01')).status).toBe(422);
    expect((await world.plan(id, [1_000_000, REST - 1_000_000])).status).toBe(200);
    expect((await world.plan(id, [REST])).status).toBe(200);
    const { instalments, mayPlan } = await world.money(parties.buyer, id);
    expect(instalments).toMatchObject([
      { number: 1, amount: REST, state: 'due', isOverdue: false },
    ]);
    expect(mayPlan).toBe(false);
    expect((await world.instalmentsOf(id)).map(({ state }) => state)).toEqual([
      'waived',
      'waived',
      'due',
    ]);
  });

  test('they are paid in order, and the plan then stays', async () => {
    const { id } = await world.paidBooking();
    await world.plan(id, [1_000_000, REST - 1_000_000]);
    const [first, second] = await world.instalmentsOf(id);
    expect((await world.begin('instalment', second.id)).status).toBe(409);
    expect((await world.begin('instalment', first.id, parties.stranger)).status).toBe(404);
    await world.pay('instalment', first.id);
    expect(await world.valueIn('instalments', first.id)).toBe('paid');
    expect((await world.begin('instalment', first.id)).status).toBe(409);
    expect((await world.plan(id, [REST])).status).toBe(409);
    expect((await as(parties.owner, 'POST', `/book/complete/${id}`)).status).toBe(409);
    await world.pay('instalment', second.id);
    const { held, paid } = await world.money(parties.owner, id);
    expect([held, paid]).toEqual([PRICE, PRICE]);
    const emi = await as(
      parties.buyer,
      'GET',
      `/propertypayment/emipaidhistorybybuyer/${id}/${parties.buyer.id}`,
    );
    expect(emi.body.data).toMatchObject([{ number: 1 }, { number: 2 }]);
    const others = await as(
      parties.owner,
      'GET',
      `/propertypayment/emipaidhistorybybuyer/${id}/${parties.owner.id}`,
    );
    expect(others.status).toBe(404);
    expect((await as(parties.owner, 'POST', `/book/complete/${id}`)).status).toBe(200);
  });

  test('paid twice, it comes back once', async () => {
    const { id } = await world.paidBooking();
    await world.plan(id, [REST / 2, REST / 2]);
    const [first] = await world.instalmentsOf(id);
    const orders = [
      await world.anOrder('instalment', first.id),
      await world.anOrder('instalment', first.id),
    ];
    expect((await world.playOut(orders[0] ?? '')).state).toBe('paid');
    expect((await world.playOut(orders[1] ?? '')).state).toBe('returned');
    expect((await world.money(parties.buyer, id)).held).toBe(TOKEN + REST / 2);
  });

  test('what was proposed no more is paid back', async () => {
    const { id } = await world.paidBooking();
    await world.plan(id, [REST]);
    const [old] = await world.instalmentsOf(id);
    const orderId = await world.anOrder('instalment', old.id);
    await world.plan(id, [REST / 2, REST / 2]);
    expect((await world.playOut(orderId)).state).toBe('returned');
  });

  test('the buyer is told when one is near, and once more when it is over', async () => {
    const { id } = await world.paidBooking();
    const now = new Date();
    await world.plan(id, [REST], puneDate(now, 3));
    const [{ id: instalment }] = await world.instalmentsOf(id);
    const later = (days: number) => ({
      ...world.context(),
      now: () => new Date(now.getTime() + days * 86_400_000),
    });
    const told = async () =>
      Number(
        (
          await world.query(
            `select count(*) as n from notifications where link = $1 and title like 'An instalment is %'`,
            `/BookedProperties/Payments/${id}`,
          )
        )[0].n,
      );
    await remindInstalments(later(0));
    await remindInstalments(later(1));
    expect(await told()).toBe(1);
    await remindInstalments(later(4));
    await remindInstalments(later(5));
    expect(await told()).toBe(2);
    await as(parties.owner, 'POST', `/propertypayment/waive/${instalment}`);
  });
});

describe('letting go', () => {
  test('with the buyer’s code the owner is paid, a small sum at once', async () => {
    const { id } = await world.paidBooking();
    const releaseId = await world.asked('owner', id, 30_000);
    expect((await world.money(parties.buyer, id)).available).toBe(TOKEN - 30_000);
    const answer = await world.approve(parties.buyer, releaseId);
    expect(answer.body.data).toEqual({ releaseId, state: 'approved' });
    await world.context().background.idle();
    expect(await world.valueIn('releases', releaseId)).toBe('paid');
    const money = await world.money(parties.owner, id);
    expect(money).toMatchObject({ held: TOKEN - 30_000, released: 30_000 });
    expect(money.releases).toMatchObject([
      { part: 'payee', payout: 'paid', target: { account: 'XXXXXX4321' } },
    ]);
    expect((await world.money(parties.buyer, id)).releases[0].target).toMatchObject({
      account: 'XXXXXX4321',
    });
  });

  test('a wrong code is tried five times', async () => {
    const { id } = await world.paidBooking();
    const releaseId = await world.asked('owner', id, 1_000);
    const path = `/propertypayment/release/${releaseId}/approve`;
    const { parties: all } = world;
    await as(all.buyer, 'GET', `/propertypayment/sendotp/${releaseId}`);
    await world.context().background.idle();
    const messages = world.context().ports.outbox?.list() ?? [];
    const text = messages.map((message) => `${message.subject} ${message.text}`).join('\n');
    const code = /(\d{6}) lets ₹ 1,000.00/.exec(text)?.[1] ?? '';
    const wrong = code === '000000' ? '111111' : '000000';
    for (let i = 0; i < 5; i++) {
      expect((await as(all.buyer, 'POST', path, { code: wrong })).status).toBe(401);
    }
    expect((await as(all.buyer, 'POST', path, { code })).status).toBe(401);
    expect(await world.valueIn('releases', releaseId)).toBe('requested');
  });

  test('the code comes in the language of who asks for it', async () => {
    const { id } = await world.paidBooking();
    const releaseId = await world.asked('owner', id, 1_500);
    const { buyer } = parties;
    const inMarathi = { ...buyer, headers: { ...buyer.headers, 'accept-language': 'mr' } };
    await as(inMarathi, 'GET', `/propertypayment/sendotp/${releaseId}`);
    await world.context().background.idle();
    const messages = world.context().ports.outbox?.list() ?? [];
    const channels = messages
      .filter(({ text }) => /\d{6}.*₹ 1,500\.00 एस्क्रोमधून सोडतो.*मिनिटे चालतो/.test(text))
      .map(({ channel }) => channel);
    expect(channels.sort()).toEqual(['mail', 'sms']);
  });

  test('the code goes once in its window, to its payer only, and lets one request go', async () => {
    const { id } = await world.paidBooking();
    const one = await world.asked('owner', id, 1_000);
    const other = await world.asked('owner', id, 2_000);
    const path = `/propertypayment/sendotp/${one}`;
    const answers = await Promise.all([1, 2, 3, 4].map(() => as(parties.buyer, 'GET', path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.resendAt)).size).toBe(1);
    expect(answers[0]?.headers.get('cache-control')).toContain('no-store');
    const [{ n }] = await world.query(
      `select count(*)::int as n from one_time_codes where subject = $1`,
      `release ${one} ${parties.buyer.id}`,
    );
    expect(n).toBe(1);
    for (const who of [parties.owner, parties.stranger]) {
      expect((await as(who, 'GET', path)).status).toBe(404);
    }
    await world.context().background.idle();
    const messages = world.context().ports.outbox?.list() ?? [];
    const code = messages
      .map(({ subject, text }) => /(\d{6}) lets ₹ 1,000.00/.exec(`${subject} ${text}`)?.[1])
      .find(Boolean);
    const approve = (releaseId: number) =>
      as(parties.buyer, 'POST', `/propertypayment/release/${releaseId}/approve`, { code });
    expect((await approve(other)).status).toBe(401);
    expect((await approve(one)).status).toBe(200);
  });

  test('a buyer asks back with the owner’s code', async () => {
    const { id } = await world.paidBooking();
    const releaseId = await world.asked('buyer', id, 20_000);
    expect((await world.approve(parties.buyer, releaseId)).status).toBe(404);
    expect((await world.approve(parties.owner, releaseId)).status).toBe(200);
    await world.context().background.idle();
    const money = await world.money(parties.buyer, id);
    expect(money).toMatchObject({ withdrawn: 20_000, held: TOKEN - 20_000 });
    const history = await as(
      parties.buyer,
      'GET',
      `/propertypayment/getwithdrawalhistorybybuyer/${money.listingId}/${parties.buyer.id}`,
    );
    expect(history.body.data).toMatchObject([{ id: releaseId, kind: 'withdrawal', part: 'payee' }]);
    const seller = await as(
      parties.owner,
      'GET',
      `/agentrelease/getrequestbyseller/${parties.owner.id}`,
    );
    expect(seller.body.data).toContainEqual(
      expect.objectContaining({ id: releaseId, part: 'payer' }),
    );
  });

  test('only what is held, to a bank account of one’s own', async () => {
    const { id } = await world.paidBooking();
    expect((await world.ask('owner', id, TOKEN + 1)).status).toBe(409);
    expect((await world.ask('owner', id, 10, world.accounts.buyer)).status).toBe(422);
    expect((await world.ask('owner', id, 0.5)).status).toBe(422);
    expect((await world.ask('owner', id, 10.001)).status).toBe(422);
    await world.asked('owner', id, TOKEN - 1);
    expect((await world.ask('owner', id, 2)).status).toBe(409);
    expect((await world.ask('buyer', id, 2)).status).toBe(409);
    const accepted = await world.aBooking('accepted');
    expect((await world.ask('owner', accepted.id, 1)).status).toBe(409);
    const removed = (await insertAccount(world.context(), parties.owner.id, '777777')).id;
    await world.query('update bank_accounts set removed_at = now() where id = $1', removed);
    expect((await world.ask('owner', id, 1, removed)).status).toBe(422);
  });

  test('a request without an answer runs out and frees what it held', async () => {
    const { id } = await world.paidBooking();
    const releaseId = await world.asked('owner', id, TOKEN);
    await world.query(
      `update releases set expires_at = now() - interval '1 s' where id = $1`,
      releaseId,
    );
    expect((await world.approve(parties.buyer, releaseId)).status).toBe(409);
    expect((await world.money(parties.owner, id)).available).toBe(TOKEN);
    await world.asked('owner', id, 100);
    await expireReleases(world.context());
    expect(await world.valueIn('releases', releaseId)).toBe('expired');
  });
});

describe('cancelling a paid booking', () => {
  const ago = (days: number) => ({ createdAt: new Date(Date.now() - days * 86_400_000) });
  const FEE = (TOKEN * 236) / 10_000;

  test.each([
    ['the owner, late', 'owner', 30, TOKEN, 0, 0],
    ['the buyer, within seven days', 'buyer', 2, TOKEN - FEE, FEE, 0],
    ['the buyer, late', 'buyer', 8, TOKEN / 2, 0, TOKEN / 2],
  ] as const)('%s', async (_, who, days, back, fee, forfeited) => {
    const feesBefore = await world.balance('income:gatewayFee');
    const { id } = await world.paidBooking(ago(days));
    await world.plan(id, [1_000_000, REST - 1_000_000]);
    const [first, second] = await world.instalmentsOf(id);
    await world.pay('instalment', first.id);
    const open = await world.asked('owner', id, 5_000);
    expect((await cancel(who, id)).status).toBe(200);
    await world.context().background.idle();
    const money = await world.money(parties.owner, id);
    expect(money).toMatchObject({ held: 0, refunded: 1_000_000 + back, forfeited });
    expect(money.refunds.map(({ state }: { state: string }) => state)).toEqual(['done', 'done']);
    expect((await world.balance('income:gatewayFee')) - feesBefore).toBeCloseTo(fee);
    expect(await world.valueIn('instalments', second.id)).toBe('waived');
    expect(await world.valueIn('releases', open)).toBe('expired');
  });

  test('what is forfeited goes to the owner’s bank, once', async () => {
    const { id } = await world.paidBooking(ago(8));
    await cancel('buyer', id);
    const claim = (who: 'owner' | 'buyer', bankAccountId: number) =>
      as(parties[who], 'POST', `/propertypayment/forfeit/${id}`, { bankAccountId });
    expect((await claim('buyer', world.accounts.buyer)).status).toBe(404);
    expect((await claim('owner', world.accounts.buyer)).status).toBe(422);
    const answers = await Promise.all([1, 2, 3].map(() => claim('owner', world.accounts.owner)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await world.context().background.idle();
    const { forfeited, released, releases } = await world.money(parties.owner, id);
    expect({ forfeited, released }).toEqual({ forfeited: 0, released: TOKEN / 2 });
    expect(releases).toMatchObject([{ kind: 'forfeit', state: 'paid' }]);
    // Nobody's code was asked for, and the buyer has no part in it.
    expect((await world.money(parties.buyer, id)).releases).toMatchObject([{ part: 'none' }]);
  });

  test('not where what goes back was released already', async () => {
    const { id } = await world.paidBooking();
    await world.approve(parties.buyer, await world.asked('owner', id, 40_000));
    await world.context().background.idle();
    expect((await cancel('owner', id)).status).toBe(409);
    expect(await world.valueIn('bookings', id)).toBe('paid');
  });

  test('what was withdrawn does not go back a second time', async () => {
    const { id } = await world.paidBooking();
    await world.approve(parties.owner, await world.asked('buyer', id, 30_000));
    await world.context().background.idle();
    expect((await cancel('owner', id)).status).toBe(200);
    await world.context().background.idle();
    expect(await world.money(parties.buyer, id)).toMatchObject({
      refunded: TOKEN - 30_000,
      withdrawn: 30_000,
      held: 0,
    });
  });
});
