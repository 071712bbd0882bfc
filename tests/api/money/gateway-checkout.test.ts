import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inLanguage } from '#messages/lib/in-language.ts';
import type { Context } from '#server/core/context.ts';
import { createCheckout } from '#server/hosts/checkout/serve-checkout.ts';
import { cashfreeGateway } from '#server/ports/gateway/cashfree/cashfree.ts';
import { inPayersLanguage } from '#server/ports/gateway/checkout-language.ts';
import { closedGateway } from '#server/ports/gateway/closed.ts';
import { SANDBOX_CARD } from '#server/ports/gateway/sandbox/magic.ts';
import { type TestDatabase, testContext, testDatabase } from '#tests/api/harness.ts';
import { aGatewayOrder } from '#tests/builders/gateway-orders.ts';
import { PAYMENTS, PAYOUTS } from '#tests/emulators/payment-provider.ts';

let database: TestDatabase;
let context: Context;
const servers: Server[] = [];
beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
});
afterAll(async () => {
  for (const server of servers) server.close();
  await context.background.idle();
  await database.close();
});

/** The checkout pages of a context on a port of their own, and the webhooks that reach it. */
async function serve(of: Context) {
  const checkout = createCheckout(of);
  const webhooks: string[] = [];
  const server = createServer(async (req, res) => {
    const path = (req.url ?? '').split('?')[0] ?? '';
    if (await checkout(req, res, path)) return;
    if (path === '/api/hook') webhooks.push(String(req.headers['x-webhook-signature']));
    res.writeHead(path === '/api/hook' ? 200 : 404).end();
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const base = `http://127.0.0.1:${address.port}`;
  return { base, webhooks };
}

async function aCheckout() {
  const { base, webhooks } = await serve(context);
  const order = aGatewayOrder({
    note: 'Gold <b>package</b>',
    notifyUrl: `${base}/api/hook`,
    returnUrl: `${base}/subscriptionPayment?order_id={order_id}`,
  });
  const { sessionId } = await context.ports.gateway.openOrder(order);
  const url = base + context.ports.gateway.checkoutUrl(sessionId);
  const submit = (fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return { order, url, submit, webhooks, base };
}

describe('the sandbox’s checkout', () => {
  test('shows what is paid and how, and says that it is a sandbox', async () => {
    const { order, url } = await aCheckout();
    const response = await fetch(url);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    for (const words of [
      'Sandbox: no money moves',
      '₹ 170.00',
      order.publicId,
      'I paid in the app',
    ]) {
      expect(page).toContain(words);
    }
    expect(page).toContain('href="upi://pay?pa=sandbox%40invalid');
    expect(page).toContain('am=170.00');
    expect(page).toContain('Gold &lt;b&gt;package&lt;/b&gt;');
    expect(page).not.toMatch(/<script|style="| on\w+=/);
  });

  test('speaks the language of who was sent there, and asks in it for what is wrong', async () => {
    const { url } = await aCheckout();
    const spoken = inLanguage('mr', () => inPayersLanguage(url));
    const page = await (await fetch(spoken)).text();
    expect(page).toContain('<html lang="mr">');
    expect(page).toContain('मी ॲपमध्ये भरले');
    expect(page).not.toMatch(/I paid|Pay by|Never type/);
    // Its letters come along, since nothing else may be loaded.
    expect(page).toContain('src:url(data:font/woff2;base64,');
    const body = new URLSearchParams({ method: 'card', number: '41' });
    const refused = await (await fetch(spoken, { method: 'POST', body })).text();
    expect(refused).toContain('12 ते 19 अंकी कार्ड क्रमांक टाका.');
    expect(await (await fetch(`${url}?lang=xx`)).text()).toContain('<html lang="en-IN">');
  });

  test('allows its own style and nothing else', async () => {
    const { url, base } = await aCheckout();
    const response = await fetch(url);
    const style = /<style>([\s\S]*)<\/style>/.exec(await response.text())?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self' ${base}; base-uri 'none'; frame-ancestors 'none'`,
    );
  });

  test('pays, leads back and sends the webhook at once', async () => {
    const { order, url, submit, webhooks, base } = await aCheckout();
    const response = await submit({ method: 'upi', outcome: 'pay' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `${base}/subscriptionPayment?order_id=${order.publicId}`,
    );
    await context.background.idle();
    expect(webhooks).toHaveLength(1);
    expect(await context.ports.gateway.statusOf(order.publicId)).toMatchObject({ state: 'paid' });
    expect(await (await fetch(url)).text()).toContain('This order is paid.');
    expect((await submit({ method: 'upi', outcome: 'pay' })).status).toBe(409);
  });

  test.each([
    [{ method: 'card', number: SANDBOX_CARD.good, expiry: '12/30', cvv: '123' }, 'success', 'card'],
    [
      { method: 'card', number: '4012 0010 3714 1112', expiry: '12/30', cvv: '123' },
      'failed',
      'card',
    ],
    [{ method: 'card', number: SANDBOX_CARD.poor, expiry: '1/2030', cvv: '123' }, undefined, ''],
    [{ method: 'card', number: SANDBOX_CARD.good, expiry: '12/30', cvv: '' }, undefined, ''],
    [{ method: 'card', number: '41', expiry: '12/30', cvv: '123' }, undefined, ''],
    [{ method: 'netbanking', bank: 'good' }, 'success', 'netbanking'],
    [{ method: 'netbanking', bank: 'bad' }, 'failed', 'netbanking'],
    [{ outcome: 'drop' }, 'dropped', 'upi'],
    [{ outcome: 'print money' }, undefined, ''],
    [{ outcome: 'pay', method: 'cowries' }, undefined, ''],
  ])('%j', async (fields, state, method) => {
    const { order, submit } = await aCheckout();
    const response = await submit(fields as Record<string, string>);
    expect(response.status).toBe(state ? 303 : 422);
    const standing = await context.ports.gateway.statusOf(order.publicId);
    expect(standing?.payments).toMatchObject(state ? [{ state, method }] : []);
    if (!state && 'number' in fields) expect(await response.text()).toContain('role="alert"');
  });

  test('opens by its session, not by the order’s id, and takes no flood', async () => {
    const { order, base, url } = await aCheckout();
    expect((await fetch(`${base}/sandbox/checkout/${order.publicId}`)).status).toBe(404);
    expect((await fetch(`${base}/sandbox/checkout/session_sandbox_none`)).status).toBe(404);
    expect((await fetch(`${base}/sandbox/checkout/..%2F`)).status).toBe(404);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(404);
    const flood = await fetch(url, { method: 'POST', body: 'a'.repeat(5_000) });
    expect(flood.status).toBe(422);
  });

  test('is not there where the sandbox is not in force', async () => {
    const { url, base } = await aCheckout();
    const ports = { ...context.ports, gateway: closedGateway };
    const other = await serve({ ...context, ports });
    expect((await fetch(url.replace(base, other.base))).status).toBe(404);
  });
});

describe('the way to the provider’s checkout', () => {
  const gateway = () =>
    cashfreeGateway({
      baseUrl: 'https://sandbox.cashfree.com',
      apiVersion: '2025-01-01',
      payments: PAYMENTS,
      payouts: PAYOUTS,
      escrowVendor: 'vendor',
      linkKey: context.secrets.key('checkout link'),
    });
  const withProvider = () => serve({ ...context, ports: { ...context.ports, gateway: gateway() } });

  test('posts the session there, by a button without script', async () => {
    const { base } = await withProvider();
    const response = await fetch(base + gateway().checkoutUrl('session_abc-1'));
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain(
      '<form method="post" action="https://sandbox.cashfree.com/pg/view/sessions/checkout">',
    );
    expect(page).toContain('name="payment_session_id" value="session_abc-1"');
    expect(page).toContain('<button>Continue to payment</button>');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(
      'form-action https://sandbox.cashfree.com https://payments-test.cashfree.com;',
    );
    const script = /<script>(.*)<\/script>/.exec(page)?.[1] ?? '';
    expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
    expect(page).not.toMatch(/src=/);
  });

  test('speaks the language of who was sent there', async () => {
    const { base } = await withProvider();
    const url = inLanguage('hi', () => inPayersLanguage(gateway().checkoutUrl('session_abc-1')));
    const page = await (await fetch(base + url)).text();
    expect(page).toContain('<html lang="hi">');
    expect(page).toContain('<strong>sandbox.cashfree.com</strong>');
    expect(page).toContain('<button>भुगतान पर आगे बढ़ें</button>');
  });

  test('leads to no session but ours, and plays no sandbox', async () => {
    const { base } = await withProvider();
    const ours = gateway().checkoutUrl('session_abc-1');
    for (const path of [
      '/payment/checkout/session_abc-1',
      ours.replace('abc', 'xyz'),
      ours.replace('/payment/', '/sandbox/'),
    ]) {
      expect((await fetch(base + path)).status).toBe(404);
    }
  });
});
