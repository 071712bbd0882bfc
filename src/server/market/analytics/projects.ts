import { type SQL, sql } from 'drizzle-orm';
import { getAllData, getUniqueData } from '#contract/market/analytics-projects.ts';
import type { ProjectLine } from '#contract/market/analytics-shapes.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { SUBCATEGORY_LABEL, type Subcategory } from '#domain/homes/listing.ts';
import { DISTRICT_NAMES, type MarketDistrict } from '#domain/market/kind.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { answering } from './answering.ts';
import { findLocality } from './find-place.ts';

/** Columns of a ProjectLine, of `market_projects m` and `localities p`. */
export const projectColumns: SQL = sql`
  m.id as "_id", m.name as project_name, m.developer, p.name as locality,
  p.slug as "localitySlug", m.district, m.kinds as property_types, m.live, m.listings`;

/** `like` reads these as wildcards. */
const escapeLike = (typed: string) => typed.toLowerCase().replace(/[\\%_]/g, '\\$&');

function startsAWord(typed: string): SQL {
  const begin = escapeLike(typed);
  return sql`(m.key like ${`${begin}%`} or m.key like ${`% ${begin}%`})`;
}

/** Names and counts are open to all; figures of a project are of the full analysis. */
export const getAllDataVerb = answering(getAllData, async ({ context: { db } }, { query }) => {
  const { district, property_type, locality, q, page, pageSize } = query;
  if (locality) await findLocality(db, locality);
  const conditions = [
    sql`true`,
    ...(district ? [sql`m.district = ${district}`] : []),
    ...(property_type ? [sql`m.kinds @> array[${property_type}]`] : []),
    ...(locality ? [sql`p.slug = ${locality}`] : []),
    ...(q ? [startsAWord(q)] : []),
  ];
  const from = sql`market_projects m join localities p on p.id = m.locality_id
    where ${sql.join(conditions, sql` and `)}`;
  const [data, [counted]] = await Promise.all([
    rows<ProjectLine>(
      db,
      sql`select ${projectColumns} from ${from} order by m.listings desc nulls last, m.id
          limit ${plainNumber(pageSize)} offset ${plainNumber((page - 1) * pageSize)}`,
    ),
    rows<{ n: number }>(db, sql`select count(*) as n from ${from}`),
  ]);
  return {
    data: data.map((line) => ({ ...line, locality: placeName(line.locality) })),
    total: counted?.n ?? 0,
    page,
    pageSize,
  };
});

interface Counted {
  value: string;
  label: string;
  n: number;
}

export const getUniqueDataVerb = answering(getUniqueData, async ({ context: { db } }) => {
  const [districts, kinds, localities] = await Promise.all([
    rows<Counted>(
      db,
      sql`select district as value, count(*) as n from market_projects group by 1 order by 1`,
    ),
    rows<Counted>(
      db,
      sql`select kind as value, count(*) as n from market_projects, unnest(kinds) kind
          group by 1 order by 2 desc, 1`,
    ),
    rows<Counted>(
      db,
      sql`select p.slug as value, p.name as label, count(*) as n
          from market_projects m join localities p on p.id = m.locality_id
          group by 1, 2 order by 2`,
    ),
  ]);
  return {
    district: districts.map((one) => ({
      ...one,
      label: DISTRICT_NAMES[one.value as MarketDistrict],
    })),
    property_type: kinds.map((one) => ({
      ...one,
      label: SUBCATEGORY_LABEL[one.value as Subcategory],
    })),
    locality: localities.map((one) => ({ ...one, label: placeName(one.label) })),
  };
});
