import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { GrantKind } from '#domain/money/purpose.ts';
import { FREE_PACKAGE, PURPOSES } from '#domain/money/purpose.ts';
import { createdAt, identityId, instant, paise, person } from './columns.ts';
import { people, role } from './people.ts';

export const purpose = pgEnum('purpose', PURPOSES);

/**
 * The price list. A row is one version of an item and is never changed but to end it: a new price is
 * a new row under the same code, so that what an old order cost can always be read.
 */
export const priceItems = pgTable(
  'price_items',
  {
    id: identityId(),
    code: text().notNull(),
    version: integer().notNull(),
    purpose: purpose().notNull(),
    /** Packages are for one role; null is for whoever may buy the purpose. */
    role: role(),
    name: text().notNull(),
    description: text().notNull(),
    /** Without GST. */
    netPaise: paise('net_paise').notNull(),
    /** Days for which it holds; null where it is used once. */
    validityDays: integer('validity_days'),
    grants: jsonb().$type<Partial<Record<GrantKind, number>>>().notNull().default({}),
    sac: text().notNull(),
    /** Where it stands among the others of its kind. */
    place: integer().notNull().default(0),
    validFrom: instant('valid_from').notNull(),
    validUntil: instant('valid_until'),
    changedBy: integer('changed_by').references(() => people.id),
    createdAt: createdAt(),
  },
  (t) => [
    // An item's versions count on.
    uniqueIndex('price_items_version').on(t.code, t.version),
    // One version of an item is sold at a time; also finds it.
    uniqueIndex('price_items_current').on(t.code).where(sql`valid_until is null`),
    // The price list of a purpose and role, in its order.
    index('price_items_by_purpose').on(t.purpose, t.role, t.place),
    check(
      'price_items_not_free',
      sql.raw(`net_paise > 0 or (code = '${FREE_PACKAGE}' and net_paise = 0)`),
    ),
  ],
);
export type PriceItem = typeof priceItems.$inferSelect;

export const coupons = pgTable(
  'coupons',
  {
    id: identityId(),
    /** In capitals. */
    code: text().notNull().unique(),
    /** One of the two. */
    percentOff: integer('percent_off'),
    paiseOff: paise('paise_off'),
    purposes: text().array().notNull().default(sql`'{}'::text[]`),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    mostUses: integer('most_uses').notNull(),
    usesEach: integer('uses_each').notNull().default(1),
    ended: boolean().notNull().default(false),
    createdBy: person('created_by'),
    createdAt: createdAt(),
  },
  (t) => [
    check('coupons_one_kind', sql`(${t.percentOff} is null) <> (${t.paiseOff} is null)`),
    check('coupons_percent', sql`${t.percentOff} between 1 and 90`),
  ],
);
export type Coupon = typeof coupons.$inferSelect;

/** To whom invoices are written; without one, name and Maharashtra stand. */
export const billingProfiles = pgTable('billing_profiles', {
  personId: person('person_id').primaryKey(),
  name: text().notNull(),
  address: text().notNull(),
  pincode: text().notNull(),
  /** A code of GST_STATES. */
  state: text().notNull(),
  gstin: text(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
