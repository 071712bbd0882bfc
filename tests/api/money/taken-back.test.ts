import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { isAppError } from '#contract/lib/errors.ts';
import type { PricedPurpose } from '#domain/money/purpose.ts';
import type { Order } from '#server/db/schema/index.ts';
import { promotionPurposes } from '#server/money/promotions/purposes.ts';
import type { PaymentGateway } from '#server/ports/gateway/gateway.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { asCall, deedsOf } from '#tests/api/deeds.ts';
import { aPaidOrder, bought } from '#tests/api/examples/promotions.ts';
import { insertListing } from '#tests/builders/index.ts';

/** What becomes of things that were bought and are taken away, or that cannot be given. */

const world = dealWorld();
const { as } = world;
const deed = deedsOf(world.db);
const NOTHING_DONE = { told: [], audited: [], happened: [] };
afterEach(() => world.context().background.idle());

const buy = (personId: number, code: string, listingId?: number) =>
  bought(world.context(), { personId, code, ...(listingId && { listingId }) });

describe('a contact', () => {
  test('given back ends what is shared of that home with that buyer alone', async () => {
    const [buyer, other] = [await world.member(), await world.member()];
    const [home, flat] = [await insertListing(world.db()), await insertListing(world.db())];
    const order = await buy(buyer.id, 'owner-contact', home.id);
    await buy(other.id, 'owner-contact', home.id);
    await buy(buyer.id, 'owner-contact', flat.id);
    await world
      .db()
      .transaction((tx) => promotionPurposes.ownerContact.revoke(world.context(), tx, order));
    expect(
      await world.query(
        `select buyer_id as buyer, listing_id as listing, state from contact_requests
         where buyer_id = any($1) order by id`,
        [buyer.id, other.id],
      ),
    ).toEqual([
      { buyer: buyer.id, listing: home.id, state: 'withdrawn' },
      { buyer: other.id, listing: home.id, state: 'accepted' },
      { buyer: buyer.id, listing: flat.id, state: 'accepted' },
    ]);
  });

  test('whose money went back already gives back none', async () => {
    const [owner, buyer] = [await world.member(), await world.member()];
    const home = await insertListing(world.db(), { ownerId: owner.id });
    const order = await buy(buyer.id, 'owner-contact', home.id);
    await world.query(
      `insert into refunds (public_id, order_id, amount_paise, reason, state)
       values ('rf_all_of_it', $1, 9900, 'All of it.', 'done')`,
      order.id,
    );
    const [{ id }] = await world.query('select max(id) as id from contact_requests');
    expect((await as(owner, 'POST', `/method/contact/${id}/revoke`)).status).toBe(200);
    expect(await world.query('select reason from refunds where order_id = $1', order.id)).toEqual([
      { reason: 'All of it.' },
    ]);
  });

  test('taken away soon sends its money back by the gateway', async () => {
    const [owner, buyer] = [await world.member(), await world.member()];
    const home = await insertListing(world.db(), { ownerId: owner.id });
    const { id: orderId, publicId } = await buy(buyer.id, 'owner-contact', home.id);
    const context = world.context();
    const { ports } = context;
    onTestFinished(() => {
      context.ports = ports;
    });
    const sent: unknown[] = [];
    const refund: PaymentGateway['refund'] = async (order, { publicId, amountPaise, note }) => {
      sent.push([order, amountPaise, note]);
      return {
        publicId,
        gatewayRefundId: 'back-1',
        state: 'processing',
        amountPaise,
        message: null,
      };
    };
    context.ports = { ...ports, gateway: { ...ports.gateway, refund } };
    const [{ id }] = await world.query('select max(id) as id from contact_requests');
    expect((await as(owner, 'POST', `/method/contact/${id}/revoke`)).status).toBe(200);
    await context.background.idle();
    expect(sent).toEqual([[publicId, 99_00, 'The number was shared no longer soon after.']]);
    expect(await world.query('select state from refunds where order_id = $1', orderId)).toEqual([
      { state: 'processing' },
    ]);
  });
});

describe('what was paid for and cannot be given', () => {
  const grant = (order: Order) =>
    world
      .db()
      .transaction((tx) =>
        promotionPurposes[order.purpose as PricedPurpose].grant(world.context(), tx, order),
      );

  test('goes back where the home is not listed any more', async () => {
    const buyer = await world.member();
    const home = await insertListing(world.db(), { status: 'sold' });
    const order = await aPaidOrder(world.context(), {
      ...{ personId: buyer.id, code: 'owner-contact', listingId: home.id },
    });
    expect(await deed(asCall(() => grant(order)))).toEqual({
      said: [409, 'This home is no longer listed.'],
      ...NOTHING_DONE,
    });
  });

  test('goes back where the home has another owner by then', async () => {
    const [owner, next] = [await world.member(), await world.member()];
    const { id } = await insertListing(world.db(), { ownerId: owner.id });
    const wanted = { personId: owner.id, code: 'promote-property-7', listingId: id };
    const order = await aPaidOrder(world.context(), wanted);
    await world.query('update listings set owner_id = $2 where id = $1', id, next.id);
    expect(await deed(asCall(() => grant(order)))).toEqual({
      said: [409, 'This property is not among yours.'],
      ...NOTHING_DONE,
    });
  });

  test('is a defect where the order is none: it gives nothing, and passes for no refusal', async () => {
    const agent = await world.member('agent');
    const order = await aPaidOrder(world.context(), { personId: agent.id, code: 'agent-leads-5' });
    await expect(grant({ ...order, priceItemId: null })).rejects.toThrow(
      `Order ${order.publicId} has no item of the price list`,
    );
    for (const purpose of ['ownerContact', 'promoteProperty'] as const) {
      const tooFar = { ...order, purpose, subjectId: 3_000_000_000 };
      const error: unknown = await grant(tooFar).catch((thrown: unknown) => thrown);
      expect([isAppError(error), String(error)]).toEqual([
        ...[false, expect.stringContaining('Failed query')],
      ]);
    }
  });
});
