import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Purpose } from '#domain/money/purpose.ts';
import type { Context } from '#server/core/context.ts';
import { connect } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type Order, orders } from '#server/db/schema/index.ts';
import { createLogger } from '#server/lib/log.ts';
import type { PurposeHandler } from '#server/money/purposes/purpose-handler.ts';
import { handlerOf, purposes } from '#server/money/purposes/purposes.ts';
import { playSandbox, type SandboxOutcome } from '#server/ports/gateway/sandbox/play.ts';
import { sandboxGateway } from '#server/ports/gateway/sandbox/sandbox.ts';
import { signWebhook } from '#server/ports/gateway/sandbox/webhook-signature.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { nextOf } from '#tests/builders/count.ts';
import { aSession, insertPerson, NO_LIMITS, stored, withoutNews } from '#tests/builders/index.ts';
import { type Bend, bent } from './bent-gateway.ts';
import { anythingHandler, tokenHandler } from './simple-purposes.ts';

const POOL = 16;
export const TOTAL_PAISE = 117_883;

export const newMobile = () => `97${String(20_000_000 + nextOf('payer’s mobile'))}`;

export interface Payer {
  id: number;
  headers: { authorization: string };
}

/** For a test file: the API with a sandbox gateway that can be bent, on a clock that can be moved. */
export function paymentDesk() {
  let database: TestDatabase;
  let context: Context;
  let api: ReturnType<typeof testApi>;
  /** As they are; the desk has its own while it stands. */
  let handlers: ReturnType<typeof purposes.all>;
  const bend: Bend = { ms: 0, opened: [] };
  const now = () => new Date(Date.now() + bend.ms);

  beforeAll(async () => {
    database = await testDatabase();
    const plain = testContext(connect(database.url, POOL, createLogger('silent')));
    const key = plain.secrets.key('sandbox gateway');
    const gateway = bent(sandboxGateway({ db: plain.db, key, now }), bend);
    const limits = NO_LIMITS;
    context = {
      ...plain,
      now,
      limits,
      background: withoutNews(plain.background),
      ports: { ...plain.ports, gateway },
    };
    api = testApi(context.db, context);
    handlers = purposes.all();
    const anything = anythingHandler(() => bend.refusal);
    purposes.fill({
      ...handlers,
      propertyAnalysis: anything,
      subscription: anything,
      token: tokenHandler,
    });
  });
  beforeEach(() => {
    // Sessions live by the real clock.
    bend.ms = 0;
  });
  afterAll(async () => {
    purposes.fill(handlers);
    await context.background.idle();
    await context.db.$client.end();
    await database.close();
  });

  async function someone(overrides: Parameters<typeof insertPerson>[1]): Promise<Payer> {
    const { id } = await insertPerson(context.db, overrides);
    return { id, headers: (await aSession(context.db, id)).headers };
  }
  const aPayer = () => someone({ mobile: newMobile() });

  const as = ({ headers }: Payer, method: string, path: string, body?: unknown) =>
    api(method, `/api${path}`, body, headers);

  const create = (payer: Payer, body: object = {}) =>
    as(payer, 'POST', '/contact/create', {
      purpose: 'propertyAnalysis' satisfies Purpose,
      idempotencyKey: randomUUID(),
      ...body,
    });

  async function anOrder(payer?: Payer, body: object = {}): Promise<string> {
    const answer = await create(payer ?? (await aPayer()), body);
    if (answer.status !== 200) throw new Error(`no order: ${JSON.stringify(answer.body)}`);
    return answer.body.data.orderId;
  }

  const rowOf = async (orderId: string): Promise<Order> =>
    stored(await context.db.select().from(orders).where(sql`public_id = ${orderId}`));

  /** Sells something in another way while something is done. */
  async function whileSelling(
    purpose: Purpose,
    change: (handler: PurposeHandler) => PurposeHandler,
    run: () => Promise<unknown>,
  ): Promise<void> {
    const handler = handlerOf(purpose);
    purposes.fill({ ...purposes.all(), [purpose]: change(handler) });
    try {
      await run();
    } finally {
      purposes.fill({ ...purposes.all(), [purpose]: handler });
    }
  }

  const query = async <Row extends object>(text: string, ...values: unknown[]) =>
    (await context.db.$client.query(text, values)).rows as Row[];

  /** Webhooks of an order as the gateway would send them, in the order of what happened. */
  async function newsOf(orderId: string): Promise<string[]> {
    const found = await rows<{ body: string }>(
      context.db,
      sql`select body from sandbox_webhooks where body like ${`%${orderId}%`} order by id`,
    );
    return found.map(({ body }) => body);
  }

  return {
    bend,
    now,
    context: () => context,
    aPayer,
    aStaff: () => someone({ role: 'admin', firstName: 'Ketaki', lastName: 'Phadke' }),
    as,
    create,
    anOrder,
    rowOf,
    newsOf,
    play: (orderId: string, outcome: SandboxOutcome) =>
      playSandbox(context.db, orderId, outcome, { now: now() }),
    /** Posts a webhook, signed now unless told otherwise. */
    post: (
      body: string,
      {
        at = now().getTime(),
        secret = context.secrets.key('sandbox gateway'),
        headers = {},
      }: { at?: number; secret?: Buffer; headers?: Record<string, string> } = {},
    ) =>
      api('POST', '/api/payment/webhook', body, {
        'x-webhook-signature': signWebhook(secret, String(at), body),
        'x-webhook-timestamp': String(at),
        ...headers,
      }),
    query,
    whileSelling,
    /** Webhooks of an order that were followed and written down. */
    followed: (orderId: string) =>
      query('select event_key from webhook_events where order_public_id = $1', orderId),
    /** All that is known of an order, without ids and times: what two ways must agree on. */
    async books(orderId: string) {
      const { id, state } = await rowOf(orderId);
      const read = <Row extends object>(query: ReturnType<typeof sql>) =>
        rows<Row>(context.db, query);
      return {
        state,
        payments: await read(sql`
          select state, is_grant, amount_paise from payments where order_id = ${id}
          order by at, gateway_payment_id`),
        refunds: await read(sql`
          select state, amount_paise from refunds where order_id = ${id} order by id`),
        given: await read(sql`
          select quantity, revoked_at is not null as revoked from entitlements
          where order_id = ${id}`),
        papers: await read(sql`
          select kind, total_paise from invoices where order_id = ${id} order by id`),
        ledger: await read<{ account: string; paise: number }>(sql`
          select a.code as account, sum(e.amount_paise)::bigint as paise
          from ledger_transactions t
          join ledger_entries e on e.transaction_id = t.id
          join ledger_accounts a on a.id = e.account_id
          where (t.reference_kind = 'payment'
              and t.reference_id in (select id from payments where order_id = ${id}))
            or (t.reference_kind = 'refund'
              and t.reference_id in (select id from refunds where order_id = ${id}))
          group by a.code having sum(e.amount_paise) <> 0 order by a.code`),
      };
    },
  };
}
