import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import { type Member, raceRounds } from '#tests/api/deals/deal-world.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { escrowWorld, insertAccount, TOKEN } from './escrow-world.ts';

const world = escrowWorld();
const { parties, as, query } = world;
const idle = () => world.context().background.idle();

const aStaff = async (): Promise<Member> => {
  const { id } = await insertPerson(world.db(), { role: 'admin' });
  return { id, headers: (await aSession(world.db(), id)).headers };
};
let colleague: Member;
beforeAll(async () => {
  colleague = await aStaff();
});

const payoutStates = async (...releaseIds: number[]): Promise<string[]> =>
  (await query('select state from payouts where release_id = any($1) order by id', releaseIds)).map(
    ({ state }) => state,
  );

/** Lets go by the buyer's code. */
async function letGo(bookingId: number, amount: number): Promise<number> {
  const releaseId = await world.asked('owner', bookingId, amount);
  expect((await world.approve(parties.buyer, releaseId)).status).toBe(200);
  return releaseId;
}

/** Its buyer has refused, and the owner disputes that. */
async function disputed(bookingId: number, amount: number): Promise<number> {
  const releaseId = await world.asked('owner', bookingId, amount);
  const path = `/propertypayment/release/${releaseId}`;
  const reason = 'Nothing of this was agreed.';
  await as(parties.buyer, 'POST', `${path}/refuse`, { reason });
  const answer = await as(parties.owner, 'POST', `${path}/dispute`, { reason });
  expect(answer.status).toBe(200);
  return releaseId;
}

const award = (who: Member, releaseId: number) =>
  as(who, 'POST', `/admin/releases/${releaseId}/award`, {
    reason: 'The papers are for the owner.',
  });

describe('payouts of one booking', () => {
  test('of 50,000 and then of less: the second waits for two', async () => {
    const { id } = await world.paidBooking();
    const first = await letGo(id, 50_000);
    const second = await letGo(id, TOKEN - 50_000);
    await idle();
    expect(await payoutStates(first, second)).toEqual(['paid', 'waiting']);
  });

  test('in slices at the same moment: no more than the limit passes', async () => {
    for (let round = 0; round < raceRounds(3, 20); round++) {
      await query(`update payouts set created_at = created_at - interval '31 days'`);
      const { id } = await world.paidBooking();
      const slices = await Promise.all(
        Array.from({ length: 8 }, () => world.asked('owner', id, TOKEN / 8)),
      );
      await Promise.all(slices.map((slice) => world.approve(parties.buyer, slice)));
      await idle();
      const states = await payoutStates(...slices);
      // Five of 10,000 each.
      expect(states.filter((state) => state !== 'waiting')).toHaveLength(5);
    }
  });
});

test('payouts to one payee are counted over all their bookings', async () => {
  const one = await letGo((await world.paidBooking()).id, 30_000);
  const other = await letGo((await world.paidBooking()).id, 30_000);
  await idle();
  expect(await payoutStates(one, other)).toEqual(['paid', 'waiting']);
});

test('what two agreed to is not counted, nor what is older than thirty days', async () => {
  const { id } = await world.paidBooking();
  const large = await letGo(id, 60_000);
  const [payout] = await query('select id from payouts where release_id = $1', large);
  await as(parties.staff, 'POST', `/admin/payouts/${payout.id}/second`);
  await as(colleague, 'POST', `/admin/payouts/${payout.id}/approve`);
  const small = await letGo(id, 10_000);
  await idle();
  expect(await payoutStates(large, small)).toEqual(['paid', 'paid']);
  const old = await letGo((await world.paidBooking()).id, 35_000);
  await query(
    `update payouts set created_at = created_at - interval '31 days' where release_id = $1`,
    old,
  );
  const next = await letGo((await world.paidBooking()).id, 40_000);
  await idle();
  expect(await payoutStates(next)).toEqual(['paid']);
});

/** The money goes to somebody who has had none. */
async function toAnother(releaseId: number): Promise<void> {
  const { id } = await insertPerson(world.db());
  const account = await insertAccount(world.context(), id);
  await query(
    'update releases set payee_id = $2, bank_account_id = $3 where id = $1',
    ...[releaseId, id, account.id],
  );
}

test('what a payer lets go to several is not counted as if the payer were staff', async () => {
  const released: number[] = [];
  for (let deal = 0; deal < 3; deal++) {
    const { id } = await world.paidBooking();
    const releaseId = await world.asked('owner', id, 20_000);
    await toAnother(releaseId);
    expect((await world.approve(parties.buyer, releaseId)).status).toBe(200);
    released.push(releaseId);
  }
  await idle();
  expect(await payoutStates(...released)).toEqual(['paid', 'paid', 'paid']);
});

describe('one of staff who awards in slices', () => {
  test('is stopped at the limit, whosever money it is', async () => {
    const staff = await aStaff();
    const states: string[] = [];
    for (let slice = 0; slice < 3; slice++) {
      const { id } = await world.paidBooking();
      const releaseId = await disputed(id, 20_000);
      await toAnother(releaseId);
      expect((await award(staff, releaseId)).status).toBe(200);
      await idle();
      states.push(...(await payoutStates(releaseId)));
    }
    expect(states).toEqual(['paid', 'paid', 'waiting']);
  });
});

describe('refunds by staff', () => {
  const REASON = 'The deal was never meant.';
  const LARGE = 60_000;
  /** Of the token amount of a booking of its own. */
  async function anOrder(): Promise<string> {
    const { id } = await world.paidBooking();
    const [order] = await query(
      `select public_id from orders where purpose = 'token' and subject_id = $1`,
      id,
    );
    return order.public_id;
  }
  const refund = async (who: Member, orderId: string, amount: number, refunded = 0) =>
    as(who, 'POST', `/admin/orders/${orderId}/refund`, { amount, refunded, reason: REASON });
  const wentBack = ({ body }: Awaited<ReturnType<typeof refund>>): boolean =>
    body.data.refundId !== null;
  const otherBuyer = async () => {
    const { id } = await insertPerson(world.db());
    return id;
  };

  test('above the limit go back once another of staff decides the same', async () => {
    const staff = await aStaff();
    const orderId = await anOrder();
    expect(wentBack(await refund(staff, orderId, LARGE))).toBe(false);
    expect(wentBack(await refund(staff, orderId, LARGE))).toBe(false);
    expect(wentBack(await refund(colleague, orderId, LARGE - 1))).toBe(false);
    const list = await as(colleague, 'GET', '/admin/agreements');
    expect(list.body.data.items).toMatchObject([
      { orderId, amount: LARGE, by: { isCaller: false }, reason: REASON },
      { orderId, amount: LARGE - 1, by: { isCaller: true } },
    ]);
    expect(wentBack(await refund(colleague, orderId, LARGE))).toBe(true);
    await idle();
    expect(
      await query(
        `select r.requested_by, r.seconded_by, r.state from refunds r
         join orders o on o.id = r.order_id where o.public_id = $1`,
        orderId,
      ),
    ).toEqual([{ requested_by: colleague.id, seconded_by: staff.id, state: 'done' }]);
    expect((await as(colleague, 'GET', '/admin/agreements')).body.data.items).toEqual([]);
  });

  test('of more than is left are refused to the first of two already', async () => {
    const orderId = await anOrder();
    const refused = await refund(await aStaff(), orderId, TOKEN + 1);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^At most ₹.80,000\.00 of this can be returned\.$/),
    ]);
    const { items } = (await as(colleague, 'GET', '/admin/agreements')).body.data;
    expect(items.filter((item: { orderId: string }) => item.orderId === orderId)).toEqual([]);
  });

  test('say whose money waits, for what, by whom and until when', async () => {
    const staff = await aStaff();
    const orderId = await anOrder();
    const [order] = await query('select id, person_id from orders where public_id = $1', orderId);
    await refund(staff, orderId, LARGE);
    const { data } = (await as(colleague, 'GET', '/admin/agreements')).body;
    expect(data.total).toBe(data.items.length);
    const said = data.items.find((one: { orderId: string }) => one.orderId === orderId);
    const { id, createdAt, ...rest } = said;
    expect(rest).toEqual({
      subjectKind: 'order',
      subjectId: order.id,
      orderId,
      amount: LARGE,
      payee: { id: order.person_id, name: expect.stringMatching(/^Asha Test\d+$/) },
      by: { name: expect.stringMatching(/^Asha Test\d+$/), isCaller: false },
      reason: REASON,
      until: new Date(Date.parse(createdAt) + 7 * DAY_MS).toISOString(),
    });
    expect(
      await query(
        `select actor_id, subject_kind, detail from audit_log
         where action = 'refund.agree' and subject_id = $1`,
        order.id,
      ),
    ).toEqual([
      {
        actor_id: staff.id,
        subject_kind: 'order',
        detail: { amountPaise: LARGE * 100, payeeId: order.person_id, reason: REASON },
      },
    ]);
    expect(await query('select id from staff_agreements where id = $1', id)).toHaveLength(1);
  });

  test('wait for another of staff in their inbox, of an order and of a dispute', async () => {
    const staff = await aStaff();
    const orderId = await anOrder();
    await refund(staff, orderId, LARGE);
    const [order] = await query(
      'select id, person_id, description from orders where public_id = $1',
      orderId,
    );
    // An engagement's is made the same way, and only its name and page are others.
    const ENGAGEMENT = 987_654;
    await query(
      `insert into staff_agreements
         (staff_id, subject_kind, subject_id, amount_paise, payee_id, reason, created_at)
       select staff_id, 'engagement', $2, amount_paise + 100, payee_id, reason, created_at
       from staff_agreements where subject_kind = 'order' and subject_id = $1`,
      ...[order.id, ENGAGEMENT],
    );
    const { items } = (await as(colleague, 'GET', '/admin/inbox?queue=refund')).body.data;
    const ofThese = items.filter(
      ({ amount, link }: { amount: number; link: string }) =>
        link.endsWith(orderId) || amount === LARGE + 1,
    );
    const name = await query('select first_name, last_name from people where id = $1', staff.id);
    const shared = {
      queue: 'refund',
      detail: `${name[0].first_name} ${name[0].last_name} has agreed: ${REASON}`,
      person: { id: order.person_id },
    };
    expect(ofThese).toMatchObject([
      {
        ...shared,
        title: order.description,
        amount: LARGE,
        link: `/Admin/Orders?order=${orderId}`,
      },
      {
        ...shared,
        title: `Dispute of engagement #${ENGAGEMENT}`,
        amount: LARGE + 1,
        link: `/Admin/Disputes?of=work&dispute=${ENGAGEMENT}`,
      },
    ]);
  });

  test('wait for seven days, and not a moment longer', async () => {
    const staff = await aStaff();
    const clock = world.context().now;
    onTestFinished(() => {
      world.context().now = clock;
    });
    const now = new Date();
    world.context().now = () => now;
    const [late, inTime] = [await anOrder(), await anOrder()];
    for (const [orderId, age] of [
      [late, 7 * DAY_MS],
      [inTime, 7 * DAY_MS - 1],
    ] as const) {
      expect(wentBack(await refund(staff, orderId, LARGE))).toBe(false);
      await query(
        `update staff_agreements set created_at = $2
         where subject_id = (select id from orders where public_id = $1)`,
        orderId,
        new Date(now.getTime() - age).toISOString(),
      );
    }
    const { items } = (await as(colleague, 'GET', '/admin/agreements')).body.data;
    const waiting = items.map((one: { orderId: string }) => one.orderId);
    expect(waiting).toContain(inTime);
    expect(waiting).not.toContain(late);
    const agreedOn = async (orderId: string) =>
      (await as(colleague, 'GET', `/admin/orders/${orderId}`)).body.data.agreed;
    expect(await agreedOn(inTime)).toHaveLength(1);
    expect(await agreedOn(late)).toEqual([]);
    expect(wentBack(await refund(colleague, inTime, LARGE))).toBe(true);
    expect(wentBack(await refund(colleague, late, LARGE))).toBe(false);
  });

  test('of one order are used up together, and none of them serves another order', async () => {
    const [staff, third] = [await aStaff(), await aStaff()];
    const [orderId, other] = [await anOrder(), await anOrder()];
    expect(wentBack(await refund(staff, orderId, LARGE))).toBe(false);
    expect(wentBack(await refund(third, orderId, LARGE - 1))).toBe(false);
    expect(wentBack(await refund(third, other, LARGE))).toBe(false);
    expect(wentBack(await refund(colleague, orderId, LARGE))).toBe(true);
    const open = await query(
      `select o.public_id from staff_agreements a join orders o on o.id = a.subject_id
       where a.used_at is null and a.staff_id = any($1)`,
      [staff.id, third.id],
    );
    expect(open).toEqual([{ public_id: other }]);
  });

  test('are counted with what the same one of staff awarded', async () => {
    const staff = await aStaff();
    const { id } = await world.paidBooking();
    expect((await award(staff, await disputed(id, 40_000))).status).toBe(200);
    const orderId = await anOrder();
    expect(wentBack(await refund(staff, orderId, 20_000))).toBe(false);
    expect(wentBack(await refund(staff, orderId, 10_000))).toBe(true);
  });

  test('are offered up to what one may give, and say who has agreed to more', async () => {
    const staff = await aStaff();
    const orderId = await anOrder();
    const look = async (who: Member) =>
      (await as(who, 'GET', `/admin/orders/${orderId}`)).body.data;
    expect(await look(staff)).toMatchObject({ freeForOne: 50_000, agreed: [] });
    await refund(staff, orderId, LARGE);
    const name = expect.any(String);
    expect((await look(colleague)).agreed).toEqual([{ name, isCaller: false, amount: LARGE }]);
    await refund(staff, orderId, 20_000);
    expect(await look(staff)).toMatchObject({
      freeForOne: 30_000,
      agreed: [{ isCaller: true, amount: LARGE }],
    });
  });

  test('in slices of many orders at the same moment: no more than the limit goes back', async () => {
    for (let round = 0; round < raceRounds(3, 20); round++) {
      const staff = await aStaff();
      const orderIds: string[] = [];
      for (let n = 0; n < 6; n++) {
        const orderId = await anOrder();
        // Of another payer each, so that only who decides is the same.
        await query(
          'update orders set person_id = $2 where public_id = $1',
          orderId,
          await otherBuyer(),
        );
        orderIds.push(orderId);
      }
      const answers = await Promise.all(orderIds.map((orderId) => refund(staff, orderId, 20_000)));
      expect(answers.filter(wentBack)).toHaveLength(2);
      await idle();
    }
  });
});
