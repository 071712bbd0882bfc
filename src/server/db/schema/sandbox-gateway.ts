import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identityId, instant } from './columns.ts';

/** The sandbox gateway's own books: its orders, payments, refunds and transfers, as it would keep them. */
export const sandboxRecords = pgTable('sandbox_records', {
  /** Its kind and id: "order ps_…" (with its payments and refunds), "session …", "transfer po_…". */
  key: text().primaryKey(),
  record: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Webhooks the sandbox has yet to send: late ones, and those that were not taken. */
export const sandboxWebhooks = pgTable(
  'sandbox_webhooks',
  {
    id: identityId(),
    body: text().notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer().notNull().default(0),
    sentAt: instant('sent_at'),
  },
  (t) => [
    // Webhooks to send now.
    index('sandbox_webhooks_due').on(t.dueAt).where(sql`sent_at is null`),
  ],
);
