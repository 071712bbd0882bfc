import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { connect } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { refunds } from '#server/db/schema/index.ts';
import { openContext } from '#server/hosts/compose.ts';
import { JOBS } from '#server/jobs/jobs.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { newMobile } from '#tests/api/world.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';
import type { Payer } from './money-payers.ts';

const HOUR_MS = 3_600_000;

/** Where the embedded Postgres of a running site's folder is reached. */
export async function embeddedUrl(folder: string): Promise<string> {
  const { port, password } = JSON.parse(await readFile(path.join(folder, 'postgres.json'), 'utf8'));
  return `postgres://postgres:${password}@127.0.0.1:${port}/propertysearch`;
}

/** A site’s own context, by its data folder or settings and so its secrets, on a server or its embedded one. */
export async function booksOf(
  folder: string,
  url?: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<Context> {
  const log = createLogger('silent');
  const db = connect(url ?? (await embeddedUrl(folder)), 4, log);
  return openContext(db, readEnv({ DATA_DIR: folder, ...settings }), log);
}

export type KnownPayer = Payer & { id: number };

export async function payerOf(
  { db }: Context,
  { role = 'user', ...payer }: Omit<Payer, 'token'> & { role?: 'user' | 'admin' | undefined },
): Promise<KnownPayer> {
  const { id } = await insertPerson(db, { role, mobile: newMobile() });
  const { token } = await aSession(db, id);
  return { ...payer, id, token };
}

/** Money’s own clock, some hours on, so that nothing waits any more. */
async function runJobs(context: Context): Promise<void> {
  for (let hours = 1; hours <= 4; hours++) {
    const later = { ...context, now: () => new Date(Date.now() + hours * HOUR_MS) };
    for (const { run } of JOBS) await run(later, new AbortController().signal);
    await context.background.idle();
  }
}

/** The ledger proves, and what the sandbox’s bank knows is known here, each thing once. */
export async function expectBooksHold(context: Context): Promise<void> {
  const refundsLeft = async () => {
    await runJobs(context);
    return context.db.$count(refunds, inArray(refunds.state, ['requested', 'processing']));
  };
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
}
