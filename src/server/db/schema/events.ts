import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { EventData } from '#domain/lib/event-data.ts';
import { createdAt, identityId, instant, listing } from './columns.ts';
import { listingMedia } from './listing-media.ts';
import { people } from './people.ts';
import { bytea } from './sessions.ts';
import { subjectKind } from './subject.ts';

/** Places of events in the order in which they can be seen; see `position`. */
export const eventPositions = pgSequence('event_positions');

const personId = () =>
  integer('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** What happened to somebody's things, once for each of its parties; kept for 90 days. */
export const events = pgTable(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As the wire names it, the same however often it is told. */
    publicId: text('public_id')
      .notNull()
      .unique()
      .default(sql`'evt_' || replace(gen_random_uuid()::text, '-', '')`),
    /**
     * Null until the transaction has held and somebody gave it its place: what is written later never
     * stands before what was read already, whatever commits first.
     */
    position: bigint({ mode: 'number' }).unique(),
    personId: personId(),
    type: text().notNull(),
    subjectKind: subjectKind('subject_kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    data: jsonb().$type<EventData>().notNull(),
    /** The other side, whose name goes when they leave. */
    withId: integer('with_id').references(() => people.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // A person's events in order.
    index('events_person').on(t.personId, t.position),
    // Those that have no place yet.
    index('events_unplaced').on(t.id).where(sql`position is null`),
    // What names somebody who leaves.
    index('events_with').on(t.withId).where(sql`with_id is not null`),
    // Those that are old.
    index('events_old').on(t.createdAt),
  ],
);
export type EventRow = typeof events.$inferSelect;

/** Where somebody's systems want to hear of events. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: identityId(),
    personId: personId(),
    url: text().notNull(),
    description: text().notNull(),
    /** Empty: every type. */
    types: text().array().notNull().default(sql`'{}'::text[]`),
    secretSealed: bytea('secret_sealed').notNull(),
    /** Signs beside the new one until its time is over. */
    oldSecretSealed: bytea('old_secret_sealed'),
    oldSecretUntil: instant('old_secret_until'),
    /** Nothing was taken since then. */
    failingSince: instant('failing_since'),
    /** Nothing is sent: its owner, or too many failures, turned it off. */
    offSince: instant('off_since'),
    offWhy: text('off_why'),
    createdAt: createdAt(),
  },
  (t) => [
    // A person's webhooks, and who is to be told of an event.
    index('webhooks_person').on(t.personId, t.id),
  ],
);
export type WebhookRow = typeof webhooks.$inferSelect;

/** One event on its way to one webhook. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    dueAt: instant('due_at').notNull(),
    attempts: smallint().notNull().default(0),
    deliveredAt: instant('delivered_at'),
    failedAt: instant('failed_at'),
  },
  (t) => [
    // An event is told once to each; replayed, it is the same delivery.
    uniqueIndex('webhook_deliveries_once').on(t.webhookId, t.eventId),
    // What goes with an event that is old.
    index('webhook_deliveries_event').on(t.eventId),
    // What is to be sent now.
    index('webhook_deliveries_due')
      .on(t.dueAt)
      .where(sql`delivered_at is null and failed_at is null`),
  ],
);

/** Each time it was tried, and what came back. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: bigint('delivery_id', { mode: 'number' })
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    milliseconds: integer().notNull(),
    /** Null where nothing answered. */
    status: smallint(),
    error: text(),
    /** How the answer begins. */
    answer: text(),
  },
  (t) => [
    // A delivery's attempts in order.
    index('webhook_attempts_delivery').on(t.deliveryId, t.id),
  ],
);

/** Photos a feed names by address: fetched in the background, each on its own. */
export const feedPhotos = pgTable(
  'feed_photos',
  {
    id: identityId(),
    listingId: listing(),
    url: text().notNull(),
    /** Their order in the feed. */
    position: smallint().notNull(),
    /** The photo made of it; null again once its owner removed that. */
    mediaId: integer('media_id').references(() => listingMedia.id, { onDelete: 'set null' }),
    dueAt: instant('due_at').notNull(),
    attempts: smallint().notNull().default(0),
    takenAt: instant('taken_at'),
    failedAt: instant('failed_at'),
    error: text(),
    createdAt: createdAt(),
  },
  (t) => [
    // A listing has a photo once.
    uniqueIndex('feed_photos_once').on(t.listingId, t.url),
    // The photo that goes.
    index('feed_photos_media').on(t.mediaId).where(sql`media_id is not null`),
    // What is to be fetched now.
    index('feed_photos_due').on(t.dueAt).where(sql`taken_at is null and failed_at is null`),
  ],
);
