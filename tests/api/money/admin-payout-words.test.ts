import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Member } from '#tests/api/deals/deal-world.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { escrowWorld, insertAccount } from './escrow-world.ts';

/** What staff are shown of payouts, in which order, and what they are answered to each step. */

const world = escrowWorld();
const { parties, as, query } = world;
const deed = deedsOf(world.db);
const AMOUNT = 60_000;
const HOUR_MS = 3_600_000;

let colleague: Member;
beforeAll(async () => {
  const { id } = await insertPerson(world.db(), { role: 'admin', firstName: '', lastName: '' });
  colleague = { id, headers: (await aSession(world.db(), id)).headers };
});

async function aPayout(account?: number) {
  const booking = await world.paidBooking();
  const releaseId = await world.asked('owner', booking.id, AMOUNT, account);
  await world.approve(parties.buyer, releaseId);
  const [payout] = await query('select * from payouts where release_id = $1', releaseId);
  return { ...payout, bookingId: booking.id };
}
const step = (who: Member, id: number, name: string, body?: object) => async () => {
  const answer = await as(who, 'POST', `/admin/payouts/${id}/${name}`, body);
  await world.context().background.idle();
  return answer;
};
const list = async (desk: string, who: Member = parties.staff) =>
  (await as(who, 'GET', `/admin/payouts?desk=${desk}&pageSize=50`)).body.data;
const find = async (id: number, desk: string, who?: Member) =>
  (await list(desk, who)).items.find((payout: { id: number }) => payout.id === id);
const nameOf = async (id: number) =>
  (
    await query(`select trim(first_name || ' ' || last_name) as name from people where id = $1`, id)
  )[0].name;

test('a payout says to whom it goes, for what, to which account and who agreed', async () => {
  const { staff, owner } = parties;
  const payout = await aPayout();
  const { id, bookingId } = payout;
  const waiting = {
    id,
    payoutId: payout.public_id,
    state: 'waiting',
    amount: AMOUNT,
    payee: { id: owner.id, name: await nameOf(owner.id) },
    kind: 'release',
    subjectKind: 'booking',
    subjectId: bookingId,
    account: { nameAtBank: 'ASHA TEST', ifsc: 'HDFC0000123', lastFour: '4321' },
    wait: null,
    secondedBy: null,
    approvedBy: null,
    message: null,
    createdAt: payout.created_at.toISOString(),
    updatedAt: payout.updated_at.toISOString(),
  };
  expect(await find(id, 'waiting')).toEqual(waiting);
  expect(await deed(step(colleague, id, 'second'))).toEqual({
    said: [200, 'You have agreed. Somebody else of staff must agree too.'],
    told: [],
    audited: [['payout.second', `payout ${id}`, { amountPaise: AMOUNT * 100, personId: owner.id }]],
    happened: [[`payout ${id}`, 'second', 'staff', 'seconded']],
  });
  const seconded = await find(id, 'waiting');
  expect(seconded).toEqual({
    ...waiting,
    state: 'seconded',
    secondedBy: { name: `Person ${colleague.id}`, isCaller: false },
    updatedAt: expect.any(String),
  });
  expect((await find(id, 'waiting', colleague)).secondedBy.isCaller).toBe(true);
  const left = await deed(step(staff, id, 'approve'));
  expect(left.said).toEqual([200, 'Two have agreed: the payout is sent.']);
  expect(left.audited[0]).toEqual([
    'payout.approve',
    `payout ${id}`,
    { amountPaise: AMOUNT * 100, personId: owner.id },
  ]);
  expect(await find(id, 'ended')).toMatchObject({
    state: 'paid',
    approvedBy: { name: await nameOf(staff.id), isCaller: true },
  });
  // A payee without a name is called by number.
  await query('update payouts set person_id = $2 where id = $1', id, colleague.id);
  expect((await find(id, 'ended')).payee.name).toBe(`Person ${colleague.id}`);
  await query('update payouts set person_id = $2 where id = $1', id, owner.id);
});

test('stopped, the payee hears why; what failed is sent once more', async () => {
  const { staff, owner } = parties;
  const stopped = await aPayout();
  const reason = 'The account is not the owner’s.';
  const left = await deed(step(staff, stopped.id, 'reject', { reason }));
  expect(left.said).toEqual([200, 'The payout is stopped; its money is held again.']);
  expect(left.told).toMatchObject([
    [owner.id, 'A payout was stopped', expect.any(String), expect.any(String)],
  ]);
  expect(left.told[0]?.[2]).toContain(reason);
  expect((await find(stopped.id, 'ended')).message).toBe(reason);

  const account = await insertAccount(world.context(), owner.id, '0000');
  const { id } = await aPayout(account.id);
  await step(staff, id, 'second')();
  await step(colleague, id, 'approve')();
  expect(await find(id, 'failed')).toMatchObject({ state: 'failed', message: expect.any(String) });
  const again = await deed(step(colleague, id, 'retry'));
  expect(again.said).toEqual([200, 'The payout is sent once more.']);
  expect(again.audited[0]?.[0]).toBe('payout.retry');
});

test('what is not there is not found', async () => {
  const none = [404, 'We could not find that payout.'];
  for (const name of ['second', 'approve', 'retry']) {
    expect((await deed(step(parties.staff, 2_000_000_000, name))).said).toEqual(none);
  }
  const body = { reason: 'There is none.' };
  expect((await deed(step(parties.staff, 2_000_000_000, 'reject', body))).said).toEqual(none);
});

test('each desk has its states, the oldest first, what has ended the latest first', async () => {
  const before = Object.fromEntries(
    await Promise.all(
      ['waiting', 'failed', 'sending', 'ended'].map(async (desk) => [
        desk,
        (await list(desk)).total,
      ]),
    ),
  );
  const ids: number[] = [];
  for (let n = 0; n < 7; n++) ids.push((await aPayout()).id);
  await world.context().background.idle();
  const states = ['waiting', 'seconded', 'failed', 'approved', 'sent', 'paid', 'rejected'];
  for (const [n, state] of states.entries()) {
    await query('update payouts set state = $2 where id = $1', ids[n], state);
  }
  const statesOf = async (desk: string) => {
    const { items, total } = await list(desk);
    const mine = items.filter((one: { id: number }) => ids.includes(one.id));
    return [total - before[desk], ...mine.map(({ state }: { state: string }) => state)];
  };
  expect(await statesOf('waiting')).toEqual([2, 'waiting', 'seconded']);
  expect(await statesOf('failed')).toEqual([1, 'failed']);
  expect(await statesOf('sending')).toEqual([2, 'approved', 'sent']);
  expect(await statesOf('ended')).toEqual([2, 'rejected', 'paid']);
  const first = (await as(parties.staff, 'GET', '/admin/payouts?pageSize=1')).body.data;
  expect(first.items[0].state).toBe('waiting');
  await query(`update payouts set state = 'waiting' where id = any($1)`, ids);
});

test('one that is agreed waits for its account’s first day and for staff, unless it is removed', async () => {
  const context = world.context();
  const clock = context.now;
  onTestFinished(() => {
    context.now = clock;
  });
  const now = new Date();
  context.now = () => now;
  const account = await insertAccount(context, parties.owner.id, '7788');
  const { id } = await aPayout(account.id);
  await world.context().background.idle();
  await query(`update payouts set state = 'approved' where id = $1`, id);
  const added = (ago: number, nameState = 'fits') =>
    query(
      'update bank_accounts set created_at = $2, name_state = $3 where id = $1',
      ...[account.id, new Date(now.getTime() - ago), nameState],
    );
  const wait = async () => (await find(id, 'sending')).wait;
  await added(24 * HOUR_MS);
  expect(await wait()).toBeNull();
  await added(23 * HOUR_MS);
  const until = new Date(now.getTime() + HOUR_MS).toISOString();
  expect(await wait()).toEqual({ until, staff: false });
  await added(24 * HOUR_MS, 'waiting');
  expect(await wait()).toEqual({ until: null, staff: true });
  await query(`update payouts set state = 'sent' where id = $1`, id);
  expect(await wait()).toBeNull();
  await query(`update payouts set state = 'approved' where id = $1`, id);
  await query('update bank_accounts set removed_at = now() where id = $1', account.id);
  expect(await wait()).toBeNull();
  await query(`update payouts set state = 'waiting' where id = $1`, id);
});
