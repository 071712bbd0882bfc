import { sql } from 'drizzle-orm';
import { index, integer, pgTable, point, text } from 'drizzle-orm/pg-core';

/** The gazetteer as rows: one locality of the city, with its rates where they are known. */
export const localities = pgTable(
  'localities',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    devanagari: text().notNull(),
    aliases: text().array().notNull().default(sql`'{}'::text[]`),
    city: text().notNull().default('Pune'),
    authority: text().notNull(),
    pincode: text(),
    /** x is longitude, y is latitude. */
    location: point({ mode: 'xy' }).notNull(),
    /** Name, Devanagari and aliases in one lower-case string for trigram search. */
    names: text().notNull(),
  },
  (t) => [
    // Names as somebody mistypes them, by trigrams.
    index('localities_names_trgm').using('gin', sql`${t.names} gin_trgm_ops`),
    // The locality nearest to a point, and a locality's neighbours.
    index('localities_location').using('gist', t.location),
  ],
);

export type LocalityRow = typeof localities.$inferSelect;
