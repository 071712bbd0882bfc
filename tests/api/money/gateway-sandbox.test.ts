import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import { readEnv } from '#server/lib/env.ts';
import { openGateway } from '#server/ports/gateway/index.ts';
import { SANDBOX_WAIT_MS } from '#server/ports/gateway/sandbox/magic.ts';
import { LATE_WEBHOOK_MS, playSandbox } from '#server/ports/gateway/sandbox/play.ts';
import { sandboxGateway } from '#server/ports/gateway/sandbox/sandbox.ts';
import {
  type PostWebhook,
  sendSandboxWebhooks,
} from '#server/ports/gateway/sandbox/send-webhooks.ts';
import { type TestDatabase, testContext, testDatabase } from '#tests/api/harness.ts';
import { aGatewayOrder, aRefund, aTransfer } from '#tests/builders/gateway-orders.ts';

const START = new Date('2026-11-21T10:00:00Z');
let database: TestDatabase;
let context: Context;
let now = START;
beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
});
beforeEach(() => {
  now = START;
});
afterEach(() => database.db.execute(sql`delete from sandbox_webhooks`));
afterAll(() => database.close());

const inMs = (ms: number) => new Date(START.getTime() + ms);
const gateway = () =>
  sandboxGateway({
    db: database.db,
    key: context.secrets.key('sandbox gateway'),
    now: () => now,
  });

async function anOrder(outcome?: Parameters<typeof playSandbox>[2], totalPaise = paise(170_00)) {
  const order = aGatewayOrder({ totalPaise, expiresAt: inMs(30 * 60_000) });
  const { sessionId } = await gateway().openOrder(order);
  if (outcome) await playSandbox(database.db, sessionId, outcome, { now });
  return { ...order, sessionId };
}

/** What was posted, answered each time with the next of `statuses`, then with 200. */
async function send(at: Date, statuses: number[] = []) {
  const posted: { url: string; body: string; headers: Record<string, string> }[] = [];
  const post: PostWebhook = async (url, body, headers) => {
    posted.push({ url, body, headers });
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new Error('nobody there');
    return status;
  };
  const taken = await sendSandboxWebhooks(context, { now: at, post });
  return { posted, taken };
}

describe('outcomes of a checkout', () => {
  test.each([
    ['pay', 'paid', ['success'], 1],
    ['fail', 'active', ['failed'], 1],
    ['drop', 'active', ['dropped'], 1],
    ['time-out', 'expired', [], 0],
    ['pay-twice', 'paid', ['success', 'success'], 2],
    ['pay-late-webhook', 'paid', ['success'], 0],
    ['pay-no-webhook', 'paid', ['success'], 0],
  ] as const)('%s', async (outcome, state, payments, webhooks) => {
    const order = await anOrder(outcome);
    const standing = await gateway().statusOf(order.publicId);
    expect(standing?.state).toBe(state);
    expect(standing?.payments.map((payment) => payment.state)).toEqual(payments);
    expect((await send(now)).posted).toHaveLength(webhooks);
    const later = await send(inMs(LATE_WEBHOOK_MS));
    expect(later.posted).toHaveLength(outcome === 'pay-late-webhook' ? 1 : 0);
  });

  test('the browser goes back with the order’s id', async () => {
    const { publicId } = await anOrder();
    const { returnUrl } = await playSandbox(database.db, publicId, 'pay');
    expect(returnUrl).toBe(`http://localhost:4321/subscriptionPayment?order_id=${publicId}`);
  });

  test('a checkout pays once, however often its button is pressed', async () => {
    const { publicId } = await anOrder();
    const presses = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        playSandbox(database.db, publicId, 'pay', { onlyOpen: true, now }),
      ),
    );
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await gateway().statusOf(publicId))?.payments).toHaveLength(1);
  });

  test('time ends an order, and its checkout', async () => {
    const { publicId } = await anOrder();
    now = inMs(30 * 60_000);
    expect(await gateway().statusOf(publicId)).toMatchObject({ state: 'expired' });
    const late = playSandbox(database.db, publicId, 'pay', { onlyOpen: true, now });
    await expect(late).rejects.toMatchObject({ reason: 'refused' });
  });

  test('no checkout, no play', async () => {
    const nothing = playSandbox(database.db, 'ps_nothing', 'pay');
    await expect(nothing).rejects.toMatchObject({ reason: 'refused' });
  });
});

describe('webhooks', () => {
  test('carry what the provider’s carry', async () => {
    const order = await anOrder('pay');
    const { posted } = await send(now);
    expect(posted).toMatchObject([
      {
        url: order.notifyUrl,
        headers: {
          'content-type': 'application/json',
          'x-webhook-timestamp': String(now.getTime()),
          'x-webhook-version': '2025-01-01',
          'x-webhook-attempt': '1',
          'x-idempotency-key': expect.any(String),
        },
      },
    ]);
    // 170.00 must not become 170: the signature is over these very bytes.
    expect(posted[0]?.body).toContain('"order_amount":170.00,');
    expect(posted[0]?.body).toContain('"payment_amount":170.00,');
    expect(posted[0]?.body).not.toContain(order.customer.email);
  });

  test('come again at growing intervals until they are taken', async () => {
    await anOrder('pay');
    const attempts: number[] = [];
    for (let second = 0; second <= 800; second += 1) {
      const { posted } = await send(inMs(second * 1_000), attempts.length < 4 ? [500] : []);
      if (posted.length > 0) attempts.push(second);
    }
    expect(attempts).toEqual([0, 5, 35, 155, 755]);
  });

  test('come again where nobody answered, with a new time and signature', async () => {
    await anOrder('pay');
    const first = await send(now, [0]);
    const second = await send(inMs(10_000));
    expect([first.taken, second.taken]).toEqual([0, 1]);
    const [one, two] = [...first.posted, ...second.posted];
    expect(two?.body).toBe(one?.body);
    expect(two?.headers['x-webhook-signature']).not.toBe(one?.headers['x-webhook-signature']);
    expect(two?.headers['x-idempotency-key']).toBe(one?.headers['x-idempotency-key']);
    const read = gateway().readWebhook(
      Buffer.from(two?.body ?? ''),
      new Headers(two?.headers),
      inMs(10_000),
    );
    expect(read).toMatchObject({ kind: 'payment', payment: { amountPaise: 170_00 } });
  });

  test('are not sent twice by two senders at once', async () => {
    for (let count = 0; count < 6; count += 1) await anOrder('pay');
    const sent = await Promise.all([send(now), send(now), send(now)]);
    expect(sent.flatMap(({ posted }) => posted)).toHaveLength(6);
  });
});

describe('refunds', () => {
  test('wait and then succeed, by their last paise', async () => {
    const order = await anOrder('pay-no-webhook');
    const refund = aRefund(paise(50_07));
    expect(await gateway().refund(order.publicId, refund)).toMatchObject({ state: 'processing' });
    expect((await send(now)).posted).toEqual([]);
    now = inMs(SANDBOX_WAIT_MS);
    const after = await gateway().refundOf(order.publicId, refund.publicId);
    expect(after).toMatchObject({ state: 'done' });
    const { posted } = await send(now);
    expect(posted[0]?.body).toContain('"refund_amount":50.07,');
    expect(posted[0]?.body).toContain('"refund_status":"SUCCESS"');
  });

  test('wait and then fail, and leave the money for another', async () => {
    const { publicId } = await anOrder('pay-no-webhook');
    const refund = aRefund(paise(100_13));
    expect(await gateway().refund(publicId, refund)).toMatchObject({ state: 'processing' });
    const more = gateway().refund(publicId, aRefund(paise(100_00)));
    await expect(more).rejects.toMatchObject({ reason: 'refused' });
    now = inMs(SANDBOX_WAIT_MS);
    expect(await gateway().refund(publicId, refund)).toMatchObject({ state: 'failed' });
    expect(await gateway().refund(publicId, aRefund(paise(170_00)))).toMatchObject({
      state: 'done',
    });
  });
});

test('a slow transfer is on its way first, and another under its id is refused', async () => {
  const transfer = aTransfer({ accountNumber: '12345670007' });
  expect(await gateway().transfer(transfer)).toMatchObject({ state: 'sent' });
  now = inMs(SANDBOX_WAIT_MS);
  expect(await gateway().transferOf(transfer.publicId)).toMatchObject({ state: 'paid' });
  const other = gateway().transfer({ ...transfer, amountPaise: paise(1_00) });
  await expect(other).rejects.toMatchObject({ reason: 'refused' });
});

test('the books hold nothing of the payer’s but an id, and no account number', async () => {
  await anOrder('pay');
  await gateway().transfer(aTransfer({ accountNumber: '98765432101234' }));
  const { rows } = await database.db.execute(sql`
    select record::text as text from sandbox_records
    union all select body from sandbox_webhooks`);
  const text = rows.map((row) => row.text).join(' ');
  for (const personal of ['Asha', 'asha@example.test', '9822012345', '98765432101234']) {
    expect(text).not.toContain(personal);
  }
});

describe('which gateway', () => {
  const SETTINGS = {
    PAYMENTS_BASE_URL: 'https://sandbox.cashfree.com',
    PAYMENTS_CLIENT_ID: 'id',
    PAYMENTS_CLIENT_SECRET: 'secret',
    PAYMENTS_PAYOUT_CLIENT_ID: 'payout-id',
    PAYMENTS_PAYOUT_CLIENT_SECRET: 'payout-secret',
    PAYMENTS_ESCROW_VENDOR: 'vendor',
  };
  const choose = (settings: Record<string, string>, mayPlay = true) =>
    openGateway(readEnv(settings), { db: database.db, secrets: context.secrets, mayPlay });

  test('the provider with all settings, the sandbox with none', () => {
    expect(choose(SETTINGS).name).toBe('cashfree');
    expect(choose({}).name).toBe('sandbox');
  });

  test.each(Object.keys(SETTINGS))('without %s it says so', (name) => {
    const rest = Object.entries(SETTINGS).filter(([other]) => other !== name);
    expect(() => choose(Object.fromEntries(rest))).toThrow(`without ${name}:`);
  });

  test('nobody pays where nothing may be played', async () => {
    const closed = choose({}, false);
    expect(closed.name).toBe('closed');
    await expect(closed.openOrder(aGatewayOrder())).rejects.toMatchObject({ reason: 'refused' });
    const headers = new Headers({ 'x-webhook-signature': 'x', 'x-webhook-timestamp': 'y' });
    expect(closed.readWebhook(Buffer.from('{}'), headers, now)).toBeUndefined();
  });
});
