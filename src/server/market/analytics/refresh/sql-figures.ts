import { type SQL, sql } from 'drizzle-orm';
import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';

/** Within an aggregation of market_facts: how many of an expression there are, where a filter holds. */
interface Measure {
  of: SQL;
  where: SQL;
  /** Digits behind the point. */
  digits: SQL;
}

const MIN = sql.raw(String(MIN_SAMPLE));
export const WHOLE = sql`0`;
/** A rent by the square foot is tens of rupees, a price thousands. */
export const RATE_DIGITS = sql`case listed_in when 'rent' then 2 else 0 end`;

const rounded = (value: SQL, digits: SQL) => sql`round(${value}::numeric, ${digits})`;

const counted = ({ of, where }: Measure) => sql`count(${of}) filter (where ${where})`;

const quartilesOf = (measure: Measure): SQL => {
  const { of, where, digits } = measure;
  const quartiles = sql`(percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${of})
    filter (where ${where}))`;
  const at = (i: number) =>
    sql`case when ${counted(measure)} >= ${MIN}
      then ${rounded(sql`${quartiles}[${sql.raw(String(i))}]`, digits)} end`;
  return sql`'n', ${counted(measure)}, 'low', ${at(1)}, 'median', ${at(2)}, 'high', ${at(3)}`;
};

/** A KeptSpread. The same aggregate written three times is computed once. */
export const spreadOf = (measure: Measure): SQL => sql`jsonb_build_object(${quartilesOf(measure)})`;

/** A KeptRange. */
export function rangeOf(measure: Measure): SQL {
  const { of, where, digits } = measure;
  const end = (name: 'min' | 'max') => sql`case when ${counted(measure)} >= ${MIN}
    then ${rounded(sql`${sql.raw(name)}(${of}) filter (where ${where})`, digits)} end`;
  return sql`jsonb_build_object(${quartilesOf(measure)}, 'min', ${end('min')}, 'max', ${end('max')})`;
}

/** The middle of a measure alone; null under MIN_SAMPLE. */
export const medianOf = (measure: Measure): SQL => sql`case when ${counted(measure)} >= ${MIN}
  then ${rounded(
    sql`(percentile_cont(0.5) within group (order by ${measure.of}) filter (where ${measure.where}))`,
    measure.digits,
  )} end`;
