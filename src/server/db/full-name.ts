import { type SQL, sql } from 'drizzle-orm';

/** `fullNameOf` in SQL, of a row of `people`: first and last name, without a blank where one is missing. */
export const fullNameIn = (alias: string): SQL =>
  sql.raw(`trim(${alias}.first_name || ' ' || ${alias}.last_name)`);
