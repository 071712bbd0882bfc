import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { instalments } from '#server/db/schema/index.ts';
import { insertBooking } from '#tests/api/deals/deal-world.ts';
import { codeFor, insertAccount } from '#tests/api/money/escrow-world.ts';
import { currentPrice, insertListing, stored } from '#tests/builders/index.ts';
import { tell } from '#tests/drills/tell.ts';
import { patience } from '#tests/patience.ts';
import { booksOf, expectBooksHold, type KnownPayer, payerOf } from './money-books.ts';
import { type Deal, keepBuying, keepRefunding, type Paid, takeDeal } from './money-payers.ts';
import { dataFolder, discard, launch, ready, type SiteProcess, stop } from './site-process.ts';

const KILLS = process.env.FULL_DRILL === '1' ? 20 : 4;
const BUYERS = 4;
const DEALERS = 2;

let site: SiteProcess;
let folder: string;
let context: Context;
let over = false;

beforeAll(async () => {
  folder = await dataFolder();
  site = await launch({ dataDir: folder });
  await ready(site);
  context = await booksOf(folder);
});
afterAll(async () => {
  await context?.db.$client.end();
  await stop(site);
  await discard(folder);
});

const goesOn = () => !over;
const aPayer = (role?: 'admin') => payerOf(context, { site: () => site, goesOn, role });

/** A booking that waits to be paid, with a plan of one instalment. */
async function aDeal(owner: KnownPayer, accountId: number): Promise<Deal> {
  const buyer = await aPayer();
  const listing = await insertListing(context.db, {
    ownerId: owner.id,
    pricePaise: paise(9_000_00),
  });
  const parts = {
    pricePaise: paise(9_000_00),
    tokenPaise: paise(4_000_00),
    state: 'accepted' as const,
  };
  const { id: bookingId } = await insertBooking(context, { listing, buyer }, parts);
  const { id: instalmentId } = stored(
    await context.db
      .insert(instalments)
      .values({
        bookingId,
        seq: 101,
        label: 'Rest',
        dueOn: '2030-01-05',
        amountPaise: paise(5_000_00),
      })
      .returning(),
  );
  const code = (releaseId: number) => codeFor(context, releaseId);
  return { bookingId, instalmentId, accountId, owner, buyer, codeFor: code };
}

async function keepDealing(): Promise<void> {
  const owner = await aPayer();
  const { id } = await insertAccount(context, owner.id);
  while (goesOn()) await takeDeal(await aDeal(owner, id));
}

async function aPaidOrder(): Promise<Paid | undefined> {
  const [found] = await rows<{ orderId: string; paise: number }>(
    context.db,
    sql`select o.public_id as "orderId", coalesce((select sum(r.amount_paise) from refunds r
          where r.order_id = o.id and r.state <> 'failed'), 0)::bigint as paise
        from orders o where o.state = 'paid' and o.purpose <> 'penny' order by random() limit 1`,
  );
  return found && { orderId: found.orderId, refunded: found.paise / 100 };
}

/** Ends the site at once, at any moment, and starts it again; several times. */
async function killAgainAndAgain(): Promise<void> {
  for (let i = 0; i < KILLS; i++) {
    await pause(randomInt(300, 3_000));
    site.child.kill('SIGKILL');
    await site.exited;
    site = await launch({ dataDir: folder, port: site.port });
    await ready(site);
  }
  await pause(1_000);
  over = true;
}

test(
  'killed again and again while money moves: nothing is lost, and nothing doubled',
  async () => {
    const item = await currentPrice(context.db, 'property-analysis-30');
    const payers = await Promise.all(Array.from({ length: BUYERS }, () => aPayer()));
    await Promise.all([
      killAgainAndAgain(),
      ...payers.map((payer) => keepBuying(payer, item.id)),
      ...Array.from({ length: DEALERS }, keepDealing),
      keepRefunding(await aPayer('admin'), aPaidOrder),
    ]);
    await expectBooksHold(context);
    const [much] = await rows<{ paid: number; refunds: number; payouts: number }>(
      context.db,
      sql`select (select count(*)::int from orders where state = 'paid') as paid,
            (select count(*)::int from refunds) as refunds,
            (select count(*)::int from payouts) as payouts`,
    );
    tell('money', { 'kills of the site': KILLS, ...much });
    expect(much?.paid).toBeGreaterThan(10);
  },
  patience(KILLS * 75),
);
