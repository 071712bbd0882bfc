import { sql } from 'drizzle-orm';
import { boolean, integer, pgEnum, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { PROFESSIONS } from '#domain/lib/role.ts';
import { instant, paise, person } from './columns.ts';

export const profession = pgEnum('profession', PROFESSIONS);

/** What a professional tells clients of themselves; who has none is not in the directories. */
export const professionalProfiles = pgTable('professional_profiles', {
  personId: person('person_id').primaryKey(),
  headline: text().notNull(),
  languages: text().array().notNull().default(sql`'{}'::text[]`),
  experienceYears: smallint('experience_years').notNull(),
  /** From what a piece of work costs, without what the case asks for. */
  feeFromPaise: paise('fee_from_paise').notNull(),
  /** Not taking new work just now. */
  away: boolean().notNull().default(false),
  /** Median minutes to a first answer over the last answered requests; null while there are few. */
  responseMinutes: integer('response_minutes'),
  ratingCount: integer('rating_count').notNull().default(0),
  /** Sum of the stars, so that the mean is exact. */
  ratingSum: integer('rating_sum').notNull().default(0),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
