import { type SQL, sql } from 'drizzle-orm';

/** A person's name as staff read it, of a row of `people`; null where there is none. */
export const nameOf = (alias: string): SQL => {
  const of = (column: string) => sql.raw(`${alias}.${column}`);
  return sql`nullif(trim(${of('first_name')} || ' ' || ${of('last_name')}), '')`;
};
