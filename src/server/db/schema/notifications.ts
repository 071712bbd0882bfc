import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { CHANNELS, NOTIFICATION_KINDS } from '#domain/people/notification.ts';
import { instant } from './columns.ts';
import { people } from './people.ts';
import { bytea } from './sessions.ts';

export const notificationKind = pgEnum('notification_kind', NOTIFICATION_KINDS);
export const notificationChannel = pgEnum('notification_channel', CHANNELS);

const person = () =>
  integer('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: person(),
    kind: notificationKind().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Path on the site where it can be acted upon. */
    link: text(),
    /** False where the person asked not to see this kind in the app. */
    inApp: boolean('in_app').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
    readAt: instant('read_at'),
  },
  (t) => [
    // A person's notifications, newest first.
    index('notifications_person').on(t.personId, t.id.desc()).where(sql`in_app`),
    // The count in the bell.
    index('notifications_unread').on(t.personId).where(sql`in_app and read_at is null`),
  ],
);

/** What leaves the house by mail, SMS or push: taken by one worker at a time, retried, kept. */
export const deliveries = pgTable(
  'notification_deliveries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    notificationId: integer('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    channel: notificationChannel().notNull(),
    /** Not before this: quiet hours, or the wait after a failure. */
    dueAt: instant('due_at').notNull(),
    attempts: smallint().notNull().default(0),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    error: text(),
  },
  (t) => [
    // What is to be sent now.
    index('notification_deliveries_due')
      .on(t.dueAt)
      .where(sql`sent_at is null and failed_at is null`),
  ],
);

/** One cell of the preference grid; where there is no row the kind's default holds. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    personId: person(),
    kind: notificationKind().notNull(),
    channel: notificationChannel().notNull(),
    wanted: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.kind, t.channel] })],
);

/** Quiet hours in minutes after Pune's midnight; SMS and push wait for their end. */
export const notificationSettings = pgTable('notification_settings', {
  personId: integer('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  quietFrom: smallint('quiet_from'),
  quietUntil: smallint('quiet_until'),
});

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  personId: person(),
  endpoint: text().notNull().unique(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** That somebody was told, once, that the time for something they are waited for with runs out. */
export const dutyReminders = pgTable(
  'duty_reminders',
  {
    personId: person(),
    /** The kind of duty, and which thing it is about. */
    name: text().notNull(),
    subjectId: integer('subject_id').notNull(),
    /** The time that runs out; another one is told of anew. */
    dueAt: instant('due_at').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.name, t.subjectId, t.dueAt] })],
);

/** The secret address of somebody's calendar, as its hash; a new one takes the old one's place. */
export const calendarFeeds = pgTable('calendar_feeds', {
  personId: integer('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  secretHash: bytea('secret_hash').notNull().unique(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
