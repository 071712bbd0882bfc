import type pg from 'pg';

export interface TableContent {
  name: string;
  columns: string[];
  /** How many rows there are, and a sum over all of them in which no order counts. */
  rows: string;
  digest: string;
}

export interface Sequence {
  name: string;
  last: string | null;
}

/**
 * What belongs to the server it was written on, by the numbers of its transactions: an index in
 * memory is read anew after a restore.
 */
const OF_THE_SERVER = ['search_changes', 'search_changes_cleared'];

/** Two servers write values in the same way. */
export const SAME_WORDS = `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY';
  set local intervalstyle = 'iso_8601'; set local extra_float_digits = 1;
  set local bytea_output = 'hex'; set local statement_timeout = 0;`;

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Generated columns are left to the database. */
export async function readColumns(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not c.relispartition and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [OF_THE_SERVER],
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

export async function digestOf(
  client: pg.Client,
  name: string,
): Promise<Pick<TableContent, 'rows' | 'digest'>> {
  const { rows } = await client.query<{ rows: string; digest: string }>(
    `select count(*)::text as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as digest
     from public.${quoted(name)} t`,
  );
  const [found] = rows;
  if (!found) throw new Error(`The table ${name} could not be read.`);
  return found;
}

export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename as name, last_value::text as last
     from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows;
}
