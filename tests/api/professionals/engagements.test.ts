import { describe, expect, test } from 'vitest';
import { fromRupees, paise } from '#domain/lib/money.ts';
import { accounts } from '#domain/money/ledger.ts';
import { expireEngagements } from '#server/professionals/engagements/expire.ts';
import { leaveEngagements } from '#server/professionals/engagements/leave-engagements.ts';
import { type Member, raceRounds } from '#tests/api/deals/deal-world.ts';
import { codeFor, insertAccount } from '#tests/api/money/escrow-world.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import {
  engagementWorld,
  FEE,
  insertEngagement,
  insertProfile,
  PAYOUT,
} from './engagement-world.ts';

const world = engagementWorld();
const { parties, as, hire, must } = world;
const idle = () => world.context().background.idle();
const reason = 'It did not go as agreed.';
const rounds = Array.from({ length: raceRounds(3, 30) }, (_, i) => i);

const held = (id: number) => world.balance(accounts.escrow('engagement', id));
const orderOf = async (id: number) =>
  (
    await world.query(
      `select * from orders where subject_kind = 'engagement' and subject_id = $1
       and state = 'paid'`,
      id,
    )
  )[0];

describe('work from request to payout', () => {
  test('is quoted, paid, delivered and confirmed by code; the commission stays', async () => {
    const id = await world.request();
    expect((await world.detail(parties.owner, id)).payout).toBeNull();
    await must(world.quote(id));
    const offered = await world.detail(parties.owner, id);
    expect([offered.quote, offered.payout, offered.side]).toEqual([FEE, PAYOUT, 'professional']);
    expect((await world.detail(parties.buyer, id)).payout).toBeNull();
    await must(hire(parties.buyer, 'accept', id));
    expect((await world.pay(id)).state).toBe('paid');
    expect([await world.stateOf(id), await held(id)]).toEqual(['paid', FEE]);
    const income = await world.balance(accounts.income('commission'));
    await must(hire(parties.owner, 'start', id));
    await must(world.deliver(id));
    const { release } = await world.detail(parties.buyer, id);
    expect(release).toMatchObject({ state: 'requested', amount: PAYOUT });
    expect((await world.confirm(parties.stranger, release.id)).status).toBe(404);
    await must(world.confirm(parties.buyer, release.id));
    await idle();
    expect(await world.stateOf(id)).toBe('confirmed');
    expect(await held(id)).toBe(0);
    expect((await world.balance(accounts.income('commission'))) - income).toBe(600);
    expect((await world.detail(parties.owner, id)).release).toMatchObject({ payout: 'paid' });
    const earnings = (
      await must(world.as(parties.owner, 'GET', `/profile/earnings/${parties.owner.id}`))
    ).earnings;
    expect(earnings[0]).toMatchObject({
      engagementId: id,
      fee: FEE,
      commission: FEE - PAYOUT,
      net: PAYOUT,
      payout: 'paid',
      reference: expect.any(String),
      paidAt: expect.any(String),
      invoice: { number: expect.stringMatching(/^PS\//) },
    });
    const [{ paid }] = await world.query(
      `select -sum(e.amount_paise)::int as paid
       from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
       join ledger_accounts a on a.id = e.account_id and a.code = 'asset:escrow-bank'
       where t.reference_kind = 'payout' and t.kind = 'payout-paid'
         and t.reference_id in (select id from payouts where person_id = $1)`,
      parties.owner.id,
    );
    const sum = earnings.reduce((all: number, { net }: { net: number }) => all + net * 100, 0);
    expect(sum).toBe(paid);
    await world.expectBooksInOrder();
  });

  test('stands first with whom it waits for, and is found by its stage', async () => {
    const idOfWork = await world.request();
    const later = await world.request();
    await must(world.quote(later));
    const ids = async (who: Member, query: string) =>
      (await as(who, 'GET', `/hire/engagements?${query}`)).body.data.map(
        ({ id }: { id: number }) => id,
      );
    // Asked first, it waits for the professional; quoted on, the later one waits for the client.
    expect((await ids(parties.owner, 'side=professional')).slice(0, 1)).toEqual([idOfWork]);
    expect((await ids(parties.buyer, 'side=client')).slice(0, 1)).toEqual([later]);
    expect(await ids(parties.owner, 'stage=mine')).not.toContain(later);
    expect(await ids(parties.buyer, 'stage=mine')).not.toContain(idOfWork);
    await must(hire(parties.buyer, 'withdraw', idOfWork, { reason }));
    expect(await ids(parties.buyer, 'stage=over')).toContain(idOfWork);
    expect(await ids(parties.buyer, 'stage=running')).not.toContain(idOfWork);
  });

  test('the commission is invoiced to the professional, and the client sees no such paper', async () => {
    const id = await world.deliveredWork();
    const { release } = await world.detail(parties.buyer, id);
    await must(world.confirm(parties.buyer, release.id));
    const order = await orderOf(id);
    const [invoice] = await world.query('select * from invoices where order_id = $1', order.id);
    expect(invoice).toMatchObject({
      person_id: parties.owner.id,
      net_paise: 60000,
      cgst_paise: 5400,
      sgst_paise: 5400,
      total_paise: 70800,
    });
    const own = await as(parties.owner, 'GET', `/contact/invoicedetails/${invoice.id}`);
    expect(own.body.data.total).toBe(708);
    const others = await as(parties.buyer, 'GET', `/contact/invoicedetails/${invoice.id}`);
    expect(others.status).toBe(404);
    const list = await as(parties.buyer, 'GET', `/contact/getpaymenthistory/${parties.buyer.id}`);
    expect(JSON.stringify(list.body)).not.toContain(invoice.number);
  });

  test('the GST on the commission stands where the professional’s state has it', async () => {
    const ACCOUNTS = ['cgst', 'sgst', 'igst'] as const;
    const standing = () => Promise.all(ACCOUNTS.map((part) => world.balance(accounts.gst(part))));
    const added = async () => {
      const id = await world.deliveredWork();
      const { release } = await world.detail(parties.buyer, id);
      const before = await standing();
      await must(world.confirm(parties.buyer, release.id));
      return (await standing()).map((rupees, i) => rupees - (before[i] ?? 0));
    };
    // 5 % of 12,000 are 600, and 18 % GST on them.
    expect(await added()).toEqual([54, 54, 0]);
    const bill = (state: string) =>
      world.query(
        `insert into billing_profiles (person_id, name, address, pincode, state)
         values ($1, 'Asha Test', 'Indiranagar', '560038', $2)
         on conflict (person_id) do update set state = $2`,
        parties.owner.id,
        state,
      );
    await bill('29');
    expect(await added()).toEqual([0, 0, 108]);
    await world.query('delete from billing_profiles where person_id = $1', parties.owner.id);
  });

  test('sent back it is delivered again; a refused request is the same', async () => {
    const id = await world.deliveredWork();
    await must(hire(parties.buyer, 'rework', id, { reason }));
    expect(await world.stateOf(id)).toBe('working');
    await must(world.deliver(id));
    const { release } = await world.detail(parties.buyer, id);
    await must(
      as(parties.buyer, 'POST', `/propertypayment/release/${release.id}/refuse`, { reason }),
    );
    expect(await world.stateOf(id)).toBe('working');
    await must(world.deliver(id));
    const again = (await world.detail(parties.buyer, id)).release;
    await must(world.confirm(parties.buyer, again.id));
    await world.expectBooksInOrder();
  });

  test('a request for the fee that ran out is asked again, and not while one waits', async () => {
    const id = await world.deliveredWork();
    const body = { bankAccountId: world.account() };
    expect((await hire(parties.owner, 'askagain', id, body)).status).toBe(409);
    await world.query(
      `update releases set expires_at = now() - interval '1 second' where subject_id = $1
       and subject_kind = 'engagement'`,
      id,
    );
    expect((await world.detail(parties.buyer, id)).release.state).toBe('expired');
    await must(hire(parties.owner, 'askagain', id, body));
    const { release } = await world.detail(parties.buyer, id);
    await must(world.confirm(parties.buyer, release.id));
    expect(await world.stateOf(id)).toBe('confirmed');
  });

  test('given up, all of the fee goes back', async () => {
    const id = await world.paidWork();
    await must(hire(parties.owner, 'giveup', id, { reason }));
    await idle();
    expect([await world.stateOf(id), await held(id)]).toEqual(['refunded', 0]);
    const order = await orderOf(id);
    expect(
      await world.query('select amount_paise, state from refunds where order_id = $1', order.id),
    ).toEqual([{ amount_paise: fromRupees(FEE), state: 'done' }]);
    await world.expectBooksInOrder();
  });

  test('a bank account of another’s takes nothing', async () => {
    const id = await world.paidWork();
    await must(hire(parties.owner, 'start', id));
    const { id: bankAccountId } = await insertAccount(world.context(), parties.stranger.id);
    const answer = await hire(parties.owner, 'deliver', id, {
      bankAccountId,
      note: 'It is all in the papers.',
    });
    expect([answer.status, await world.stateOf(id)]).toEqual([422, 'working']);
  });
});

describe('a dispute', () => {
  test('decided for the client, the fee goes back', async () => {
    const id = await world.deliveredWork();
    const { release } = await world.detail(parties.buyer, id);
    await must(hire(parties.buyer, 'dispute', id, { reason }));
    // The request it answers is over: no code lets the fee go any more.
    expect((await world.confirm(parties.buyer, release.id)).status).toBe(409);
    const { items } = (await as(parties.staff, 'GET', '/admin/disputes')).body.data;
    const dispute = items.find((one: { engagementId: number }) => one.engagementId === id);
    expect(dispute).toMatchObject({ held: FEE, quote: FEE, reason });
    await must(as(parties.staff, 'POST', `/admin/disputes/${id}/client`, { reason }));
    expect([await world.stateOf(id), await held(id)]).toEqual(['refunded', 0]);
    await world.expectBooksInOrder();
  });

  test('decided for the client again and again, it takes two above the limit', async () => {
    const decide = async (who: Member, id: number) =>
      (await must(as(who, 'POST', `/admin/disputes/${id}/client`, { reason }))).state;
    const { id: colleagueId } = await insertPerson(world.db(), { role: 'admin' });
    const colleague = {
      id: colleagueId,
      headers: (await aSession(world.db(), colleagueId)).headers,
    };
    let state = 'refunded';
    let last = 0;
    for (let paid = 0; paid <= 50_000; paid += FEE) {
      expect(state).toBe('refunded');
      last = await world.deliveredWork();
      await must(hire(parties.buyer, 'dispute', last, { reason }));
      state = await decide(parties.staff, last);
    }
    expect([state, await world.stateOf(last), await held(last)]).toEqual([
      'disputed',
      'disputed',
      FEE,
    ]);
    expect(await decide(parties.staff, last)).toBe('disputed');
    expect(await decide(colleague, last)).toBe('refunded');
    expect(await held(last)).toBe(0);
    await world.expectBooksInOrder();
  });

  test('decided for the professional, it is paid out without a code', async () => {
    const id = await world.deliveredWork();
    await must(hire(parties.buyer, 'dispute', id, { reason }));
    await must(as(parties.staff, 'POST', `/admin/disputes/${id}/professional`, { reason }));
    await idle();
    expect([await world.stateOf(id), await held(id)]).toEqual(['confirmed', 0]);
    const { release } = await world.detail(parties.owner, id);
    expect(release).toMatchObject({ amount: PAYOUT, payout: 'paid' });
    await world.expectBooksInOrder();
  });
});

describe('what somebody may ask for', () => {
  const brief = 'Check the title of this flat, please.';
  const ask = (body: object) =>
    as(parties.buyer, 'POST', '/hire/request', {
      professionalId: parties.owner.id,
      brief,
      ...body,
    });

  test('only about an own property, of somebody who takes work', async () => {
    const others = await world.aListing();
    expect((await ask({ listingId: others.id })).status).toBe(404);
    expect((await ask({ professionalId: parties.stranger.id })).status).toBe(404);
    expect((await ask({ brief: 'Call me on 98220 12345 about the flat.' })).status).toBe(422);
    await world.query(
      'update professional_profiles set away = true where person_id = $1',
      parties.owner.id,
    );
    expect((await ask({})).status).toBe(409);
    await world.query(
      'update professional_profiles set away = false where person_id = $1',
      parties.owner.id,
    );
  });

  test('once at a time about the same thing, and again when it has run out', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask({})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const id = answers.find(({ status }) => status === 200)?.body.data.engagementId;
    await world.query(
      `update engagements set expires_at = now() - interval '1 second' where id = $1`,
      id,
    );
    expect((await world.quote(id)).status).toBe(409);
    expect((await ask({})).status).toBe(200);
    expect(await world.stateOf(id)).toBe('expired');
  });
});

describe('names and numbers', () => {
  test('first name and initial until the fee is paid, and never a number', async () => {
    await world.query(
      `update people set first_name = 'Rohit', last_name = 'Jadhav' where id = $1`,
      parties.owner.id,
    );
    const [{ mobile, email }] = await world.query(
      'select mobile, email from people where id = $1',
      parties.owner.id,
    );
    const engagement = await world.anEngagement('accepted');
    const before = await world.detail(parties.buyer, engagement.id);
    expect(before.other).toBe('Rohit J.');
    const paid = await insertEngagement(world.context(), world.ids(), { state: 'working' });
    const after = await world.detail(parties.buyer, paid.id);
    expect(after.other).toBe('Rohit Jadhav');
    const directory = await as(parties.buyer, 'GET', '/hire/professionals?profession=agent');
    const all = JSON.stringify([before, after, directory.body]);
    expect([mobile, email].filter((secret) => all.includes(secret))).toEqual([]);
  });
});

describe('the directory', () => {
  test('filters by area, language and rating, and leaves out who is away', async () => {
    const near = await world.member();
    const away = await world.member();
    for (const { id } of [near, away]) {
      await world.query(
        `update people set role = 'lawyer', areas_served = '{baner}' where id = $1`,
        id,
      );
    }
    const lawyer = { languages: ['English'], feeFromPaise: paise(900_00) };
    await insertProfile(world.context(), near.id, { ...lawyer, ratingCount: 2, ratingSum: 9 });
    await insertProfile(world.context(), away.id, { ...lawyer, away: true });
    const find = async (query: string) =>
      (
        await as(parties.buyer, 'GET', `/hire/professionals?profession=lawyer${query}`)
      ).body.data.map(({ id }: { id: number }) => id);
    expect(await find('')).toEqual([near.id]);
    expect(await find('&area=baner&language=English&rating=4.5')).toEqual([near.id]);
    expect(await find('&language=Tamil')).toEqual([]);
    expect(await find('&rating=4.6')).toEqual([]);
    expect(await find('&area=wakad')).toEqual([]);
    for (const sort of ['rating', 'near', 'fee', 'response']) {
      expect(await find(`&sort=${sort}`)).toEqual([near.id]);
    }
    const { data } = (await as(parties.buyer, 'GET', `/hire/professional/${near.id}`)).body;
    expect(data).toMatchObject({ rating: 4.5, feeFrom: 900, verified: true, metres: null });
  });

  test('agents near a place come nearest first, with a coarse distance', async () => {
    const far = await world.member();
    await world.query(
      `update people set role = 'agent', location = point(73.95, 18.52) where id = $1`,
      far.id,
    );
    await insertProfile(world.context(), far.id);
    await world.query(
      `update people set location = point(73.79, 18.56) where id = $1`,
      parties.owner.id,
    );
    const path = `/agents/nearbyagent/18.5601,73.7902/${parties.buyer.id}`;
    const { data } = (await as(parties.buyer, 'GET', path)).body;
    expect(data[0].id).toBe(parties.owner.id);
    expect(data[0].metres % 500).toBe(0);
    expect(data.at(-1).id).toBe(far.id);
    expect((await as(parties.stranger, 'GET', path)).status).toBe(404);
  });
});

describe('leaving', () => {
  const leave = (id: number) => {
    const context = world.context();
    return context.db.transaction((tx) => leaveEngagements(context, tx, id));
  };
  const parties = async () => ({
    clientId: (await world.member()).id,
    professionalId: (await world.member()).id,
  });

  test('ends what is not paid by one’s own step, and is refused while a fee is held', async () => {
    const both = await parties();
    const quoted = await insertEngagement(world.context(), both, { state: 'quoted' });
    await leave(both.professionalId);
    expect(await world.stateOf(quoted.id)).toBe('cancelled');
    await insertEngagement(world.context(), both, { state: 'working' });
    for (const id of Object.values(both)) {
      await expect(leave(id)).rejects.toMatchObject({ code: 'conflict' });
    }
  });
});

describe('at the same moment', () => {
  test.each(rounds)('accept and expire: one of them (%i)', async () => {
    const { id } = await world.anEngagement('quoted');
    const clock = { ...world.crowded(), now: () => new Date(Date.now() + 8 * 86_400_000) };
    const [accepted] = await Promise.all([
      hire(parties.buyer, 'accept', id),
      expireEngagements(clock),
    ]);
    const state = await world.stateOf(id);
    // Accepted first, it runs out all the same on a clock eight days ahead.
    expect(['accepted', 'expired']).toContain(state);
    if (accepted.status !== 200) expect([accepted.status, state]).toEqual([409, 'expired']);
  });

  test.each(rounds)('confirming twice lets the fee go once (%i)', async () => {
    const id = await world.deliveredWork();
    const { release } = await world.detail(parties.buyer, id);
    const code = await codeFor(world.context(), release.id);
    const path = `/propertypayment/release/${release.id}/approve`;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => as(parties.buyer, 'POST', path, { code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await world.expectBooksInOrder();
  });

  test.each(rounds)('confirm, send back and dispute: one of them (%i)', async () => {
    const id = await world.deliveredWork();
    const { release } = await world.detail(parties.buyer, id);
    const answers = await Promise.all([
      world.confirm(parties.buyer, release.id),
      hire(parties.buyer, 'rework', id, { reason }),
      hire(parties.owner, 'giveup', id, { reason }),
    ]);
    const state = await world.stateOf(id);
    const done = answers.map(({ status }) => status);
    if (state === 'confirmed') expect(done).toEqual([200, 409, 409]);
    if (state === 'working') expect(done).toEqual([409, 200, 409]);
    // Sent back it is worked on again, and may be given up.
    if (state === 'refunded') expect(done).toEqual([409, 200, 200]);
    await world.expectBooksInOrder();
  });

  test.each(rounds)('paying and stepping back: paid, or all of it goes back (%i)', async () => {
    const id = await world.request();
    await must(world.quote(id));
    await must(hire(parties.buyer, 'accept', id));
    const [order] = await Promise.all([
      world.pay(id),
      hire(parties.owner, 'stepback', id, { reason }),
    ]);
    await idle();
    const state = await world.stateOf(id);
    expect([state, order.state]).toEqual(
      state === 'paid' ? ['paid', 'paid'] : ['cancelled', 'returned'],
    );
    await world.expectBooksInOrder();
    if (state === 'paid') await must(hire(parties.owner, 'giveup', id, { reason }));
  });
});
