import { beforeAll, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { payouts, releases } from '#server/db/schema/index.ts';
import { dealWorld, type Member } from '#tests/api/deals/deal-world.ts';
import { insertEngagement } from '#tests/api/professionals/engagement-world.ts';
import { insertOrder, insertPerson, stored } from '#tests/builders/index.ts';
import { insertAccount } from './escrow-world.ts';

/** What a professional reads of their fees, to the letter, and which of them belong to a year. */

const world = dealWorld();
const { as, query } = world;

let agent: Member;
let accountId: number;
let clientId: number;
beforeAll(async () => {
  agent = await world.member('agent');
  accountId = (await insertAccount(world.context(), agent.id)).id;
  clientId = (await insertPerson(world.db(), { firstName: 'Meera', lastName: 'Joshi' })).id;
});

interface Made {
  state: 'requested' | 'approved' | 'paid' | 'failed' | 'refused';
  net: number;
  /** Of the release, which counts where there is no payout. */
  at: string;
  payout?: Partial<typeof payouts.$inferInsert>;
  /** The number of the commission’s invoice, and its total in paise. */
  commission?: [string, number];
}

let made = 0;
/** Paid work of the agent's, whose fee was asked for, let go, or paid out. */
async function aFee({ state, net, at, payout, commission }: Made, payeeId = agent.id) {
  const db = world.db();
  const work = await insertEngagement(
    world.context(),
    { clientId, professionalId: payeeId },
    { state: 'confirmed' },
  );
  const order = await insertOrder(db, {
    ...{ personId: clientId, purpose: 'agentFee', state: 'paid', paidAt: new Date(at) },
    ...{ subjectKind: 'engagement', subjectId: work.id, description: `Sale of flat ${++made}` },
  });
  const release = stored(
    await db
      .insert(releases)
      .values({
        ...{ subjectKind: 'engagement', subjectId: work.id, kind: 'commission', state },
        ...{ amountPaise: paise(net), payeeId, payerId: clientId, bankAccountId: accountId },
        ...{ expiresAt: new Date(at), updatedAt: new Date(at) },
      })
      .returning(),
  );
  if (payout) {
    await db.insert(payouts).values({
      ...{ publicId: `po_${made}`, releaseId: release.id, personId: payeeId },
      ...{ bankAccountId: accountId, amountPaise: paise(net), ...payout },
    });
  }
  if (commission) {
    await query(
      `insert into invoices (number, financial_year, kind, person_id, order_id, issued_at, seller,
         buyer, lines, place_of_supply, net_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
       values ($1, '2025-26', 'invoice', $2, $3, now(), '{}', '{}', '[]', '27', 1, 0, 0, 0, $4)`,
      ...[commission[0], payeeId, order.id, commission[1]],
    );
  }
  return { engagementId: work.id, description: order.description };
}

const earned = async (year?: string, who = agent) =>
  (await as(who, 'GET', `/profile/earnings/${who.id}${year ? `?year=${year}` : ''}`)).body.data;

test('each fee says from whom, what was kept and how far its money is, and months are summed up', async () => {
  const invoiced = await query('select coalesce(max(id), 0)::int as id from invoices');
  const paid = await aFee({
    ...{ state: 'paid', net: 11_292_00, at: '2025-06-30T18:29:00Z' },
    commission: ['PS/25-26/7', 708_00],
    payout: {
      ...{ state: 'paid', gatewayId: 'bank-77', createdAt: new Date('2025-06-30T18:29:59Z') },
      updatedAt: new Date('2025-07-01T09:00:00Z'),
    },
  });
  const sent = await aFee({
    ...{ state: 'approved', net: 5_000_50, at: '2025-06-01T00:00:00Z' },
    payout: { state: 'sent', createdAt: new Date('2025-06-30T18:30:00Z') },
  });
  const bare = await aFee({ state: 'failed', net: 100_00, at: '2025-07-15T06:00:00Z' });
  await aFee({ state: 'requested', net: 1_00, at: '2025-07-15T06:00:00Z' });
  await aFee({ state: 'refused', net: 1_00, at: '2025-07-15T06:00:00Z' });
  await aFee(
    { state: 'paid', net: 1_00, at: '2025-07-15T06:00:00Z' },
    (await world.member('agent')).id,
  );
  const shared = { client: 'Meera J.' };
  expect(await earned('2025-26')).toEqual({
    year: '2025-26',
    earnings: [
      {
        ...{ ...bare, ...shared, fee: 100, commission: 0, net: 100, invoice: null },
        ...{ releasedAt: '2025-07-15T06:00:00.000Z', payout: null, reference: null, paidAt: null },
      },
      {
        ...{ ...sent, ...shared, fee: 5_000.5, commission: 0, net: 5_000.5, invoice: null },
        ...{ releasedAt: '2025-06-30T18:30:00.000Z', payout: 'sent', reference: null },
        paidAt: null,
      },
      {
        ...{ ...paid, ...shared, fee: 12_000, commission: 708, net: 11_292 },
        invoice: { id: invoiced[0].id + 1, number: 'PS/25-26/7' },
        ...{ releasedAt: '2025-06-30T18:29:59.000Z', payout: 'paid', reference: 'bank-77' },
        paidAt: '2025-07-01T09:00:00.000Z',
      },
    ],
    months: [
      { month: '2025-07', fee: 5_100.5, commission: 0, net: 5_100.5, paid: 0 },
      { month: '2025-06', fee: 12_000, commission: 708, net: 11_292, paid: 11_292 },
    ],
  });
  const file = await as(agent, 'GET', `/profile/earnings/${agent.id}/csv?year=2025-26`);
  expect(file.headers.get('content-disposition')).toContain('earnings-2025-26.csv');
  expect(String(file.body).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Let go on,Client,Work,Fee,Commission with GST,Net,Commission invoice,Payout,Transfer no.,At the bank on',
    `2025-07-15,Meera J.,${bare.description},100.00,0.00,100.00,,,,`,
    `2025-07-01,Meera J.,${sent.description},5000.50,0.00,5000.50,,On its way,,`,
    `2025-06-30,Meera J.,${paid.description},12000.00,708.00,11292.00,PS/25-26/7,Paid,bank-77,2025-07-01`,
  ]);
});

test('a year goes from the first of April to the last of March in Pune; without one, it is this year', async () => {
  const other = await world.member('agent');
  const feeAt = async (at: string) =>
    (await aFee({ state: 'paid', net: 100_00, at }, other.id)).engagementId;
  const before = await feeAt('2023-03-31T23:59:59.999+05:30');
  const first = await feeAt('2023-04-01T00:00:00+05:30');
  const last = await feeAt('2024-03-31T23:59:59.999+05:30');
  const after = await feeAt('2024-04-01T00:00:00+05:30');
  const ids = async (year?: string) =>
    (await earned(year, other)).earnings.map(
      ({ engagementId }: { engagementId: number }) => engagementId,
    );
  expect(await ids('2023-24')).toEqual([last, first]);
  expect(await ids('2022-23')).toEqual([before]);
  expect(await ids('2024-25')).toEqual([after]);
  const now = await feeAt(new Date().toISOString());
  expect(await ids()).toEqual([now]);
  const { year } = await earned(undefined, other);
  const file = await as(other, 'GET', `/profile/earnings/${other.id}/csv`);
  expect(file.headers.get('content-disposition')).toContain(`earnings-${year}.csv`);
  expect(String(file.body).trim().split('\r\n')).toHaveLength(2);
});
