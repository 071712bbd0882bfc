import { sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { Figure, ProjectPage } from '#contract/market/places.ts';
import type { PlanningAuthority } from '#domain/homes/gazetteer/authority.ts';
import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';
import { readProjectSlug } from '#domain/homes/project-path.ts';
import { differencePercent } from '#domain/market/yield.ts';
import words from '#messages/market/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { rupeesIn } from '#server/db/rupees.ts';
import { type CardRow, cardColumns, findRate, presentCard } from '#server/homes/listings/index.ts';
import { slugIn } from './project-homes.ts';

const MAX_HOMES = 120;

const price = rupeesIn(sql`l.price_paise`);
const size = sql`nullif(coalesce(l.carpet_area_sqft, l.built_up_area_sqft, l.plot_area_sqft), 0)`;
const isHome = sql`l.category = 'Residential'`;

interface Summary {
  name: string;
  developer: string | null;
  reraNumbers: string[];
  latitude: number;
  longitude: number;
  total: number;
  saleMedian: number | null;
  saleN: number;
  rentMedian: number | null;
  rentN: number;
}

interface Locality {
  id: number;
  locality: string;
  localitySlug: string;
  authority: PlanningAuthority;
}

const rounded = (median: number | null, n: number): Figure =>
  median === null || n < MIN_SAMPLE ? null : { median: Math.round(median), n };

/** Everything about a project that has a home on offer. Throws not_found for any other. */
export async function findProjectPage({ db }: Context, slug: string): Promise<ProjectPage> {
  const unknown = new AppError('not_found', words.noProjectHome);
  const asked = readProjectSlug(slug);
  if (!asked) throw unknown;
  const [locality] = await rows<Locality>(
    db,
    sql`select id, name as locality, slug as "localitySlug", authority from localities
        where slug = ${asked.localitySlug}`,
  );
  if (!locality) throw unknown;
  const inProject = sql`l.locality_id = ${locality.id} and l.society is not null
    and ${slugIn(sql`l.society`)} = ${asked.name}`;
  const isLive = sql`${inProject} and l.status = 'live'`;
  const median = (listedIn: string) =>
    sql`percentile_cont(0.5) within group (order by ${price} / ${size})
        filter (where ${isHome} and l.listed_in = ${listedIn})`;
  const sample = (listedIn: string) =>
    sql`count(${size}) filter (where ${isHome} and l.listed_in = ${listedIn})`;
  const [[summary], homes, kinds, history, saleRate, rentRate] = await Promise.all([
    rows<Summary>(
      db,
      sql`select mode() within group (order by trim(l.society)) as name,
            mode() within group (order by nullif(trim(l.developer), '')) as developer,
            coalesce(array_agg(distinct l.rera_number) filter (where l.rera_number is not null), '{}') as "reraNumbers",
            avg(l.public_location[1]) as latitude, avg(l.public_location[0]) as longitude,
            count(*) as total, ${median('sell')} as "saleMedian", ${sample('sell')} as "saleN",
            ${median('rent')} as "rentMedian", ${sample('rent')} as "rentN"
          from listings l where ${isLive}`,
    ),
    rows<CardRow>(
      db,
      sql`select ${cardColumns} from listings l join localities p on p.id = l.locality_id
          where ${isLive} order by l.listed_in, l.price_paise, l.id limit ${plainNumber(MAX_HOMES)}`,
    ),
    rows<ProjectPage['kinds'][number]>(
      db,
      sql`select l.listed_in as listedin, least(l.bedrooms, 5)::int as bhk, count(*) as n,
            min(${price})::float8 as lowest, max(${price})::float8 as highest
          from listings l where ${isLive} group by 1, 2 order by 1, 2`,
    ),
    rows<ProjectPage['history'][number]>(
      db,
      sql`select to_char(l.published_at at time zone 'Asia/Kolkata', 'YYYY-"Q"Q') as quarter,
            round(percentile_cont(0.5) within group (order by ${rupeesIn(sql`f.paise`)} / ${size}))::float8 as median,
            count(${size}) as n
          from listings l
          cross join lateral (select coalesce(
            (select h.price_paise from price_history h
              where h.listing_id = l.id and h.changed_at <= l.published_at
              order by h.changed_at desc, h.id desc limit 1), l.price_paise) as paise) f
          where ${inProject} and l.status not in ('draft', 'withdrawn')
            and l.listed_in = 'sell' and ${isHome}
          group by 1 having count(${size}) >= ${MIN_SAMPLE} order by 1 desc limit 20`,
    ),
    findRate(db, { localitySlug: locality.localitySlug, listedin: 'sell' }),
    findRate(db, { localitySlug: locality.localitySlug, listedin: 'rent' }),
  ]);
  if (!summary || summary.total === 0) throw unknown;
  const { saleMedian, saleN, rentMedian, rentN, ...project } = summary;
  const own = rounded(saleMedian, saleN);
  const { id: _, ...where } = locality;
  return {
    slug,
    ...project,
    ...where,
    saleRate: own,
    rentRate: rounded(rentMedian, rentN),
    localitySaleRate: saleRate && { median: saleRate.median, n: saleRate.n },
    localityRentRate: rentRate && { median: rentRate.median, n: rentRate.n },
    againstLocality: differencePercent(own?.median, saleRate?.median),
    kinds,
    history: history.reverse(),
    homes: homes.map(presentCard),
  };
}
