import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  point,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { ROLES } from '#domain/lib/role.ts';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '#messages/lib/language.ts';

export const role = pgEnum('role', ROLES);
/** A row more of the languages is a value more here. */
export const language = pgEnum('language', LANGUAGES as [Language, ...Language[]]);

/** Everyone who can sign in. E-mail is kept in lower case, so equality is the only comparison. */
export const people = pgTable(
  'people',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    role: role().notNull(),
    /** In which the person is spoken to: behind the token, by mail, SMS and push. */
    language: language().notNull().default(FIRST_LANGUAGE),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull().unique(),
    /** Ten digits, without +91. */
    mobile: text().unique(),
    passwordHash: text('password_hash'),
    city: text().notNull().default('Pune'),
    about: text(),
    image: text(),
    /** Agents only, and coarse: where they work, not where they live. */
    location: point({ mode: 'xy' }),
    aadhaarVerified: boolean('aadhaar_verified').notNull().default(false),
    panVerified: boolean('pan_verified').notNull().default(false),
    /** While in the future, the person is a Premium User on the home page. */
    premiumUntil: timestamp('premium_until', { withTimezone: true }),
    demo: boolean().notNull().default(false),
    /** A professional's registration: RERA for an agent, the bar's for a lawyer, IBBI's or other. */
    licence: text(),
    /** Slugs of localities a professional works in. */
    areasServed: text('areas_served').array().notNull().default(sql`'{}'::text[]`),
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    /** Names and contact are gone; the row stays for what the ledger and deals refer to. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    // Whose a photo is that is asked for.
    index('people_image').on(t.image).where(sql`image is not null`),
    check('people_email_lower', sql`${t.email} = lower(${t.email})`),
    check('people_mobile_digits', sql`${t.mobile} ~ '^[6-9][0-9]{9}$'`),
  ],
);

export type Person = typeof people.$inferSelect;
export type NewPerson = typeof people.$inferInsert;
