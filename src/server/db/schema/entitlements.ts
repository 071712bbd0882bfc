import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { SUBSCRIPTION_STATES } from '#domain/money/subscription.ts';
import { createdAt, identityId, instant, person } from './columns.ts';
import { orders } from './orders.ts';
import { priceItems } from './prices.ts';
import { subjectKind } from './subject.ts';

export const subscriptionState = pgEnum('subscription_state', SUBSCRIPTION_STATES);

/** A package somebody has. Renewing makes a new order and moves the end. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: identityId(),
    personId: person('person_id'),
    priceItemId: integer('price_item_id')
      .notNull()
      .references(() => priceItems.id),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    state: subscriptionState().notNull().default('active'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The last of REMIND_BEFORE_DAYS its owner was told of. */
    remindedDays: integer('reminded_days'),
    createdAt: createdAt(),
  },
  (t) => [
    // Packages a person has or had.
    index('subscriptions_person').on(t.personId, t.id),
    // One running package a person; also finds it.
    uniqueIndex('subscriptions_one').on(t.personId).where(sql`state in ('active', 'grace')`),
    // Packages that are about to end or have ended.
    index('subscriptions_due').on(t.endsAt).where(sql`state in ('active', 'grace')`),
  ],
);

/** What was bought and may be used: so many contacts or leads, or analysis for a time. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: identityId(),
    personId: person('person_id'),
    /** A GrantKind. */
    kind: text().notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    quantity: integer().notNull(),
    used: integer().notNull().default(0),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // An order grants each kind once, however often it is settled.
    uniqueIndex('entitlements_once').on(t.orderId, t.kind),
    // What a person may still use of a kind, oldest first.
    index('entitlements_person').on(t.personId, t.kind, t.id),
    check('entitlements_used', sql`${t.used} between 0 and ${t.quantity}`),
  ],
);

/** Each use of one, with what it was used on, so that it can be shown and given back. */
export const entitlementUses = pgTable(
  'entitlement_uses',
  {
    id: identityId(),
    entitlementId: integer('entitlement_id')
      .notNull()
      .references(() => entitlements.id),
    subjectKind: subjectKind('subject_kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    /** The day in Pune, where the same thing may be paid out of it again on another. */
    day: date(),
    at: instant('at').notNull(),
  },
  (t) => [
    // A thing is paid out of an entitlement once, or once a day; also finds that use.
    unique('entitlement_uses_once')
      .on(t.entitlementId, t.subjectKind, t.subjectId, t.day)
      .nullsNotDistinct(),
  ],
);
