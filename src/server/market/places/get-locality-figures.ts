import { sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { getLocalityFigures } from '#contract/market/places.ts';
import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';
import { MARKET_BHKS } from '#domain/market/kind.ts';
import { yearChange } from '#domain/market/year-change.ts';
import { yieldPercent } from '#domain/market/yield.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { asOf, figureOf, type Kept } from './figures.ts';
import { type Months, monthNow, monthsOfLocality } from './months.ts';

type Figures = ResponseOf<typeof getLocalityFigures>['data'];

/** As many dots as a small map can show apart. */
const MAX_POINTS = 300;

interface Segment {
  listedIn: 'sell' | 'rent';
  bedrooms: number;
  rate: Kept;
  price: Kept;
}

/** What the market's figures and the live listings say of one locality. */
export async function findLocalityFigures(context: Context, slug: string): Promise<Figures> {
  const { db } = context;
  const [place] = await rows<{ id: number; months: Months }>(
    db,
    sql`select p.id, ${monthsOfLocality} as months from localities p where p.slug = ${slug}`,
  );
  if (!place) throw new AppError('not_found', words.localityUnknown);
  const isLive = sql`l.locality_id = ${place.id} and l.status = 'live'`;
  const [segments, points, [fresh], at] = await Promise.all([
    rows<Segment>(
      db,
      sql`select listed_in as "listedIn", bedrooms, figures->'rate' as rate, figures->'price' as price
          from market_figures
          where scope_kind = 'locality' and scope = ${slug} and kind = 'Residential'`,
    ),
    rows<Figures['points'][number]>(
      db,
      sql`select round(l.public_location[1]::numeric, 4)::float8 as lat,
            round(l.public_location[0]::numeric, 4)::float8 as lng, l.listed_in as listedin
          from listings l where ${isLive}
          order by l.ranked_at desc nulls first, l.id desc limit ${plainNumber(MAX_POINTS)}`,
    ),
    rows<{ n: number }>(
      db,
      sql`select count(*) as n from listings l
          where ${isLive} and l.category = 'Residential' and l.published_at > now() - interval '30 days'`,
    ),
    asOf(context),
  ]);
  const find = (listedIn: 'sell' | 'rent', bedrooms: number) =>
    segments.find((one) => one.listedIn === listedIn && one.bedrooms === bedrooms);
  const sale = find('sell', 0)?.rate;
  const rent = find('rent', 0)?.rate;
  const percent = yieldPercent(rent?.median, sale?.median);
  return {
    asOf: at,
    byBedrooms: MARKET_BHKS.map((bhk) => ({
      bhk,
      saleRate: figureOf(find('sell', bhk)?.rate),
      salePrice: figureOf(find('sell', bhk)?.price),
      rent: figureOf(find('rent', bhk)?.price),
    })).filter(({ salePrice, rent: asked }) => salePrice || asked),
    yield:
      percent === null || !sale || !rent || Math.min(sale.n, rent.n) < MIN_SAMPLE
        ? null
        : { percent, nSale: sale.n, nRent: rent.n },
    change: yearChange(place.months, monthNow(context.now())),
    newHomes: fresh?.n ?? 0,
    points,
  };
}
