import { type SQL, sql } from 'drizzle-orm';

/** A society's name in `column` as `slugOf` writes it; as the index listings_project has it. */
export const slugIn = (column: SQL): SQL =>
  sql`trim(both '-' from regexp_replace(lower(${column}), '[^a-z0-9]+', '-', 'g'))`;
