import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { accounts } from '#domain/ledger.ts';
import type { Purpose } from '#domain/purpose.ts';
import type { Background } from '#server/background.ts';
import type { Context } from '#server/context.ts';
import { connect } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { entitlements, type Order, orders } from '#server/db/schema/index.ts';
import { markPaid } from '#server/features/bookings/mark-paid.ts';
import type { PurposeHandler } from '#server/features/payments/purpose-handler.ts';
import { PURPOSE_HANDLERS } from '#server/features/payments/purposes.ts';
import { createLogger } from '#server/log.ts';
import {
  GatewayError,
  type GatewayStanding,
  type PaymentGateway,
} from '#server/ports/gateway/gateway.ts';
import { playSandbox, type SandboxOutcome } from '#server/ports/gateway/sandbox/play.ts';
import { sandboxGateway } from '#server/ports/gateway/sandbox/sandbox.ts';
import { signWebhook } from '#server/ports/gateway/webhook-signature.ts';
import { nextOf } from '../builders/count.ts';
import { aSession, insertPerson, stored } from '../builders/index.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from './harness.ts';

const POOL = 16;
/** As they are; the desk has its own while it stands. */
const HANDLERS = { ...PURPOSE_HANDLERS };
export const LIST_PAISE = 999_01;
export const TOTAL_PAISE = 117_883;

export const newMobile = () => `97${String(20_000_000 + nextOf('payer’s mobile'))}`;

/** Sold to anyone, refused on request; what is given is a row, so that it comes and goes with the transaction. */
function anythingHandler(isRefused: () => boolean): PurposeHandler {
  return {
    quote: async () => ({
      description: 'Property analysis for a month',
      subjectKind: null,
      subjectId: null,
      priceItem: null,
      listPaise: LIST_PAISE,
      returnPath: '/propertyAnalysisPayment',
    }),
    async grant({ now }, tx, order) {
      await tx.insert(entitlements).values({
        personId: order.personId,
        kind: 'analysis',
        orderId: order.id,
        quantity: 1,
        startsAt: now(),
      });
      if (isRefused()) throw new AppError('conflict', 'It is sold out.');
    },
    async revoke({ now }, tx, order) {
      await tx.execute(
        sql`update entitlements set revoked_at = ${now()} where order_id = ${order.id}`,
      );
    },
  };
}

const tokenHandler: PurposeHandler = {
  async quote({ db }, { subjectId }) {
    const [booking] = await rows<{ id: number; paise: number }>(
      db,
      sql`select id, token_paise as paise from bookings where id = ${subjectId}`,
    );
    if (!booking) throw new AppError('not_found');
    return {
      description: 'Token amount',
      subjectKind: 'booking',
      subjectId: booking.id,
      priceItem: null,
      listPaise: booking.paise,
      returnPath: `/BookedProperties/Payments/${booking.id}`,
    };
  },
  grant: (context, tx, order) => markPaid(context, tx, order.subjectId ?? 0),
  revoke: async () => undefined,
  escrowAccount: (order) => accounts.escrow('booking', order.subjectId ?? 0),
};

export interface Payer {
  id: number;
  headers: { authorization: string };
}

/** What goes wrong at the gateway, and how its clock and its books are bent. */
interface Bend {
  openOrder?: 'away' | 'done, but no answer' | undefined;
  standingOf?:
    | ((standing: GatewayStanding | undefined, publicId: string) => GatewayStanding | undefined)
    | undefined;
  isSoldOut: boolean;
  /** How far the clock has moved on. */
  ms: number;
  opened: string[];
}

function bent(gateway: PaymentGateway, bend: Bend): PaymentGateway {
  return {
    ...gateway,
    async openOrder(order) {
      if (bend.openOrder === 'away') throw new GatewayError('away', 'no answer');
      bend.opened.push(order.publicId);
      const opened = await gateway.openOrder(order);
      if (bend.openOrder) throw new GatewayError('away', 'no answer');
      return opened;
    },
    async standingOf(publicId) {
      const standing = await gateway.standingOf(publicId);
      return bend.standingOf ? bend.standingOf(standing, publicId) : standing;
    },
  };
}

/** For a test file: the API with a sandbox gateway that can be bent, on a clock that can be moved. */
export function paymentDesk() {
  let database: TestDatabase;
  let context: Context;
  let api: ReturnType<typeof testApi>;
  const bend: Bend = { isSoldOut: false, ms: 0, opened: [] };
  const now = () => new Date(Date.now() + bend.ms);

  beforeAll(async () => {
    database = await testDatabase();
    const plain = testContext(connect(database.url, POOL, createLogger('silent')));
    const key = plain.secrets.key('sandbox gateway');
    const gateway = bent(sandboxGateway({ db: plain.db, key, now }), bend);
    const limits = { spend: async () => undefined };
    const { background } = plain;
    const withoutNews: Background = {
      ...background,
      run: (name, task) => {
        if (name !== 'deliver notifications') background.run(name, task);
      },
    };
    context = {
      ...plain,
      now,
      limits,
      background: withoutNews,
      ports: { ...plain.ports, gateway },
    };
    api = testApi(context.db, context);
    PURPOSE_HANDLERS.propertyAnalysis = anythingHandler(() => bend.isSoldOut);
    PURPOSE_HANDLERS.subscription = PURPOSE_HANDLERS.propertyAnalysis;
    PURPOSE_HANDLERS.token = tokenHandler;
  });
  beforeEach(() => {
    // Sessions live by the real clock.
    bend.ms = 0;
  });
  afterAll(async () => {
    Object.assign(PURPOSE_HANDLERS, HANDLERS);
    await context.background.idle();
    await context.db.$client.end();
    await database.close();
  });

  async function aPayer(): Promise<Payer> {
    const { id } = await insertPerson(context.db, { mobile: newMobile() });
    return { id, headers: (await aSession(context.db, id)).headers };
  }

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
    query: async <Row extends object>(text: string, ...values: unknown[]) =>
      (await context.db.$client.query(text, values)).rows as Row[],
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
