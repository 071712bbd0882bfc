import { describe, expect, test } from 'vitest';
import { pursueRefunds } from '#server/money/payments/pursue-refunds.ts';
import { settle } from '#server/money/payments/settle.ts';
import type { GatewayOrderStatus } from '#server/ports/gateway/gateway.ts';
import { signWebhook } from '#server/ports/gateway/sandbox/webhook-signature.ts';
import { WEBHOOK_FRESH_MS } from '#server/ports/gateway/webhook-proof.ts';
import { patience } from '#tests/patience.ts';
import { paymentDesk, TOTAL_PAISE } from './payment-desk.ts';

const desk = paymentDesk();
const { bend } = desk;

async function aPaidOrder() {
  const orderId = await desk.anOrder();
  await desk.play(orderId, 'pay');
  const [news = ''] = await desk.newsOf(orderId);
  return { orderId, news };
}

describe('a webhook that proves nothing', () => {
  const FORGERIES: Record<string, (news: string) => ReturnType<typeof desk.post>> = {
    'signed by another': (news) => desk.post(news, { secret: Buffer.from('guess') }),
    'not signed': (news) => desk.post(news, { headers: { 'x-webhook-signature': '' } }),
    'without a time': (news) => desk.post(news, { headers: { 'x-webhook-timestamp': '' } }),
    'of another time than was signed': (news) =>
      desk.post(news, { headers: { 'x-webhook-timestamp': String(desk.now().getTime() + 1) } }),
    'too old': (news) => desk.post(news, { at: desk.now().getTime() - WEBHOOK_FRESH_MS - 1_000 }),
    'of a time to come': (news) =>
      desk.post(news, { at: desk.now().getTime() + WEBHOOK_FRESH_MS + 1_000 }),
    'that is no JSON': () => desk.post('pay=1'),
    empty: () => desk.post(' '),
  };
  for (const [what, forge] of Object.entries(FORGERIES)) {
    test(`${what}: refused, without effect`, async () => {
      const { orderId, news } = await aPaidOrder();
      const answer = await forge(news);
      expect([answer.status, answer.body.code]).toEqual([401, 'wrong_credentials']);
      expect(await desk.books(orderId)).toMatchObject({ state: 'open', payments: [], given: [] });
      expect(await desk.followed(orderId)).toEqual([]);
    });
  }

  test('altered after it was signed, by one sign', async () => {
    const { orderId, news } = await aPaidOrder();
    const at = String(desk.now().getTime());
    const signature = signWebhook(desk.context().secrets.key('sandbox gateway'), at, news);
    const altered = news.replace('1178.83', '1178.8');
    expect(altered).not.toBe(news);
    const answer = await desk.post(altered, { headers: { 'x-webhook-signature': signature } });
    expect(answer.status).toBe(401);
    expect((await desk.books(orderId)).state).toBe('open');
  });

  test('true, but of a payment that the gateway itself does not know: asked again later', async () => {
    const { orderId, news } = await aPaidOrder();
    bend.statusOf = (standing) => standing && { ...standing, state: 'active', payments: [] };
    const early = await desk.post(news);
    bend.statusOf = undefined;
    expect(early.status).toBe(503);
    expect(await desk.books(orderId)).toMatchObject({ state: 'open', given: [] });
    expect((await desk.post(news)).status).toBe(200);
    expect((await desk.books(orderId)).state).toBe('paid');
  });

  test('true, but about nothing of ours', async () => {
    const { news } = await aPaidOrder();
    const foreign = news.replaceAll(/ps_[\w-]+/g, 'ps_of_somebody_else');
    const other = foreign.replace('PAYMENT_SUCCESS_WEBHOOK', 'SETTLEMENT_WEBHOOK');
    for (const body of [foreign, other]) expect((await desk.post(body)).status).toBe(200);
  });
});

/** As the gateway does: where the site has no room just now, it comes again. */
async function insist(news: string): ReturnType<typeof desk.post> {
  const answer = await desk.post(news);
  return answer.status === 503 ? insist(news) : answer;
}

describe('a webhook has its effect once', () => {
  test('sent 100 times, at once and after', async () => {
    const { orderId, news } = await aPaidOrder();
    const answers = await Promise.all(Array.from({ length: 100 }, () => insist(news)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const books = await desk.books(orderId);
    expect(books).toMatchObject({
      state: 'paid',
      payments: [{ is_grant: true }],
      refunds: [],
      given: [{ quantity: 1 }],
      papers: [{ total_paise: TOTAL_PAISE }],
    });
    for (let i = 0; i < 5; i++) await desk.post(news);
    expect(await desk.books(orderId)).toEqual(books);
    expect(await desk.followed(orderId)).toHaveLength(1);
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, i) => i !== at)).map((rest) => [item, ...rest]),
  );
}

describe('reordered', () => {
  /** What the gateway answered when it sent each; a slow answer may be as old as its news. */
  const EVENTS = ['created', 'failed', 'success', 'second success', 'refund'] as const;
  type Event = (typeof EVENTS)[number];
  const KNOWN_PAYMENTS: Record<Event, number> = {
    created: 0,
    failed: 1,
    success: 2,
    'second success': 3,
    refund: 3,
  };

  /** By order, the event that the gateway's answers are as old as. */
  const seen = new Map<string, Event>();
  const asSeen = (standing: GatewayOrderStatus | undefined, orderId: string) => {
    const event = seen.get(orderId);
    if (!standing || !event) return standing;
    return { ...standing, payments: standing.payments.slice(0, KNOWN_PAYMENTS[event]) };
  };

  async function deliver(orderId: string, event: Event, news: readonly string[]): Promise<void> {
    seen.set(orderId, event);
    if (event === 'created') await settle(desk.context(), orderId);
    else if (event === 'refund') {
      const [, , , ...refunds] = await desk.newsOf(orderId);
      for (const refund of refunds) await desk.post(refund);
    } else await desk.post(news[KNOWN_PAYMENTS[event] - 1] ?? '');
  }

  async function anEventfulOrder(): Promise<string> {
    const orderId = await desk.anOrder();
    for (const outcome of ['fail', 'pay', 'pay'] as const) {
      await desk.play(orderId, outcome);
      bend.ms += 1;
    }
    return orderId;
  }

  async function live(events: readonly Event[]): Promise<string> {
    const orderId = await anEventfulOrder();
    const news = await desk.newsOf(orderId);
    for (const event of events) await deliver(orderId, event, news);
    seen.delete(orderId);
    // What was not taken comes again.
    for (const body of news) await desk.post(body);
    return orderId;
  }

  const lives = permutations(EVENTS);

  test(
    `in all ${lives.length} orders, to the same state and the same books`,
    async () => {
      bend.statusOf = asSeen;
      const orderIds: string[] = [];
      while (lives.length > 0) orderIds.push(...(await Promise.all(lives.splice(0, 8).map(live))));
      bend.statusOf = undefined;
      await desk.context().background.idle();
      bend.ms += 31_000;
      while ((await pursueRefunds(desk.context(), 50)) > 0);
      const outcomes = new Set<string>();
      for (const orderId of orderIds) outcomes.add(JSON.stringify(await desk.books(orderId)));
      expect([...outcomes].map((books) => JSON.parse(books))).toEqual([
        expect.objectContaining({
          state: 'paid',
          payments: [
            { state: 'failed', is_grant: false, amount_paise: TOTAL_PAISE },
            { state: 'success', is_grant: true, amount_paise: TOTAL_PAISE },
            { state: 'success', is_grant: false, amount_paise: TOTAL_PAISE },
          ],
          refunds: [{ state: 'done', amount_paise: TOTAL_PAISE }],
          given: [{ quantity: 1, revoked: false }],
        }),
      ]);
    },
    patience(120),
  );
});
