import { type SQL, sql } from 'drizzle-orm';
import { getFilterValues, type MarketFilter } from '#contract/market/analytics.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import { formatMonth } from '#domain/lib/time/month.ts';
import {
  DISTRICT_NAMES,
  MARKET_KINDS,
  type MarketDistrict,
  marketBhkLabel,
} from '#domain/market/kind.ts';
import rates from '#messages/market/rates/index.ts';
import { rows } from '#server/db/rows.ts';
import { answering } from './answering.ts';
import { ofPlace, ofSegment, type Segment } from './find-figures.ts';
import { CITY } from './find-place.ts';

interface Value {
  value: string;
  label: string;
  n: number;
}

const live = sql`(figures->>'live')::int`;

/** Of each filter: its values with a label where the database knows one, and their counts. */
const QUERIES: Record<MarketFilter, (segment: Segment) => SQL> = {
  locality: (segment) => sql`
    select scope as value, p.name as label, ${live} as n from market_figures
    join localities p on p.slug = scope
    where scope_kind = 'locality' and ${ofSegment(segment)} and ${live} > 0 order by p.name`,
  district: (segment) => sql`
    select scope as value, scope as label, ${live} as n from market_figures
    where scope_kind = 'district' and ${ofSegment(segment)} order by scope`,
  type: ({ listedin }) => sql`
    select kind as value, kind as label, ${live} as n from market_figures
    where ${ofPlace(CITY)} and listed_in = ${listedin} and bedrooms = 0
    order by array_position(${sql.param([...MARKET_KINDS])}::text[], kind)`,
  bhk: ({ listedin, type }) => sql`
    select bedrooms::text as value, bedrooms::text as label, ${live} as n from market_figures
    where ${ofPlace(CITY)} and listed_in = ${listedin} and kind = ${type} and bedrooms > 0
    order by bedrooms`,
  month: (segment) => sql`
    select to_char(month, 'YYYY-MM') as value, to_char(month, 'YYYY-MM') as label,
      (figures->>'added')::int as n from market_months
    where ${ofPlace(CITY)} and ${ofSegment(segment)} and (figures->>'added')::int > 0
    order by market_months.month`,
};

const LABELS: Partial<Record<MarketFilter, (value: string) => string>> = {
  district: (value) => DISTRICT_NAMES[value as MarketDistrict],
  type: (value) =>
    value === 'Residential'
      ? rates.allHomes
      : SUBCATEGORY_LABEL[value as keyof typeof SUBCATEGORY_LABEL],
  bhk: (value) => marketBhkLabel(Number(value)),
  month: formatMonth,
};

export const getFilterValuesVerb = answering(
  getFilterValues,
  async ({ context }, { params, query }) => {
    const filter = params.filterName;
    const found = await rows<Value>(context.db, QUERIES[filter](query));
    const labelOf = LABELS[filter];
    return {
      filter,
      values: labelOf
        ? found.map((one) => ({ ...one, label: labelOf(one.value) }))
        : found.map((one) => ({ ...one, label: placeName(one.label) })),
    };
  },
  ({ params }) => params.filterName !== 'locality',
);
