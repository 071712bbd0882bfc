import { sql } from 'drizzle-orm';
import { LISTED_IN } from '#domain/homes/listing.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { isAlone } from '#server/db/in-turn.ts';
import { rows } from '#server/db/rows.ts';
import { collectFacts } from './collect-facts.ts';
import { makeFigures, makeMonths, type Scope } from './make-figures.ts';
import { makeProjects } from './make-projects.ts';

/** Localities made anew in one transaction. */
const BATCH_SIZE = sql.raw('16');
/** Of the time, districts and the city take at most one part in so many. */
const WIDE_SHARE = sql.raw('50');

type Step = 'more' | 'done' | 'elsewhere';

/** One step of the work, unless another process is at it; its queries may take their time. */
async function oneStep({ db }: Context, step: (tx: Transaction) => Promise<Step>): Promise<Step> {
  return db.transaction(async (tx) => {
    if (!(await isAlone(tx, 'figures of the market'))) return 'elsewhere';
    await tx.execute(sql`set local statement_timeout = '20min'`);
    await tx.execute(sql`set local work_mem = '64MB'`);
    return step(tx);
  });
}

async function remake(tx: Transaction, scope: Scope): Promise<void> {
  for (const listedIn of LISTED_IN) {
    await makeFigures(tx, scope, listedIn);
    await makeMonths(tx, scope, listedIn);
  }
}

/**
 * Takes localities that are behind, and makes their figures anew. The marks go first: what changes
 * while the listings are read leaves another. Times are the database's, since nodes' clocks differ.
 */
async function localitiesStep(tx: Transaction): Promise<Step> {
  const taken = await rows<{ id: number; slug: string }>(
    tx,
    sql`with gone as (
          delete from market_touches where locality_id in (
            select distinct locality_id from market_touches order by locality_id limit ${BATCH_SIZE})
          returning locality_id)
        select p.id, p.slug from localities p where p.id in (select locality_id from gone)`,
  );
  if (taken.length === 0) {
    // Of the moment at which this step began, before it looked whether anything is behind.
    await tx.execute(sql`update market_state set as_of = now()`);
    return 'done';
  }
  const ids = taken.map(({ id }) => id);
  const slugs = sql.param(taken.map(({ slug }) => slug));
  await collectFacts(tx, sql`l.locality_id = any(${sql.param(ids)}::int[])`);
  for (const table of [sql`market_figures`, sql`market_months`]) {
    await tx.execute(
      sql`delete from ${table} where scope_kind = 'locality' and scope = any(${slugs}::text[])`,
    );
  }
  await remake(tx, { kind: 'locality', key: sql`m.slug` });
  await makeProjects(tx, ids);
  await tx.execute(sql`update market_state set changed_at = clock_timestamp()`);
  return 'more';
}

interface Wide {
  isBehind: boolean;
  isDue: boolean;
}

/** Districts and the city, where a locality has changed since and, unless `now`, their turn has come. */
const wideStep = (isNow: boolean) =>
  async function step(tx: Transaction): Promise<Step> {
    const [wide] = await rows<Wide>(
      tx,
      sql`select coalesce(changed_at >= wide_as_of, true) as "isBehind",
            coalesce(wide_as_of + wide_ms * ${WIDE_SHARE} * interval '1 ms' <= now(), true)
              as "isDue"
          from market_state`,
    );
    if (!wide?.isBehind) {
      await tx.execute(sql`update market_state set wide_as_of = as_of`);
      return 'done';
    }
    if (!wide.isDue && !isNow) return 'done';
    const started = performance.now();
    await collectFacts(tx, sql`true`);
    for (const table of [sql`market_figures`, sql`market_months`]) {
      await tx.execute(sql`delete from ${table} where scope_kind <> 'locality'`);
    }
    await remake(tx, { kind: 'district', key: sql`m.district` });
    await remake(tx, { kind: 'city', key: sql`'Pune'::text` });
    const ms = Math.round(performance.now() - started);
    await tx.execute(sql`update market_state set wide_as_of = now(), wide_ms = ${ms}`);
    return 'done';
  };

/**
 * Brings the market's figures up to date: those of localities that something has changed in, then
 * those of districts and the city. What it was stopped in, the next one goes on with; where another
 * node is at it, it leaves the rest to that one.
 * @param wideNow districts and the city too, though it is not their turn
 */
export async function refreshMarket(
  context: Context,
  { signal, wideNow = false }: { signal?: AbortSignal; wideNow?: boolean } = {},
): Promise<void> {
  let step: Step = 'more';
  while (step === 'more' && !signal?.aborted) step = await oneStep(context, localitiesStep);
  if (step !== 'done' || signal?.aborted) return;
  await oneStep(context, wideStep(wideNow));
}

/** Makes all figures anew, whether something has changed or not. */
export async function rebuildMarket(context: Context, signal?: AbortSignal): Promise<void> {
  await context.db.execute(sql`insert into market_touches (locality_id) select id from localities`);
  await refreshMarket(context, { wideNow: true, ...(signal && { signal }) });
}

/** Whether there are figures of anything yet. */
export async function hasFigures({ db }: Context): Promise<boolean> {
  const [found] = await rows<{ any: boolean }>(
    db,
    sql`select exists (select from market_figures where scope_kind = 'city') as any`,
  );
  return found?.any === true;
}
