import { beforeAll, describe, expect, test } from 'vitest';
import { type Member, raceRounds } from '#tests/api/deals/deal-world.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { escrowWorld, insertAccount } from './escrow-world.ts';

const world = escrowWorld();
const { parties, as, query } = world;

let colleague: Member;
beforeAll(async () => {
  const { id } = await insertPerson(world.db(), { role: 'admin', firstName: 'Nikhil' });
  colleague = { id, headers: (await aSession(world.db(), id)).headers };
});

/** Above what passes without staff. */
const AMOUNT = 60_000;

async function aPayout(account?: number): Promise<number> {
  const booking = await world.paidBooking();
  const releaseId = await world.asked('owner', booking.id, AMOUNT, account);
  await world.approve(parties.buyer, releaseId);
  return (await query('select id from payouts where release_id = $1', releaseId))[0].id;
}

const step = (who: Member, id: number, name: string, body?: object) =>
  as(who, 'POST', `/admin/payouts/${id}/${name}`, body);

const stateOf = (id: number) => world.valueIn<string>('payouts', id);

const find = async (who: Member, id: number, desk = 'waiting') =>
  (await as(who, 'GET', `/admin/payouts?desk=${desk}`)).body.data.items.find(
    (payout: { id: number }) => payout.id === id,
  );

describe('payouts above the limit', () => {
  test('need two people, and the list says who agreed first', async () => {
    const id = await aPayout();
    expect(await find(parties.staff, id)).toMatchObject({
      state: 'waiting',
      amount: AMOUNT,
      account: { lastFour: '4321', ifsc: 'HDFC0000123' },
      secondedBy: null,
    });
    expect((await step(parties.staff, id, 'approve')).status).toBe(409);
    expect((await step(parties.staff, id, 'second')).status).toBe(200);
    expect((await find(parties.staff, id)).secondedBy.isCaller).toBe(true);
    expect((await find(colleague, id)).secondedBy.isCaller).toBe(false);
    const same = await step(parties.staff, id, 'approve');
    expect(same.status).toBe(409);
    expect(same.body.message).toBe('You have agreed already. Somebody else of staff must too.');
    expect((await step(colleague, id, 'approve')).status).toBe(200);
    await world.context().background.idle();
    expect(await stateOf(id)).toBe('paid');
    expect(await find(colleague, id, 'ended')).toMatchObject({ approvedBy: { isCaller: true } });
  });

  test('show no more of the account than four digits', async () => {
    const id = await aPayout();
    const text = JSON.stringify(await find(parties.staff, id));
    expect(text).not.toMatch(/5010/);
    expect(text).not.toMatch(/sealed|hash/i);
  });

  test('two people at once: one is first, and neither is both', async () => {
    for (let round = 0; round < raceRounds(4, 40); round++) {
      const id = await aPayout();
      const both = [parties.staff, colleague, parties.staff, colleague];
      const seconds = await Promise.all(both.map((who) => step(who, id, 'second')));
      expect(seconds.filter(({ status }) => status === 200)).toHaveLength(1);
      const approvals = await Promise.all(both.map((who) => step(who, id, 'approve')));
      expect(approvals.filter(({ status }) => status === 200)).toHaveLength(1);
      await world.context().background.idle();
      const [row] = await query('select * from payouts where id = $1', id);
      expect(row.seconded_by).not.toBe(row.approved_by);
      expect(row.state).toBe('paid');
    }
  });

  test('agreeing and stopping at once: one of them happens', async () => {
    const id = await aPayout();
    await step(parties.staff, id, 'second');
    const [approved, rejected] = await Promise.all([
      step(colleague, id, 'approve'),
      step(parties.staff, id, 'reject', { reason: 'The account is not the owner’s.' }),
    ]);
    expect([approved.status, rejected.status].sort()).toEqual([200, 409]);
    await world.context().background.idle();
    expect(await stateOf(id)).toBe(approved.status === 200 ? 'paid' : 'rejected');
  });

  test('stopped with a reason, the payee is told and the money is held again', async () => {
    const id = await aPayout();
    expect((await step(parties.staff, id, 'reject', { reason: 'No' })).status).toBe(422);
    const reason = 'The account is not the owner’s.';
    expect((await step(parties.staff, id, 'reject', { reason })).status).toBe(200);
    expect(await find(parties.staff, id, 'ended')).toMatchObject({
      state: 'rejected',
      message: reason,
    });
    const audit = await query(
      `select actor_id, action, detail->>'reason' as reason from audit_log
       where subject_kind = 'payout' and subject_id = $1 order by id desc limit 1`,
      id,
    );
    expect(audit).toEqual([{ actor_id: parties.staff.id, action: 'payout.reject', reason }]);
    expect((await step(colleague, id, 'second')).status).toBe(409);
  });

  test('that failed can be sent once more', async () => {
    const account = await insertAccount(world.context(), parties.owner.id, '0000');
    const id = await aPayout(account.id);
    await step(parties.staff, id, 'second');
    await step(colleague, id, 'approve');
    await world.context().background.idle();
    expect(await find(colleague, id, 'failed')).toMatchObject({ state: 'failed' });
    const answers = await Promise.all([
      step(colleague, id, 'retry'),
      step(parties.staff, id, 'retry'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
