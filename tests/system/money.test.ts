import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import { connect } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { instalments, refunds } from '#server/db/schema/index.ts';
import { openContext } from '#server/hosts/compose.ts';
import { JOBS } from '#server/jobs/jobs.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { insertBooking } from '#tests/api/deals/deal-world.ts';
import { codeFor, insertAccount } from '#tests/api/money/escrow-world.ts';
import { newMobile } from '#tests/api/world.ts';
import {
  aSession,
  currentPrice,
  insertListing,
  insertPerson,
  stored,
} from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';
import {
  type Deal,
  keepBuying,
  keepRefunding,
  type Paid,
  type Payer,
  takeDeal,
} from './money-payers.ts';
import { dataFolder, discard, launch, ready, type SiteProcess, stop } from './site-process.ts';

const KILLS = 4;
const BUYERS = 4;
const DEALERS = 2;
const HOUR_MS = 3_600_000;

let site: SiteProcess;
let folder: string;
let context: Context;
let over = false;

beforeAll(async () => {
  folder = await dataFolder();
  site = await launch({ dataDir: folder });
  await ready(site);
  const { port, password } = JSON.parse(await readFile(path.join(folder, 'postgres.json'), 'utf8'));
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/propertysearch`;
  const log = createLogger('silent');
  // The same data folder, so the same secrets.
  context = openContext(connect(url, 4, log), readEnv({ DATA_DIR: folder }), log);
});
afterAll(async () => {
  await context?.db.$client.end();
  await stop(site);
  await discard(folder);
});

const goesOn = () => !over;

async function aPayer(role: 'user' | 'admin' = 'user'): Promise<Payer & { id: number }> {
  const { id } = await insertPerson(context.db, { role, mobile: newMobile() });
  const { token } = await aSession(context.db, id);
  return { id, token, goesOn, site: () => site };
}

/** A booking that waits to be paid, with a plan of one instalment. */
async function aDeal(owner: Awaited<ReturnType<typeof aPayer>>, accountId: number): Promise<Deal> {
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

/** Money’s own clock, some hours on, so that nothing waits any more. */
async function runJobs(): Promise<void> {
  for (let hours = 1; hours <= 4; hours++) {
    const later = { ...context, now: () => new Date(Date.now() + hours * HOUR_MS) };
    for (const { run } of JOBS) await run(later, new AbortController().signal);
    await context.background.idle();
  }
}

async function refundsLeft(): Promise<number> {
  await runJobs();
  return context.db.$count(refunds, inArray(refunds.state, ['requested', 'processing']));
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
    // The sandbox's bank goes by the real clock, and takes its seconds for a refund.
    await expect.poll(refundsLeft, { timeout: patience(60), interval: 1_000 }).toBe(0);

    expect((await verifyLedger(context)).differences).toEqual([]);
    const found = async (query: ReturnType<typeof sql>) => rows(context.db, query);
    // What the gateway has charged is known here, payment by payment, and the other way round.
    expect(
      await found(sql`
      select charged.id, y.gateway_payment_id, o.state
      from (
        select record->>'publicId' as order_id, p->>'id' as id
        from sandbox_records, jsonb_array_elements(record->'payments') p
        where key like 'order %' and p->>'state' = 'success') charged
      full join (select * from payments where state = 'success') y
        on y.gateway_payment_id = charged.id
      left join orders o on o.public_id = charged.order_id
      where y.id is null or charged.id is null or o.state not in ('paid', 'returned')`),
    ).toEqual([]);
    // Each order was given once, and the gateway sent each refund and each transfer once.
    expect(
      await found(sql`
      select order_id from entitlements group by order_id, kind having count(*) > 1
      union all
      select o.id from orders o where o.state = 'paid' and o.purpose = 'propertyAnalysis'
        and (select count(*) from entitlements e where e.order_id = o.id) <> 1`),
    ).toEqual([]);
    expect(
      await found(sql`
      select r.public_id, r.state, sent.id
      from refunds r full join (
        select f->>'publicId' as id, (f->>'amountPaise')::bigint as paise
        from sandbox_records, jsonb_array_elements(record->'refunds') f
        where key like 'order %') sent on sent.id = r.public_id
      where r.state is distinct from 'done' or sent.paise is distinct from r.amount_paise`),
    ).toEqual([]);
    expect(
      await found(sql`
      select p.public_id, p.state, s.key
      from payouts p full join (select * from sandbox_records where key like 'transfer %') s
        on s.key = 'transfer ' || p.public_id
      where p.state is distinct from 'paid' or s.key is null`),
    ).toEqual([]);
    const [much] = await found(sql`
    select (select count(*) from orders where state = 'paid') as paid,
      (select count(*) from refunds) as refunds, (select count(*) from payouts) as payouts`);
    process.stderr.write(`killed ${KILLS} times: ${JSON.stringify(much)}\n`);
    expect(much).toMatchObject({ paid: expect.toSatisfy((n: number) => n > 10) });
  },
  patience(300),
);
