import { type SQL, sql } from 'drizzle-orm';
import { fullNameIn } from '#server/db/full-name.ts';

/** A person's name as staff read it, of a row of `people`; null where there is none. */
export const nameOf = (alias: string): SQL => sql`nullif(${fullNameIn(alias)}, '')`;
