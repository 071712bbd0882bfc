import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  auditLog,
  backups,
  contactViews,
  documentViews,
  dutyReminders,
  listingViews,
  notifications,
  sandboxWebhooks,
  webhookEvents,
} from '#server/db/schema/index.ts';

/** How long rows of a table are kept that grows with every day. */
export interface Term {
  table: PgTable;
  /** By which rows are told apart; several columns where it takes them. */
  key: readonly [PgColumn, ...PgColumn[]];
  /** From when the term runs. */
  since: PgColumn;
  days: number;
  why: string;
}

/** Eight financial years before the current one: nine years are never too short. */
const BOOKS_DAYS = 3_288;
const BOOKS = 'Companies Act 2013, section 128(5); Companies (Accounts) Rules 2014, rule 3(1)';
/** Within three years somebody may sue over what was done. */
const SUIT_DAYS = 1_096;
const SUIT = 'Limitation Act 1963, article 113; DPDP Rules 2025, rule 6(1)(e): a year at least';

/**
 * Rows that are over after a time. Not in it, and never removed: the ledger, orders, invoices and
 * what happened to deals, which are books; messages, which are their writers’. What goes within
 * days (sessions, codes, stored answers, marks of viewers) stands in `remove-rows.ts`.
 */
export const TERMS = {
  audit_log: {
    table: auditLog,
    key: [auditLog.id],
    since: auditLog.at,
    days: BOOKS_DAYS,
    why: `${BOOKS}: the audit trail as long as the books`,
  },
  webhook_events: {
    table: webhookEvents,
    key: [webhookEvents.id],
    since: webhookEvents.receivedAt,
    days: BOOKS_DAYS,
    why: `${BOOKS}: vouchers of payments`,
  },
  contact_views: {
    table: contactViews,
    key: [contactViews.id],
    since: contactViews.at,
    days: SUIT_DAYS,
    why: SUIT,
  },
  document_views: {
    table: documentViews,
    key: [documentViews.id],
    since: documentViews.at,
    days: SUIT_DAYS,
    why: SUIT,
  },
  notifications: {
    table: notifications,
    key: [notifications.id],
    since: notifications.createdAt,
    days: 366,
    why: 'DPDP Rules 2025, rule 8(3): logs of processing a year at least; their deliveries go with them',
  },
  duty_reminders: {
    table: dutyReminders,
    key: [dutyReminders.personId, dutyReminders.name, dutyReminders.subjectId, dutyReminders.dueAt],
    since: dutyReminders.at,
    days: 366,
    why: 'Ours: as long as the notifications they led to',
  },
  listing_views: {
    table: listingViews,
    key: [listingViews.listingId, listingViews.day],
    since: listingViews.day,
    days: 731,
    why: 'Ours: owners see a year beside the one before',
  },
  sandbox_webhooks: {
    table: sandboxWebhooks,
    key: [sandboxWebhooks.id],
    since: sandboxWebhooks.sentAt,
    days: 7,
    why: 'Ours: pretended, and sent',
  },
  backups: {
    table: backups,
    key: [backups.id],
    since: backups.startedAt,
    days: 366,
    why: 'Ours: a year of how backups went',
  },
} satisfies Record<string, Term>;
