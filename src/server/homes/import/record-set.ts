import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { listings, type NewListing } from '#server/db/schema/index.ts';

const COLUMNS = getTableColumns(listings);
type Key = keyof NewListing & keyof typeof COLUMNS;

export interface RecordSet {
  /** Names of the columns in the database, in the order of the keys. */
  columns: readonly { name: string; type: string }[];
  /** `json_to_recordset($1) as given(owner_id integer, ...)`: thousands of rows in one parameter. */
  from(rows: readonly Partial<NewListing>[]): SQL;
}

/** Some columns of `listings`, so that a statement can select them from rows of ours. */
export function recordSet(keys: readonly Key[]): RecordSet {
  const chosen = keys.map((key) => {
    const column = COLUMNS[key];
    return { key, column, name: column.name, type: column.getSQLType() };
  });
  const definition = sql.raw(chosen.map(({ name, type }) => `${name} ${type}`).join(', '));

  function asRecord(row: Partial<NewListing>): object {
    const entries = chosen.map(({ key, column, name, type }) => {
      const value = row[key];
      // A point has a text form of its own; all else Postgres reads from JSON as it stands.
      return [name, type === 'point' && value ? column.mapToDriverValue(value) : value];
    });
    return Object.fromEntries(entries);
  }

  return {
    columns: chosen.map(({ name, type }) => ({ name, type })),
    from: (rows) =>
      sql`json_to_recordset(${JSON.stringify(rows.map(asRecord))}::json) as given(${definition})`,
  };
}
