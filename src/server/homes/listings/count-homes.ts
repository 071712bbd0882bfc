import { sql } from 'drizzle-orm';
import type { ListedIn } from '#domain/homes/listing.ts';
import { puneDayNumber, startOfDay } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { readyIndex } from '#server/homes/search-feed/index.ts';
import type { HomeIndex } from '#server/homes/search-index/index.ts';

interface Counted {
  sale: number;
  rent: number;
  today: number;
}

/** How many homes can be bought and rented in Pune, and how many of them came out today. */
export async function countHomes(context: Pick<Context, 'db' | 'now'>): Promise<Counted> {
  const now = context.now();
  const midnight = startOfDay(puneDayNumber(now));
  const index = await readyIndex(context);
  return index ? countByIndex(index, now, midnight) : countBySql(context, midnight);
}

function countByIndex(index: HomeIndex, now: Date, midnight: Date): Counted {
  const category = 'Residential';
  const count = (listedin: ListedIn) => index.count({ category, listedin }, undefined, now);
  const today = index.count({ category }, undefined, now, midnight);
  return { sale: count('sell'), rent: count('rent'), today };
}

async function countBySql({ db }: Pick<Context, 'db'>, midnight: Date): Promise<Counted> {
  const homes = sql`l.status = 'live' and l.city = 'Pune' and l.category = 'Residential'`;
  // Two queries, each read from the index that has its columns.
  const [offered, today] = await Promise.all([
    rows<{ listed_in: string; n: number }>(
      db,
      sql`select l.listed_in, count(*) as n from listings l where ${homes} group by 1`,
    ),
    rows<{ n: number }>(
      db,
      sql`select count(*) as n from listings l
          where ${homes} and l.listed_in in ('sell', 'rent') and l.ranked_at >= ${midnight.toISOString()}`,
    ),
  ]);
  const of = (listedIn: string) => offered.find((row) => row.listed_in === listedIn)?.n ?? 0;
  return { sale: of('sell'), rent: of('rent'), today: today[0]?.n ?? 0 };
}
