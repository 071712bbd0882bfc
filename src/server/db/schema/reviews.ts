import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ListingFault, ReportSubject, ReviewSubject } from '#domain/professionals/review.ts';
import { createdAt, identityId, instant, person } from './columns.ts';
import { subjectKind } from './subject.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: identityId(),
    authorId: person('author_id'),
    /** Who is reviewed. */
    personId: person('person_id'),
    subjectKind: subjectKind('subject_kind').$type<ReviewSubject>().notNull(),
    subjectId: integer('subject_id').notNull(),
    stars: smallint().notNull(),
    text: text().notNull(),
    answer: text(),
    answeredAt: instant('answered_at'),
    hiddenAt: instant('hidden_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // A person reviews a deal once.
    uniqueIndex('reviews_once').on(t.authorId, t.subjectKind, t.subjectId),
    // The reviews of a person, newest first, and their rating.
    index('reviews_person').on(t.personId, t.id).where(sql`hidden_at is null`),
    check('reviews_stars', sql`${t.stars} between 1 and 5`),
  ],
);

/** Somebody says that something is wrong with a review, a message, a person or a listing. */
export const abuseReports = pgTable(
  'abuse_reports',
  {
    id: identityId(),
    reporterId: person('reporter_id'),
    subjectKind: subjectKind('subject_kind').$type<ReportSubject>().notNull(),
    subjectId: integer('subject_id').notNull(),
    /** Of a listing: what is mostly wrong with it. */
    fault: text().$type<ListingFault>(),
    reason: text().notNull(),
    decision: text(),
    decidedBy: integer('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // A person has one report of a thing waiting; once that is decided they may report it anew.
    uniqueIndex('abuse_reports_once')
      .on(t.reporterId, t.subjectKind, t.subjectId)
      .where(sql`decided_at is null`),
    // Staff's queue of reports, oldest first.
    index('abuse_reports_open').on(t.createdAt).where(sql`decided_at is null`),
  ],
);
