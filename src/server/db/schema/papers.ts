// Papers and who signs them: tables that name each other.
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SiteChecklist } from '#domain/deals/site-visit.ts';
import { AGREEMENT_STATES, AGREEMENT_TEMPLATES } from '#domain/professionals/agreement.ts';
import { createdAt, identityId, instant, paise, person } from './columns.ts';
import { engagements } from './engagements.ts';
import { documents } from './identity.ts';
import { listings } from './listings.ts';

export const agreementState = pgEnum('agreement_state', AGREEMENT_STATES);
export const agreementTemplate = pgEnum('agreement_template', AGREEMENT_TEMPLATES);

const engagement = () =>
  integer('engagement_id')
    .notNull()
    .references(() => engagements.id);

/** How each point of a title check stands: open, fine or problem. */
export const titleChecks = pgTable(
  'title_checks',
  {
    engagementId: engagement(),
    item: text().notNull(),
    result: text().notNull(),
    note: text(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.engagementId, t.item] })],
);

/** Papers of an engagement, by label and version; the file's hash is the document's. */
export const workDocuments = pgTable(
  'work_documents',
  {
    id: identityId(),
    engagementId: engagement(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id),
    byId: person('by_id'),
    /** title-report, agreement, evidence, valuation-report, other. */
    kind: text().notNull(),
    /**
     * The version of the agreement a paper of that kind belongs to; null for what came before one. By
     * a foreign key over both columns it is an agreement of the same engagement.
     */
    agreementId: integer('agreement_id'),
    label: text().notNull(),
    version: smallint().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('work_documents_bound', sql`${t.agreementId} is null or ${t.kind} = 'agreement'`),
    // A paper's versions count on; also lists an engagement's papers.
    uniqueIndex('work_documents_version').on(t.engagementId, t.label, t.version),
    // A file belongs to one paper; also finds it when the file is opened.
    uniqueIndex('work_documents_document').on(t.documentId),
  ],
);

/** Each time a paper of an engagement was opened; append-only. */
export const documentViews = pgTable(
  'document_views',
  {
    id: identityId(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id),
    viewerId: person('viewer_id'),
    address: text(),
    at: instant('at').notNull(),
  },
  (t) => [
    // Who opened a paper.
    index('document_views_document').on(t.documentId, t.id),
  ],
);

/** A version of an agreement. Its text is made from the template and the terms and hashed. */
export const agreements = pgTable(
  'agreements',
  {
    id: identityId(),
    engagementId: engagement(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id),
    sellerId: person('seller_id'),
    buyerId: person('buyer_id'),
    template: agreementTemplate().notNull(),
    version: smallint().notNull(),
    terms: jsonb().$type<Record<string, unknown>>().notNull(),
    text: text().notNull(),
    sha256: text().notNull(),
    state: agreementState().notNull().default('draft'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // What the foreign key of its papers refers to.
    unique('agreements_of_work').on(t.id, t.engagementId),
    // An engagement's versions count on; also finds the latest.
    uniqueIndex('agreements_version').on(t.engagementId, t.version),
    // The agreements that wait for or were signed by a seller.
    index('agreements_seller').on(t.sellerId, t.id),
    // The same of a buyer.
    index('agreements_buyer').on(t.buyerId, t.id),
  ],
);
export type Agreement = typeof agreements.$inferSelect;

/** A side's consent to one text, signed through the e-sign port; append-only. */
export const agreementConsents = pgTable(
  'agreement_consents',
  {
    id: identityId(),
    agreementId: integer('agreement_id')
      .notNull()
      .references(() => agreements.id),
    personId: person('person_id'),
    side: text().notNull(),
    /** Their name as they signed, whatever they are called later. */
    name: text(),
    /** The hash of the text consented to. */
    sha256: text().notNull(),
    /** The e-sign provider's reference. */
    reference: text().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    // A side consents to a text once; also lists who has.
    uniqueIndex('agreement_consents_once').on(t.agreementId, t.side),
  ],
);

/** What an evaluator notes down on the spot, until it goes into a report. */
export const siteVisits = pgTable('site_visits', {
  engagementId: engagement().primaryKey(),
  visitedOn: date('visited_on').notNull(),
  /** As measured. */
  areaSqft: integer('area_sqft').notNull(),
  checklist: jsonb().$type<SiteChecklist>().notNull(),
  note: text().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
export type SiteVisit = typeof siteVisits.$inferSelect;

/** Whoever answers for a paper, as on the day it was issued. */
export interface Signatory {
  name: string;
  licence: string | null;
  /** Whether staff had checked it by then. */
  licenceChecked: boolean;
}

/**
 * A valuation as reported; anyone can verify it by its code. Append-only once issued: after a rework
 * a further one stands beside it, and the latest counts.
 */
export const valuations = pgTable(
  'valuations',
  {
    id: identityId(),
    engagementId: engagement(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id),
    visitedOn: date('visited_on').notNull(),
    checklist: jsonb().$type<Record<string, string>>().notNull(),
    comparables: jsonb().$type<Record<string, unknown>[]>().notNull(),
    lowPaise: paise('low_paise').notNull(),
    likelyPaise: paise('likely_paise').notNull(),
    highPaise: paise('high_paise').notNull(),
    remarks: text().notNull(),
    code: text().notNull().unique(),
    /** Who issued it, as they were named and registered then. */
    evaluator: jsonb().$type<Signatory>(),
    sha256: text().notNull(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id),
    issuedAt: instant('issued_at').notNull(),
  },
  (t) => [
    // An engagement's latest report, and whether a report was replaced.
    index('valuations_engagement').on(t.engagementId, t.id),
  ],
);
export type Valuation = typeof valuations.$inferSelect;
