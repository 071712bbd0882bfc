import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Database } from '#server/db/client.ts';
import { rateLimits } from '#server/db/schema/index.ts';
import { openContext } from '#server/hosts/compose.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { settle } from '#server/money/payments/settle.ts';
import { startOrder } from '#server/money/payments/start-order.ts';
import { seedPrices } from '#server/money/prices/seed-prices.ts';
import { playSandbox } from '#server/ports/gateway/sandbox/play.ts';
import { insertBooking } from '#tests/api/deals/deal-world.ts';
import { aSession, currentPrice, insertListing, insertPerson } from '#tests/builders/index.ts';
import { type BenchCall, groupsPerSecond, PGBENCH, requestsPerSecond, WRK } from './load.ts';
import { SECRET_KEY, serveApi, withDatabase, withoutReferences } from './scratch-database.ts';
import { end } from './shell.ts';
import { statementsOf } from './statements.ts';
import { stepsPerSecond } from './steps.ts';

const CONNECTIONS = 16;
/** Of each step; within every person's limits. */
const STEPS = 800;
/** Calls whose SQL the floor goes round. */
const SCRIPTS = 120;
const BUYERS = 100;
const DEALS = 40;

export interface MoneyRow {
  call: string;
  endpoint: number;
  floor: number;
}

interface Buyer {
  id: number;
  headers: Record<string, string>;
}

async function aBuyer(db: Database, at: number): Promise<Buyer> {
  const { id } = await insertPerson(db, { mobile: String(9_600_000_000 + at) });
  return { id, headers: (await aSession(db, id)).headers };
}

/** An order that somebody has paid at the gateway, of which we have not heard. */
async function anUnheardOrder(
  context: Context,
  { id }: Buyer,
  wish: { purpose: 'propertyAnalysis' | 'token'; subjectId?: number; priceItemId?: number },
): Promise<string> {
  const { purpose, subjectId = null, priceItemId = null } = wish;
  const actor = { kind: 'person', id, role: 'user', sessionId: 0 } as const;
  const { publicId } = await startOrder(
    { ...context, actor },
    {
      ...{ personId: id, purpose, subjectId, priceItemId },
      ...{ coupon: null, idempotencyKey: randomUUID() },
    },
  );
  await playSandbox(context.db, publicId, 'pay-no-webhook');
  return publicId;
}

/** A booking with its token amount in escrow, as its buyer asks for it. */
async function aDealCall(context: Context, buyer: Buyer): Promise<BenchCall> {
  const listing = await insertListing(context.db);
  const { id } = await insertBooking(context, { listing, buyer }, { state: 'accepted' });
  await settle(context, await anUnheardOrder(context, buyer, { purpose: 'token', subjectId: id }));
  return { path: `/api/propertypayment/deal/${id}`, headers: buyer.headers };
}

/** Orders and their payment over HTTP against pgbench with the same SQL, and what is read of them. */
export async function benchMoney(): Promise<MoneyRow[] | string> {
  if (!WRK || !PGBENCH)
    return 'Skipped: wrk and pgbench are needed (Debian: apt-get install -y wrk postgresql).';
  return withDatabase(async (db, url) => {
    const context = openContext(db, readEnv({ SECRET_KEY }), createLogger('error'));
    await seedPrices(db, context.now());
    const { id: priceItemId } = await currentPrice(db, 'property-analysis-30');
    const buyers: Buyer[] = [];
    for (let i = 0; i < BUYERS; i++) buyers.push(await aBuyer(db, i));
    // In production nobody could pay, without a provider and a GSTIN.
    const { base, host } = await serveApi(url, { NODE_ENV: 'development' });
    const found: MoneyRow[] = [];
    const lax = withoutReferences(url);
    const floorOf = async (calls: readonly BenchCall[], stays = false) => {
      const groups = await statementsOf(db, calls, { stays });
      // What stayed would stand in the way of itself when it is played again.
      if (stays) await db.execute(sql`truncate orders, sandbox_records cascade`);
      const floor = await groupsPerSecond(lax, groups, CONNECTIONS);
      await db.delete(rateLimits);
      return floor;
    };
    const note = (call: string, endpoint: number, floor: number) => {
      found.push({ call, endpoint, floor });
      process.stderr.write(`${call}: ${endpoint.toFixed(0)} of ${floor.toFixed(0)}\n`);
    };
    const turn = <T>(make: (buyer: Buyer) => T) =>
      Array.from({ length: STEPS }, (_, i) => make(buyers[i % BUYERS] as Buyer));
    try {
      const orders = turn(({ headers }) => ({
        path: '/api/contact/create',
        headers,
        body: { purpose: 'propertyAnalysis', priceItemId, idempotencyKey: randomUUID() },
      }));
      // An order is written in one transaction and opened in another: the first must stay.
      const ordered = await floorOf(orders.splice(0, SCRIPTS), true);
      note('Start an order', (await stepsPerSecond(base, orders, CONNECTIONS)).rate, ordered);

      const paid: BenchCall[] = [];
      for (const buyer of turn((each) => each)) {
        const wish = { purpose: 'propertyAnalysis' as const, priceItemId };
        const orderId = await anUnheardOrder(context, buyer, wish);
        paid.push({ path: `/api/payment/refresh/${orderId}`, headers: buyer.headers, body: {} });
      }
      const settled = await floorOf(paid.splice(0, SCRIPTS));
      note('Settle it', (await stepsPerSecond(base, paid, CONNECTIONS)).rate, settled);

      const deals: BenchCall[] = [];
      for (const buyer of buyers.slice(0, DEALS)) deals.push(await aDealCall(context, buyer));
      const history = buyers.map(({ id, headers }) => ({
        path: `/api/propertysubscription/userpaymenthistory/${id}`,
        headers,
      }));
      for (const [call, calls] of [
        ['Money of a deal, by the ledger', deals],
        ['Payment history', history],
      ] as const) {
        const floor = await floorOf(calls);
        note(call, await requestsPerSecond(base, calls, CONNECTIONS), floor);
      }
    } finally {
      await context.background.idle();
      await end(host);
    }
    return found;
  });
}
