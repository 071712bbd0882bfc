import { bigint, integer, timestamp } from 'drizzle-orm/pg-core';
import type { Paise } from '#domain/lib/money.ts';
import { listings } from './listings.ts';
import { people } from './people.ts';

/** Columns that many tables have in the same form. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const paise = (name: string) => bigint(name, { mode: 'number' }).$type<Paise>();
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const identityId = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => people.id);
export const listing = () =>
  integer('listing_id')
    .notNull()
    .references(() => listings.id);
