import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identityId, instant, paise, person } from './columns.ts';
import { subjectKind } from './subject.ts';

/** That one of staff wants to send money back which takes two; it is done once another says the same. */
export const staffAgreements = pgTable(
  'staff_agreements',
  {
    id: identityId(),
    staffId: person('staff_id'),
    /** order or engagement. */
    subjectKind: subjectKind('subject_kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    amountPaise: paise('amount_paise').notNull(),
    /** Who would get it. */
    payeeId: person('payee_id'),
    reason: text().notNull(),
    createdAt: createdAt(),
    /** Null while it waits for another. */
    usedAt: instant('used_at'),
  },
  (t) => [
    // One of staff agrees once to a thing.
    uniqueIndex('staff_agreements_once')
      .on(t.subjectKind, t.subjectId, t.staffId)
      .where(sql`used_at is null`),
    // What waits for another, the oldest first.
    index('staff_agreements_open').on(t.createdAt).where(sql`used_at is null`),
    check('staff_agreements_positive', sql`${t.amountPaise} > 0`),
  ],
);
export type StaffAgreement = typeof staffAgreements.$inferSelect;
