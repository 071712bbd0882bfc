import { type SQL, sql } from 'drizzle-orm';
import { fromRupees } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { reckonFair } from './fair-price.ts';
import { homeColumns } from './fair-price-homes.ts';
import type { Subject } from './fair-price-near.ts';

/** In one run, each hour; of a larger market it is some days’ work, oldest first. */
const MOST = 5_000;
/** Reckoned one by one, written together. */
const BATCH = 50;

/** Never reckoned, changed since, or reckoned by an older model than there is. */
const due: SQL = sql`l.status = 'live' and exists (
    select from fair_price_models m where m.listed_in = l.listed_in
      and (l.fair_at is null or l.fair_at < m.fitted_at or l.fair_at < l.updated_at))`;

/**
 * What asks to be reckoned longest, first of all what never was. All of a run at once: finding them
 * reads every home on offer.
 */
async function nextDue({ db }: Context, most: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select l.id from listings l where ${due}
        order by l.fair_at nulls first, l.id limit ${plainNumber(most)}`,
  );
  return found.map(({ id }) => id);
}

/** Of some listings those that are still due. */
const stillDue = ({ db }: Context, ids: readonly number[]) =>
  rows<Subject>(
    db,
    sql`select ${homeColumns}, l.demo from listings l join localities p on p.id = l.locality_id
        where l.id = any(${sql.param([...ids])}::int[]) and ${due} order by l.id`,
  );

/**
 * Reckons what homes could fairly ask, as their pages show it, and keeps it beside them: best match
 * goes by it. Answers how many it looked at.
 */
export async function keepFairRanges(
  context: Context,
  signal: AbortSignal,
  most = MOST,
): Promise<number> {
  const chosen = await nextDue(context, most);
  let looked = 0;
  for (let at = 0; at < chosen.length && !signal.aborted; at += BATCH) {
    const homes = await stillDue(context, chosen.slice(at, at + BATCH));
    const ids: number[] = [];
    const lows: (number | null)[] = [];
    const highs: (number | null)[] = [];
    for (const home of homes) {
      const { range } = await reckonFair(context, home);
      ids.push(home.id);
      lows.push(range && fromRupees(range.low));
      highs.push(range && fromRupees(range.high));
    }
    await rows(
      context.db,
      sql`update listings l set fair_low_paise = f.low, fair_high_paise = f.high, fair_at = now()
          from unnest(${sql.param(ids)}::int[], ${sql.param(lows)}::bigint[],
            ${sql.param(highs)}::bigint[]) f (id, low, high)
          where l.id = f.id`,
    );
    looked += homes.length;
  }
  return looked;
}
