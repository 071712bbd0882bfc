import { expect, onTestFinished, test } from 'vitest';
import { TOKEN } from './escrow-world.ts';
import { SETTLING, settlementDesk, type Who } from './settlement-desk.ts';

/** Of which deals the money may be divided, and where who pays something back is led afterwards. */

const desk = settlementDesk();
const { parties, as, aDeal, propose, proposed, step, agree } = desk;
const NOTHING = [409, 'There is no money of this booking to be divided.'];

const seen = async (bookingId: number, who: Who = 'owner') =>
  (await as(parties[who], 'GET', `/propertypayment/settlements/${bookingId}`)).body.data;
const complete = async (id: number) =>
  expect((await as(parties.owner, 'POST', `/book/complete/${id}`)).status).toBe(200);
const said = async (call: ReturnType<typeof propose>) => (await desk.deed(call)).said;

test('under way, all that was paid may be divided, whoever has it by then', async () => {
  const deal = await aDeal();
  for (const half of [TOKEN / 2, TOKEN / 2]) {
    await desk.letGo('owner', deal.id, half);
    // Both leave: what went out is counted over thirty days.
    await desk.query(`update payouts set created_at = created_at - interval '31 days'`);
  }
  expect(await seen(deal.id)).toMatchObject({ held: 0, hasOwner: TOKEN, mayPropose: true });
  const id = await proposed('buyer', deal.id, 30_000);
  await (await agree('owner', id))();
  expect((await seen(deal.id)).settlements).toMatchObject([
    { id, state: 'owing', owed: { amount: 30_000, by: 'owner' } },
  ]);
});

test('under way without any money there is nothing to divide', async () => {
  const { id } = await desk.aBooking('paid');
  expect(await seen(id)).toMatchObject({ total: 0, mayPropose: false });
  expect(await said(propose('owner', id, 0, { total: 0 }))).toEqual(NOTHING);
});

test('after its end it is divided as long as some of it is held', async () => {
  const deal = await aDeal();
  await desk.letGo('owner', deal.id, 50_000);
  await complete(deal.id);
  expect(await seen(deal.id)).toMatchObject({ held: 30_000, mayPropose: true, hasPaper: true });
  expect((await said(propose('owner', deal.id, 30_000)))[0]).toBe(200);
  const other = await aDeal();
  await desk.letGo('owner', other.id, TOKEN);
  await complete(other.id);
  expect(await seen(other.id)).toMatchObject({ held: 0, mayPropose: false, hasPaper: true });
  expect(await said(propose('owner', other.id, 30_000))).toEqual(NOTHING);
});

test('while staff decide nothing is proposed, whatever was refused before', async () => {
  const deal = await aDeal();
  const refused = await proposed('owner', deal.id, 1_000);
  await step('buyer', refused, 'refuse', { reason: SETTLING })();
  const id = await proposed('owner', deal.id, 2_000);
  await step('buyer', id, 'refuse', { reason: SETTLING })();
  expect((await seen(deal.id)).mayPropose).toBe(true);
  await step('owner', id, 'dispute', { reason: SETTLING })();
  const { mayPropose, settlements } = await seen(deal.id);
  expect(settlements.map(({ state }: { state: string }) => state)).toEqual(['disputed', 'refused']);
  expect(mayPropose).toBe(false);
});

test.each([
  ['owner', 'buyer', 60_000],
  ['buyer', 'owner', 10_000],
] as const)('the %s who pays back is led to the deal, the %s is not', async (who, to, toBuyer) => {
  const context = desk.context();
  const { ports } = context;
  const leadsBack: string[] = [];
  onTestFinished(() => {
    context.ports = ports;
  });
  context.ports = {
    ...ports,
    gateway: {
      ...ports.gateway,
      openOrder(order) {
        leadsBack.push(order.returnUrl);
        return ports.gateway.openOrder(order);
      },
    },
  };
  const deal = await aDeal();
  await desk.letGo(who, deal.id, 45_000);
  const id = await proposed('owner', deal.id, toBuyer);
  await (await agree('buyer', id))();
  expect((await desk.begin('settlement', id, parties[to])).status).toBe(404);
  expect((await desk.begin('settlement', id, parties[who])).status).toBe(200);
  expect(leadsBack.at(-1)).toBe(`${context.env.SITE_URL}${deal.links[who]}?order_id={order_id}`);
});
