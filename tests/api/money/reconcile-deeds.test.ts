import { afterEach, expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import {
  GatewayError,
  type GatewayOrderStatus,
  type GatewayRefund,
  type PaymentGateway,
} from '#server/ports/gateway/gateway.ts';
import { playSandbox } from '#server/ports/gateway/sandbox/play.ts';
import { insertOrder, insertPerson } from '#tests/builders/index.ts';
import { escrowWorld } from './escrow-world.ts';
import { comparing } from './reconciling.ts';

const world = escrowWorld();
const { query } = world;

/** No test compares what another has left. */
afterEach(() => query(`update orders set created_at = created_at - interval '8 days'`));

const compared = comparing(world.context);

/** The gateway's word on one order; on all others it is what it was. */
const onOrder = (
  publicId: string,
  say: (standing: GatewayOrderStatus) => GatewayOrderStatus | undefined,
): Partial<PaymentGateway> => ({
  async statusOf(asked) {
    const standing = await world.context().ports.gateway.statusOf(asked);
    if (asked !== publicId) return standing;
    return say(standing ?? { state: 'active', totalPaise: 0 as never, payments: [] });
  },
});

const onRefund = (publicId: string, say: (refund: GatewayRefund) => GatewayRefund | undefined) => ({
  async refundOf(orderId: string, asked: string) {
    const refund = await world.context().ports.gateway.refundOf(orderId, asked);
    return asked === publicId && refund ? say(refund) : refund;
  },
});

async function aPaidOrder(): Promise<string> {
  const { id } = await world.aBooking('accepted');
  return (await world.pay('token', id)).publicId;
}

/** A token amount that went back as its owner cancelled. */
async function aRefund(state = 'done'): Promise<{ id: number; publicId: string }> {
  const { id } = await world.paidBooking();
  const answer = await world.as(world.parties.owner, 'POST', `/book/cancel/${id}`, {
    reason: 'It is sold.',
  });
  expect(answer.status).toBe(200);
  await world.context().background.idle();
  const [refund] = await query('select id, public_id, state from refunds order by id desc limit 1');
  expect(refund.state).toBe(state);
  return { id: refund.id, publicId: refund.public_id };
}

const NOTHING_FOUND = { mended: 0, differences: [], logged: [] };

test('where both agree nothing is said, and how many were compared is kept', async () => {
  await aPaidOrder();
  await aRefund();
  await compared();
  const [there] = await query(
    `select (select count(*)::int from orders where created_at > now() - interval '7 days')
       + (select count(*)::int from refunds where created_at > now() - interval '7 days') as n`,
  );
  expect(await compared()).toEqual({ ...NOTHING_FOUND, checked: there.n });
  const [kept] = await query('select * from money_checks order by id desc limit 1');
  expect(kept).toMatchObject({ kind: 'gateway', checked: there.n, mended: 0, differences: [] });
});

test('what was paid and not heard of is settled', async () => {
  const { id } = await world.aBooking('accepted');
  const publicId = await world.anOrder('token', id);
  await playSandbox(world.db(), publicId, 'pay');
  expect(await compared()).toMatchObject({ mended: 1, differences: [] });
  expect(await query('select state from orders where public_id = $1', publicId)).toEqual([
    { state: 'paid' },
  ]);
  expect((await compared()).mended).toBe(0);
});

test('a second payment of what is paid is settled, too', async () => {
  const publicId = await aPaidOrder();
  const twice = onOrder(publicId, (standing) => {
    const [first] = standing.payments;
    if (!first) throw new Error('It was paid');
    return { ...standing, payments: [first, { ...first, gatewayPaymentId: `${publicId}-2` }] };
  });
  expect(await compared(twice)).toMatchObject({ mended: 1, differences: [] });
  await world.context().background.idle();
});

test.each([
  ['created', false],
  ['expired', false],
  ['cancelled', false],
  ['paid', true],
  ['open', true],
] as const)(
  'an order that is %s and unknown to the gateway: a difference is %s',
  async (state, isOne) => {
    const { id } = await insertPerson(world.db());
    const { publicId } = await insertOrder(world.db(), { personId: id, state });
    const sentence = `The gateway does not know order ${publicId}.`;
    const { differences, logged } = await compared(onOrder(publicId, () => undefined));
    expect(differences).toEqual(isOne ? [sentence] : []);
    expect(logged).toEqual(isOne ? [[{ difference: sentence }, 'gateway does not agree']] : []);
  },
);

test('another total and another sum of a payment are said; one that failed is no payment', async () => {
  const publicId = await aPaidOrder();
  const [{ total }] = await query(
    'select total_paise::int as total from orders where public_id = $1',
    publicId,
  );
  const rupees = (paise: number) =>
    `₹ ${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(paise / 100)}`;
  const said = async (say: Parameters<typeof onOrder>[1]) =>
    (await compared(onOrder(publicId, say))).differences.map((one) =>
      one.replaceAll('\u00a0', ' '),
    );
  expect(await said((standing) => ({ ...standing, totalPaise: (total + 100) as never }))).toEqual([
    `Order ${publicId} is of ${rupees(total)}, at the gateway of ${rupees(total + 100)}.`,
  ]);
  const [{ gateway_payment_id: paymentId }] = await query(
    `select p.gateway_payment_id from payments p join orders o on o.id = p.order_id
     where o.public_id = $1`,
    publicId,
  );
  expect(
    await said((standing) => ({
      ...standing,
      payments: standing.payments.map((one) => ({ ...one, amountPaise: (total - 100) as never })),
    })),
  ).toEqual([
    `Payment ${paymentId} of order ${publicId} is of ${rupees(total)}, at the gateway of ${rupees(total - 100)}.`,
  ]);
  expect(
    await said((standing) => ({
      ...standing,
      payments: standing.payments.flatMap((one) => [
        one,
        { ...one, gatewayPaymentId: `${paymentId}-failed`, state: 'failed' as const },
      ]),
    })),
  ).toEqual([]);
});

test('a refund that is unknown, of another sum or stands otherwise is said', async () => {
  const { id, publicId } = await aRefund();
  const said = async (say: Parameters<typeof onRefund>[1]) =>
    (await compared(onRefund(publicId, say))).differences;
  expect(await said(() => undefined)).toEqual([`The gateway does not know refund ${publicId}.`]);
  const [other] = await said((refund) => ({
    ...refund,
    amountPaise: (refund.amountPaise + 100) as never,
  }));
  expect(other).toContain(`Refund ${publicId} is of `);
  expect(
    await compared(onRefund(publicId, (refund) => ({ ...refund, state: 'failed' }))),
  ).toMatchObject({
    mended: 0,
    differences: [`Refund ${publicId} is done here and failed at the gateway.`],
  });
  const stands = (state: string) => query('update refunds set state = $2 where id = $1', id, state);
  await stands('processing');
  expect(await said(() => undefined)).toEqual([`The gateway does not know refund ${publicId}.`]);
  // Not sent yet, or not taken: the gateway need not know it.
  await stands('failed');
  expect(await said(() => undefined)).toEqual([]);
  await stands('done');
});

test('a refund that has arrived and was not heard of is settled', async () => {
  const context = world.context();
  const { ports } = context;
  const { gateway } = ports;
  const refund: PaymentGateway['refund'] = async (...given) => ({
    ...(await gateway.refund(...given)),
    state: 'processing',
  });
  context.ports = { ...ports, gateway: { ...gateway, refund } };
  const { id } = await aRefund('processing').finally(() => {
    context.ports = ports;
  });
  expect(await compared()).toMatchObject({ mended: 1, differences: [] });
  expect(await query('select state from refunds where id = $1', id)).toEqual([{ state: 'done' }]);
  expect(await compared()).toMatchObject({ mended: 0, differences: [] });
});

test('an order that could not be asked for is named, and the others are asked for', async () => {
  const [first, second] = [await aPaidOrder(), await aPaidOrder()];
  const { statusOf } = world.context().ports.gateway;
  const asked: string[] = [];
  const { differences, logged } = await compared({
    async statusOf(publicId) {
      asked.push(publicId);
      if (publicId === first) throw new GatewayError('away', 'no answer');
      return statusOf(publicId);
    },
  });
  const sentence = `Order ${first} could not be compared: no answer`;
  expect(differences).toEqual([sentence]);
  expect(asked).toContain(second);
  expect(logged).toEqual([
    [{ thing: `Order ${first}`, reason: 'away' }, 'not compared'],
    [{ difference: sentence }, 'gateway does not agree'],
  ]);
});

test('a defect of ours is no difference: it ends the comparison', async () => {
  await aPaidOrder();
  const broken = {
    statusOf: () => Promise.reject(new TypeError('of ours')),
  };
  await expect(compared(broken)).rejects.toThrow('of ours');
});

test('all of the last seven days are asked for once, however many, and none before', async () => {
  const { id: personId } = await insertPerson(world.db());
  const now = new Date();
  const clock = world.context().now;
  onTestFinished(() => {
    world.context().now = clock;
  });
  world.context().now = () => now;
  const made: string[] = [];
  for (let n = 0; n < 103; n++) {
    const { publicId } = await insertOrder(world.db(), {
      personId,
      state: 'created',
      createdAt: now,
    });
    made.push(publicId);
  }
  const aged = (publicId: string, ms: number) =>
    query(
      'update orders set created_at = $2 where public_id = $1',
      publicId,
      new Date(now.getTime() - ms).toISOString(),
    );
  const [late = '', inTime = ''] = made;
  await aged(late, 7 * DAY_MS + 1);
  await aged(inTime, 7 * DAY_MS);
  const asked: string[] = [];
  const statusOf = async (publicId: string) => {
    asked.push(publicId);
    return undefined;
  };
  const { checked } = await compared({ statusOf });
  expect(asked).toEqual(made.slice(1));
  expect(checked).toBe(102);
});
