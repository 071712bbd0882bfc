import { describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { rejectPayout } from '#server/money/escrow/decide-payout.ts';
import { hashPassword } from '#server/people/auth/password.ts';
import { contextOf, insertBooking, type Member, raceRounds } from '#tests/api/deals/deal-world.ts';
import { bought, priceItem } from '#tests/api/examples/promotions.ts';
import { escrowWorld, insertAccount, TOKEN } from '#tests/api/money/escrow-world.ts';
import { insertEngagement } from '#tests/api/professionals/engagement-world.ts';
import { newMobile, PASSWORD } from '#tests/api/world.ts';
import { insertListing } from '#tests/builders/index.ts';

/** What money keeps somebody from deleting their account, and what becomes of the rest. */

const world = escrowWorld();
const { parties } = world;
const idle = () => world.context().background.idle();

async function someone(): Promise<Member> {
  const who = await world.member();
  await world.query(
    'update people set password_hash = $2, mobile = $3 where id = $1',
    who.id,
    await hashPassword(PASSWORD),
    newMobile(),
  );
  return who;
}

const remove = async (who: Member) => {
  const answer = await world.as(who, 'POST', '/profile/deleteaccount', { password: PASSWORD });
  await idle();
  return answer;
};

async function expectRefused(who: Member, why: RegExp): Promise<void> {
  const answer = await remove(who);
  expect(answer.status, JSON.stringify(answer.body)).toBe(409);
  expect(answer.body.message).toMatch(why);
  expect(await world.valueIn('people', who.id, 'deleted_at')).toBeNull();
}

async function expectGone(who: Member): Promise<void> {
  const answer = await remove(who);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(await world.valueIn('people', who.id, 'first_name')).toBe('Deleted');
}

/** A home of an owner's, booked and paid for by a buyer, both of them new here. */
async function aDeal() {
  const [owner, buyer] = [await someone(), await someone()];
  const listing = await insertListing(world.db(), {
    ownerId: owner.id,
    pricePaise: paise(800_000_000),
    status: 'live',
  });
  const booking = await insertBooking(world.context(), { listing, buyer }, { state: 'accepted' });
  const begun = await world.begin('token', booking.id, buyer);
  await world.playOut(begun.body.data.orderId);
  return { owner, buyer, listing, booking };
}

const complete = (id: number) =>
  world.query(`update bookings set state = 'completed' where id = $1`, id);

async function ask(who: Member, bookingId: number, amount: number, ending?: string) {
  const account = await insertAccount(world.context(), who.id, ending);
  const answer = await world.as(who, 'POST', `/propertypayment/askrelease/${bookingId}`, {
    amount,
    bankAccountId: account.id,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.releaseId as number;
}

describe('an account with money', () => {
  test('in escrow: neither side leaves, not after the deal is completed either', async () => {
    const { owner, buyer, booking } = await aDeal();
    await expectRefused(buyer, /booking under way/);
    await complete(booking.id);
    await expectRefused(buyer, /₹ ?80,000\.00 are in escrow/);
    await expectRefused(owner, /₹ ?80,000\.00 are in escrow/);
  });

  test('on its way to a bank: the payee waits, the payer may go', async () => {
    const { owner, buyer, booking } = await aDeal();
    await complete(booking.id);
    await world.approve(buyer, await ask(owner, booking.id, TOKEN));
    await idle();
    await expectRefused(owner, /are yours and not at your bank/);
    await expectGone(buyer);
  });

  test('at the bank: it is over, and what is kept names nobody', async () => {
    const { owner, buyer, booking } = await aDeal();
    await complete(booking.id);
    // Two halves, each small enough to be sent without staff, more than thirty days apart.
    for (const half of [TOKEN / 2, TOKEN / 2]) {
      await world.query(`update payouts set created_at = created_at - interval '31 days'`);
      await world.approve(buyer, await ask(owner, booking.id, half, String(Date.now()).slice(-6)));
      await idle();
    }
    const spare = await insertAccount(world.context(), owner.id, '777777');
    await expectGone(owner);
    await expectGone(buyer);
    const accounts = await world.query(
      'select * from bank_accounts where person_id = $1',
      owner.id,
    );
    expect(accounts).toHaveLength(2);
    for (const account of accounts) {
      expect(account).toMatchObject({ holder: 'Deleted person', last_four: '', ifsc: '' });
      expect(account).toMatchObject({ name_at_bank: 'Deleted person' });
      expect(account.number_sealed).toHaveLength(0);
      expect(account.removed_at).not.toBeNull();
    }
    expect(accounts.map(({ id }) => id)).not.toContain(spare.id);
    const [order] = await world.query('select billing from orders where person_id = $1', buyer.id);
    expect(order.billing).toMatchObject({ name: 'Deleted person', address: '', gstin: null });
    const [ledger] = await world.query(
      `select count(*)::int as n from ledger_transactions t join payouts p
         on t.reference_kind = 'payout' and t.reference_id = p.id where p.person_id = $1`,
      owner.id,
    );
    expect(ledger.n).toBe(4);
  });

  test('of a payout that staff stopped: it is in escrow again', async () => {
    const { owner, buyer, booking } = await aDeal();
    await complete(booking.id);
    const releaseId = await ask(owner, booking.id, TOKEN);
    await world.approve(buyer, releaseId);
    await idle();
    const [{ id }] = await world.query('select id from payouts where release_id = $1', releaseId);
    await rejectPayout(contextOf(world.context(), parties.staff.id), id, 'The name is another.');
    await expectRefused(owner, /in escrow/);
  });

  test('left by a buyer who cancelled late: it is the owner’s to take first', async () => {
    const { owner, buyer, booking } = await aDeal();
    await world.query(
      `update bookings set created_at = now() - interval '9 days' where id = $1`,
      booking.id,
    );
    const answer = await world.as(buyer, 'POST', `/book/cancel/${booking.id}`, {
      reason: 'We have found another home.',
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await idle();
    await expectRefused(owner, /what a buyer left to you/);
  });

  test('to come back: not while a refund is on its way, or has failed', async () => {
    const buyer = await someone();
    const listing = await insertListing(world.db(), { ownerId: parties.owner.id, status: 'live' });
    const booking = await insertBooking(world.context(), { listing, buyer }, { state: 'accepted' });
    const begun = await world.begin('token', booking.id, buyer);
    await world.playOut(begun.body.data.orderId);
    await world.as(buyer, 'POST', `/book/cancel/${booking.id}`, { reason: 'It is too far out.' });
    await idle();
    for (const state of ['requested', 'processing', 'failed']) {
      const [{ id, state: was }] = await world.query(
        `select r.id, r.state from refunds r join orders o on o.id = r.order_id where o.person_id = $1`,
        buyer.id,
      );
      await world.query('update refunds set state = $2 where id = $1', id, state);
      await expectRefused(buyer, /A refund of .+ is on its way/);
      await world.query('update refunds set state = $2 where id = $1', id, was);
    }
  });

  test('about to be paid: not while the gateway waits for it', async () => {
    const buyer = await someone();
    const { id } = await priceItem(world.context(), 'user-starter');
    const begun = await world.as(buyer, 'POST', '/contact/create', {
      purpose: 'subscription',
      priceItemId: id,
      idempotencyKey: crypto.randomUUID(),
    });
    expect(begun.status, JSON.stringify(begun.body)).toBe(200);
    await expectRefused(buyer, /still open/);
    await world.query(
      `update orders set expires_at = now() - interval '1 s' where person_id = $1`,
      buyer.id,
    );
    await expectGone(buyer);
  });

  test('for work that runs: neither client nor professional leaves', async () => {
    const client = await someone();
    const professional = await someone();
    for (const state of ['paid', 'working', 'delivered', 'disputed'] as const) {
      const { id } = await insertEngagement(
        world.context(),
        { clientId: client.id, professionalId: professional.id },
        { state },
      );
      await expectRefused(client, /paid work under way/);
      await expectRefused(professional, /paid work under way/);
      await world.query('delete from engagements where id = $1', id);
    }
    await expectGone(client);
  });
});

describe('an owner’s number that was paid for', () => {
  async function shared(hoursAgo: number) {
    const [owner, buyer] = [await someone(), await someone()];
    const { id: listingId } = await insertListing(world.db(), { ownerId: owner.id });
    const begun = await world.as(buyer, 'POST', '/contact/create', {
      purpose: 'ownerContact',
      subjectId: listingId,
      priceItemId: (await priceItem(world.context(), 'owner-contact')).id,
      idempotencyKey: crypto.randomUUID(),
    });
    expect(begun.status, JSON.stringify(begun.body)).toBe(200);
    expect((await world.playOut(begun.body.data.orderId)).state).toBe('paid');
    await world.query(
      `update orders set paid_at = now() - make_interval(hours => $2) where person_id = $1`,
      buyer.id,
      hoursAgo,
    );
    return { owner, buyer, listingId };
  }

  const refundsOf = (buyer: Member) =>
    world.query(
      `select r.state, r.amount_paise = o.total_paise as whole from refunds r
       join orders o on o.id = r.order_id where o.person_id = $1`,
      buyer.id,
    );

  test('within a day: the buyer gets it back, and hears of it', async () => {
    const { owner, buyer } = await shared(23);
    await expectGone(owner);
    expect(await refundsOf(buyer)).toEqual([{ state: 'done', whole: true }]);
    const news = await world.query(
      'select title from notifications where person_id = $1',
      buyer.id,
    );
    expect(news.map(({ title }) => title)).toContain('A contact is shared no more');
    const [contact] = await world.query(
      'select state from contact_requests where buyer_id = $1',
      buyer.id,
    );
    expect(contact.state).toBe('revoked');
  });

  test('of a home that is sold, too', async () => {
    const { owner, buyer, listingId } = await shared(1);
    await world.query(`update listings set status = 'sold' where id = $1`, listingId);
    await expectGone(owner);
    expect(await refundsOf(buyer)).toHaveLength(1);
  });

  test('later: it does not go back', async () => {
    const { owner, buyer } = await shared(25);
    await expectGone(owner);
    expect(await refundsOf(buyer)).toEqual([]);
  });

  test('by a package: the use is given back', async () => {
    const [owner, buyer] = [await someone(), await someone()];
    const { id: listingId } = await insertListing(world.db(), { ownerId: owner.id });
    await bought(world.context(), { personId: buyer.id, code: 'user-starter' });
    expect((await world.as(buyer, 'POST', `/contact/unlock/${listingId}`)).status).toBe(200);
    const usedBy = async () =>
      (await world.query('select used from entitlements where person_id = $1', buyer.id))[0].used;
    expect(await usedBy()).toBe(1);
    await expectGone(owner);
    expect(await usedBy()).toBe(0);
  });

  test('while the owner and two who paid them all leave at once: nobody waits in a circle', async () => {
    for (let round = 0; round < raceRounds(4, 40); round++) {
      const owner = await someone();
      const buyers = [await someone(), await someone()];
      for (const buyer of buyers) {
        const { id: listingId } = await insertListing(world.db(), { ownerId: owner.id });
        await bought(world.context(), { personId: buyer.id, code: 'owner-contact', listingId });
      }
      // What they wrote is erased with one of the two.
      await world.query(
        `update contact_requests set message = 'May we see it?' where buyer_id = $1`,
        buyers[0]?.id,
      );
      const answers = await Promise.all([owner, ...buyers].map(remove));
      // Where the owner was first, what a buyer paid is on its way back to them.
      const [first, ...others] = answers.map(({ status }) => status);
      expect(first).toBe(200);
      for (const status of others) expect([200, 409]).toContain(status);
    }
  });
});
