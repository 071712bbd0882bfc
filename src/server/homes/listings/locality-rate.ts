import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { localityRate } from '#contract/homes/wire-listing.ts';
import type { ListedIn, Subcategory } from '#domain/homes/listing.ts';
import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { rupeesIn } from '#server/db/rupees.ts';

type Rate = z.infer<typeof localityRate>;

interface Segment {
  localitySlug: string;
  listedin: ListedIn;
  subcategory?: Subcategory;
}

/**
 * Median and quartiles of rupees per square foot (carpet, else built-up, else plot) of the live
 * listings of one kind in a locality; null below five.
 */
export async function findRate(db: Database, segment: Segment): Promise<Rate | null> {
  const kind = segment.subcategory
    ? sql`and l.subcategory = ${segment.subcategory}`
    : sql`and l.category = 'Residential'`;
  const [row] = await rows<{ rates: [number, number, number] | null; n: number }>(
    db,
    sql`select percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${rupeesIn(sql`l.price_paise`)} /
            coalesce(l.carpet_area_sqft, l.built_up_area_sqft, l.plot_area_sqft)) as rates,
          count(*) as n
        from listings l join localities p on p.id = l.locality_id
        where p.slug = ${segment.localitySlug} and l.status = 'live'
          and l.listed_in = ${segment.listedin} ${kind}
          and coalesce(l.carpet_area_sqft, l.built_up_area_sqft, l.plot_area_sqft) > 0`,
  );
  if (!row?.rates || row.n < MIN_SAMPLE) return null;
  const [low, median, high] = row.rates;
  return { low: Math.round(low), median: Math.round(median), high: Math.round(high), n: row.n };
}
