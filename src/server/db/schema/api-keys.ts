import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { KeyKind, Scope } from '#domain/lib/api-key.ts';
import { identityId, instant } from './columns.ts';
import { people } from './people.ts';
import { bytea } from './sessions.ts';

/** Keys by which programs call for somebody. Only hashes are kept: a copy of this table opens nothing. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: identityId(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text().$type<KeyKind>().notNull(),
    /** What its owner calls it. */
    name: text().notNull(),
    /** Its beginning, by which its owner tells it from others. */
    shown: text().notNull(),
    keyHash: bytea('key_hash').notNull().unique(),
    scopes: text().array().$type<Scope[]>().notNull(),
    /** Of a publishable one: pages of which sites may show it. */
    origins: text().array().notNull().default(sql`'{}'::text[]`),
    createdAt: instant('created_at').notNull(),
    /** Null: until it is revoked. A rotated one ends with its overlap. */
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    /** The key that took its place. */
    replacedBy: integer('replaced_by'),
    lastUsedAt: instant('last_used_at'),
    /** The network, not the address. */
    lastUsedFrom: text('last_used_from'),
  },
  (t) => [
    // Somebody's own, newest first.
    index('api_keys_person').on(t.personId, t.id),
    // Whether pages of an origin may ask at all.
    index('api_keys_origins').using('gin', t.origins).where(sql`kind = 'publishable'`),
  ],
);
