import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identityId, instant, paise } from './columns.ts';

export const ledgerAccounts = pgTable('ledger_accounts', {
  id: identityId(),
  code: text().notNull().unique(),
  /** asset, liability, income or expense. */
  kind: text().notNull(),
});

/** One thing that happened to money. Append-only; its entries add up to nothing (a trigger sees to it). */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: identityId(),
    /** capture, refund, refund-done, release, payout …: with its reference, what may be posted once. */
    kind: text().notNull(),
    referenceKind: text('reference_kind').notNull(),
    referenceId: integer('reference_id').notNull(),
    memo: text().notNull(),
    at: instant('at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    // Nothing is posted twice: the same kind and reference fails.
    uniqueIndex('ledger_transactions_once').on(t.kind, t.referenceKind, t.referenceId),
    // All that was posted about a payment, refund or booking.
    index('ledger_transactions_reference').on(t.referenceKind, t.referenceId),
  ],
);

/** Debits positive, credits negative. Append-only. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: identityId(),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amountPaise: paise('amount_paise').notNull(),
  },
  (t) => [
    // The entries of a transaction, for its balance and for display.
    index('ledger_entries_transaction').on(t.transactionId),
    // With the amount, so that a balance is read from the index alone.
    index('ledger_entries_account').on(t.accountId, t.id, t.amountPaise),
  ],
);

/** What the nightly check and each reconciliation found. */
export const moneyChecks = pgTable('money_checks', {
  id: identityId(),
  /** ledger or gateway. */
  kind: text().notNull(),
  at: instant('at').notNull(),
  checked: integer().notNull(),
  mended: integer().notNull().default(0),
  /** One sentence a difference. */
  differences: jsonb().$type<string[]>().notNull().default([]),
});
