import { describe, expect, test } from 'vitest';
import { escrowWorld, insertAccount } from './escrow-world.ts';

const HOUR_MS = 3_600_000;

const world = escrowWorld();
const { parties, as, query } = world;
const aNewAccount = (nameState: 'fits' | 'waiting' = 'fits') =>
  insertAccount(world.context(), parties.owner.id, '4321', { nameState, createdAt: new Date() });

describe('who lets money go', () => {
  test('sees the payee’s name and the last four digits before the code', async () => {
    const { id } = await world.paidBooking();
    const releaseId = await world.asked('owner', id, 1_000);
    const see = (who: typeof parties.buyer) =>
      as(who, 'GET', `/propertypayment/release/${releaseId}`);
    const [{ name }] = await query(
      `select first_name || ' ' || last_name as name from people where id = $1`,
      parties.owner.id,
    );
    const target = { name, account: 'XXXXXX4321', isOther: false, isRemoved: false, wait: null };
    expect((await see(parties.buyer)).body.data).toMatchObject({ part: 'payer', target });
    expect((await see(parties.owner)).body.data).toMatchObject({ part: 'payee', target });
    expect((await see(parties.stranger)).status).toBe(404);
  });

  test('is told that the account is another than before, new, or gone', async () => {
    const { id } = await world.paidBooking();
    await world.asked('owner', id, 1_000);
    const fresh = await aNewAccount('waiting');
    const releaseId = await world.asked('owner', id, 1_000, fresh.id);
    const see = async () =>
      (await as(parties.buyer, 'GET', `/propertypayment/release/${releaseId}`)).body.data.target;
    expect(await see()).toMatchObject({
      isOther: true,
      isRemoved: false,
      wait: { until: expect.any(String), staff: true },
    });
    await query('update bank_accounts set removed_at = now() where id = $1', fresh.id);
    expect(await see()).toMatchObject({ isRemoved: true });
  });
});

test('the payee and staff see until when a payout waits', async () => {
  const { id } = await world.paidBooking();
  const fresh = await aNewAccount();
  const releaseId = await world.asked('owner', id, 1_000, fresh.id);
  await world.approve(parties.buyer, releaseId);
  await world.context().background.idle();
  const until = new Date(fresh.createdAt.getTime() + 24 * HOUR_MS).toISOString();
  const { releases: seen } = await world.money(parties.owner, id);
  expect(seen).toMatchObject([
    { state: 'approved', payout: 'approved', target: { wait: { until, staff: false } } },
  ]);
  const desk = await as(parties.staff, 'GET', '/admin/payouts?desk=sending');
  expect(desk.body.data.items).toContainEqual(
    expect.objectContaining({ state: 'approved', wait: { until, staff: false } }),
  );
});
