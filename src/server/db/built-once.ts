import type { Database } from './client.ts';
import { nameOf } from './rows.ts';

interface Builder<Prepared> {
  toSQL(): { sql: string };
  prepare(name: string): Prepared;
}

/**
 * A query of Drizzle's that is asked often: built once for each database rather than at each call,
 * and planned once by each of its connections. What differs from call to call is a
 * `sql.placeholder`, given a value as the query is executed; a date as its ISO text.
 */
export function builtOnce<Prepared>(
  build: (db: Database) => Builder<Prepared>,
): (db: Database) => Prepared {
  const built = new WeakMap<Database, Prepared>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    const prepared = query.prepare(nameOf(query.toSQL().sql));
    built.set(db, prepared);
    return prepared;
  };
}
