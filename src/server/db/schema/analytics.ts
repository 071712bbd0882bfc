import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identityId, instant } from './columns.ts';
import { listedIn } from './listing-enums.ts';
import { localities } from './localities.ts';

export const marketScope = pgEnum('market_scope', ['locality', 'district', 'city']);

/** Whose figures a row holds: a locality's slug, an authority or the city; of a kind and bedrooms. */
const segment = () => ({
  scopeKind: marketScope('scope_kind').notNull(),
  scope: text().notNull(),
  listedIn: listedIn('listed_in').notNull(),
  /** A MarketKind. */
  kind: text().notNull(),
  /** 0 for any number of them, 5 for five or more. */
  bedrooms: smallint().notNull(),
});

/** The market's figures, made from listings by the refresh (services/analytics/refresh.ts). */
export const marketFigures = pgTable(
  'market_figures',
  {
    ...segment(),
    figures: jsonb().notNull(),
    /** How many prices per square foot lie in each step of BIN_WIDTH. */
    bins: jsonb().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scopeKind, t.listedIn, t.kind, t.bedrooms, t.scope] }),
    // All figures of one locality, district or the city.
    index('market_figures_scope').on(t.scopeKind, t.scope),
  ],
);

/** What came on the market and what left it in a month of Pune's calendar. */
export const marketMonths = pgTable(
  'market_months',
  { ...segment(), month: date().notNull(), figures: jsonb().notNull() },
  (t) => [primaryKey({ columns: [t.scopeKind, t.scope, t.listedIn, t.kind, t.bedrooms, t.month] })],
);

/** A society with at least one listing now or before. */
export const marketProjects = pgTable(
  'market_projects',
  {
    id: identityId(),
    localityId: integer('locality_id')
      .notNull()
      .references(() => localities.id),
    /** Its name in lower case: societies of one name in one locality are one. */
    key: text().notNull(),
    name: text().notNull(),
    developer: text(),
    district: text().notNull(),
    kinds: text().array().notNull(),
    live: integer().notNull(),
    listings: integer().notNull(),
    figures: jsonb().notNull(),
  },
  (t) => [
    // One row a society: what a refresh writes again is updated.
    uniqueIndex('market_projects_once').on(t.localityId, t.key),
    // Projects of the whole city, those with the most listings first.
    index('market_projects_most').on(t.listings.desc(), t.id),
    // The same within a district.
    index('market_projects_district').on(t.district, t.listings.desc(), t.id),
  ],
);

/** Localities whose figures are behind: written by triggers, taken away by the refresh. */
export const marketTouches = pgTable('market_touches', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  localityId: integer('locality_id').notNull(),
});

/** One row: how old the figures are. */
export const marketState = pgTable('market_state', {
  id: smallint().primaryKey(),
  /** Every change up to here is in the figures of localities. */
  asOf: instant('as_of'),
  /** When a locality's figures were last made anew. */
  changedAt: instant('changed_at'),
  /** The same of districts and the city, and how long those took. */
  wideAsOf: instant('wide_as_of'),
  wideMs: integer('wide_ms').notNull(),
});
