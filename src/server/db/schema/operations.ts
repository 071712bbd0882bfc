import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identityId, instant } from './columns.ts';

/**
 * What holds for the whole installation, by name: by which key its values are sealed, whether it
 * is being restored, whether it only reads for the time being.
 */
export const siteFacts = pgTable('site_facts', {
  name: text().primaryKey(),
  value: text().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Backups that were begun from this database, those that failed too. */
export const backups = pgTable('backups', {
  id: identityId(),
  /** Its folder’s name where it lies, which is its time. */
  name: text().notNull(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
  /** Of the database, compressed; files are shared by all backups. */
  bytes: bigint({ mode: 'number' }),
  files: integer(),
  /** When a restore into a scratch place proved it. */
  verifiedAt: instant('verified_at'),
  failure: text(),
});
