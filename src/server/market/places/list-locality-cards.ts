import { sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { LocalityCard, listLocalityCards } from '#contract/market/places.ts';
import { yearChange } from '#domain/market/year-change.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { asOf, figureOf, type Kept } from './figures.ts';
import { type Months, monthNow, monthsOfLocality } from './months.ts';

type Row = Omit<LocalityCard, 'saleRate' | 'rentRate' | 'change'> & {
  sale: Kept | null;
  rent: Kept | null;
  months: Months;
};

const rateOf = (alias: string) => sql.raw(`${alias}.figures->'rate'`);
const figures = (alias: string, listedIn: string) => sql`
  left join market_figures ${sql.raw(alias)} on ${sql.raw(alias)}.scope_kind = 'locality'
    and ${sql.raw(alias)}.scope = p.slug and ${sql.raw(alias)}.listed_in = ${listedIn}
    and ${sql.raw(alias)}.kind = 'Residential' and ${sql.raw(alias)}.bedrooms = 0`;

/** Every locality by name, with what the last refresh of the market's figures says of it. */
export async function findLocalityCards(
  context: Context,
): Promise<ResponseOf<typeof listLocalityCards>['data']> {
  const [localities, at] = await Promise.all([
    rows<Row>(
      context.db,
      sql`select p.slug, p.name, p.devanagari, p.authority, p.location[1] as latitude,
            p.location[0] as longitude, coalesce(c.live, 0) as live,
            ${rateOf('s')} as sale, ${rateOf('r')} as rent, ${monthsOfLocality} as months
          from localities p
          left join (select locality_id, count(*) as live from listings
            where status = 'live' group by 1) c on c.locality_id = p.id
          ${figures('s', 'sell')} ${figures('r', 'rent')}
          order by p.name`,
    ),
    asOf(context),
  ]);
  const now = monthNow(context.now());
  return {
    asOf: at,
    localities: localities.map(({ sale, rent, months, ...place }) => ({
      ...place,
      saleRate: figureOf(sale),
      rentRate: figureOf(rent),
      change: yearChange(months, now),
    })),
  };
}
