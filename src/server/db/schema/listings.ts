// One table with its indexes and checks, which fill the file: parted, each half would need the other.
import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  point,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { VerifiedAs } from '#domain/homes/verified-as.ts';
import type { VisitPlan } from '#domain/homes/visit-plan.ts';
import type { Paise } from '#domain/lib/money.ts';
import {
  category,
  exteriorMaterial,
  facing,
  food,
  furnishing,
  listedIn,
  listingStatus,
  possession,
  postedBy,
  propertyAge,
  structureType,
  subcategory,
  zone,
} from './listing-enums.ts';
import { localities } from './localities.ts';
import { people } from './people.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * One home, plot, office or shop on offer. Prices are paise (a rent is paise a month), areas are
 * square feet, points are (x longitude, y latitude). The search's indexes cover live rows only and
 * lead with the city, so that a cluster can distribute by it.
 */
export const listings = pgTable(
  'listings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => people.id),
    status: listingStatus().notNull().default('draft'),
    /** Where an imported row came from, and its id there: the key of idempotent imports. */
    source: text(),
    sourceId: text('source_id'),
    /** Its owner's own reference, by which their feed knows it. */
    externalId: text('external_id'),
    title: text().notNull(),
    description: text().notNull().default(''),
    listedIn: listedIn('listed_in').notNull(),
    category: category().notNull(),
    subcategory: subcategory().notNull(),
    pricePaise: bigint('price_paise', { mode: 'number' }).$type<Paise>().notNull(),
    maintenancePaise: bigint('maintenance_paise', { mode: 'number' }).$type<Paise>(),
    depositPaise: bigint('deposit_paise', { mode: 'number' }).$type<Paise>(),
    /** What a tenant pays for being found; none is 0, unknown is null. */
    brokeragePaise: bigint('brokerage_paise', { mode: 'number' }).$type<Paise>(),
    postedBy: postedBy('posted_by').notNull().default('owner'),
    carpetAreaSqft: integer('carpet_area_sqft'),
    builtUpAreaSqft: integer('built_up_area_sqft'),
    plotAreaSqft: integer('plot_area_sqft'),
    /** The area it is compared by: carpet before built-up before plot. */
    sizeSqft: integer('size_sqft').generatedAlwaysAs(
      (): SQL => sql`coalesce(carpet_area_sqft, built_up_area_sqft, plot_area_sqft)`,
    ),
    /** Price of a square foot of that area. */
    ratePaise: bigint('rate_paise', { mode: 'number' }).generatedAlwaysAs(
      (): SQL =>
        sql`price_paise / nullif(coalesce(carpet_area_sqft, built_up_area_sqft, plot_area_sqft), 0)`,
    ),
    bedrooms: smallint(),
    bathrooms: smallint(),
    balconies: smallint(),
    garages: smallint(),
    cabins: smallint(),
    zone: zone(),
    roadWidthMetres: doublePrecision('road_width_metres'),
    lift: boolean(),
    floor: smallint(),
    floors: smallint(),
    facing: facing(),
    furnishing: furnishing(),
    age: propertyAge(),
    possession: possession(),
    possessionDate: date('possession_date', { mode: 'string' }),
    availableFrom: date('available_from', { mode: 'string' }),
    /** Whom it is let to: empty is everybody, null that nothing is said. */
    tenants: text().array(),
    food: food(),
    pets: boolean(),
    amenities: text().array().notNull().default(sql`'{}'::text[]`),
    exteriorMaterial: exteriorMaterial('exterior_material'),
    structureType: structureType('structure_type'),
    reraNumber: text('rera_number'),
    society: text(),
    developer: text(),
    country: text().notNull().default('India'),
    state: text().notNull().default('Maharashtra'),
    city: text().notNull().default('Pune'),
    localityId: integer('locality_id')
      .notNull()
      .references(() => localities.id),
    /** Down to the locality: safe to show to anyone. */
    address: text().notNull(),
    landmark: text(),
    pincode: text(),
    /** House, building and street: only for its owner and who may know it by a visit or booking. */
    privateAddress: text('private_address'),
    /** When visits suit: made into times when it is published. */
    visitPlan: jsonb('visit_plan').$type<VisitPlan>(),
    /** Visits at offered times stand at once, where their owner is free then. */
    visitsConfirm: boolean('visits_confirm').notNull().default(false),
    /** Exact; only for its owner and who may know it by a visit or booking. */
    location: point({ mode: 'xy' }).notNull(),
    /** Moved by up to 150 m, always the same way; what public pages and the map search see. */
    publicLocation: point('public_location', { mode: 'xy' }).notNull(),
    featuredUntil: timestamp('featured_until', { withTimezone: true }),
    /** When staff saw the papers behind the badge. */
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    verifiedUntil: timestamp('verified_until', { withTimezone: true }),
    /** What staff saw the papers of; edits are compared with it, not with the last edit. */
    verifiedAs: jsonb('verified_as').$type<VerifiedAs>(),
    /** It was live when its owner was suspended, since when it is paused; it comes back with them. */
    frozenAt: timestamp('frozen_at', { withTimezone: true }),
    /** Since when it is off the market for now: booked or paused; a trigger keeps it. */
    offSince: timestamp('off_since', { withTimezone: true }),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the owner was last asked whether it is still available; null once they have said so. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    /** Its owner has been silent for long; until they confirm it, newer and fresher ones come first. */
    faded: boolean().notNull().default(false),
    /** What "newest first" goes by: the day it came out, and for a faded one a day before all others. */
    rankedAt: timestamp('ranked_at', { withTimezone: true })
      .notNull()
      // Over UTC, because only then a day's place does not hang on the session's time zone.
      .generatedAlwaysAs(
        (): SQL =>
          sql`((published_at at time zone 'UTC') - case when faded then interval '100 years' else interval '0' end) at time zone 'UTC'`,
      ),
    /** How much it tells, photos first, of which best match makes points; nothing for a faded one. */
    fullness: smallint()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when faded then 0 else least(photo_count, 5) + 2 * (carpet_area_sqft is not null)::int + (length(description) >= 200)::int + (furnishing is not null)::int + (floor is not null)::int + (video_url is not null)::int end`,
      ),
    /** What homes like it fairly ask, as last reckoned; null where nothing can be said. */
    fairLowPaise: bigint('fair_low_paise', { mode: 'number' }).$type<Paise>(),
    fairHighPaise: bigint('fair_high_paise', { mode: 'number' }).$type<Paise>(),
    /** When that was reckoned, whatever came of it. */
    fairAt: timestamp('fair_at', { withTimezone: true }),
    /** When its price fell, if that was the last change of it; a trigger on its history writes it. */
    reducedAt: timestamp('reduced_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    demo: boolean().notNull().default(false),
    /** Address of the first photo, so that a list needs no second table. */
    cover: text(),
    /** YouTube or file address of a video, as its owner gave it. */
    videoUrl: text('video_url'),
    photoCount: smallint('photo_count').notNull().default(0),
    search: tsvector().generatedAlwaysAs(
      (): SQL =>
        sql`to_tsvector('simple', coalesce(title, '') || ' ' || coalesce(society, '') || ' ' || coalesce(developer, '') || ' ' || coalesce(address, ''))`,
    ),
  },
  (t) => {
    const live = sql`status = 'live'`;
    return [
      // A row imported again updates its listing.
      uniqueIndex('listings_source').on(t.source, t.sourceId).where(sql`source is not null`),
      // A row of an owner's feed is one listing.
      uniqueIndex('listings_external')
        .on(t.ownerId, t.externalId)
        .where(sql`external_id is not null`),
      // What of an owner's changed since their system last looked.
      index('listings_changed').on(t.ownerId, t.updatedAt, t.id),
      // An owner's own listings.
      index('listings_owner').on(t.ownerId, t.id),
      // What was published since somebody last looked, wherever it is.
      index('listings_newest').on(t.rankedAt).where(live),
      // The search of the city sorted by price.
      index('listings_by_price').on(t.city, t.listedIn, t.category, t.pricePaise, t.id).where(live),
      // The search of the city sorted by newest.
      index('listings_by_age')
        .on(
          t.city,
          t.listedIn,
          t.category,
          t.rankedAt.desc().nullsFirst(),
          t.id.desc().nullsFirst(),
        )
        .where(live),
      // The search of the city sorted by price per square foot.
      index('listings_by_rate').on(t.city, t.listedIn, t.category, t.ratePaise, t.id).where(live),
      // The search of the city sorted by area.
      index('listings_by_size')
        .on(t.city, t.listedIn, t.category, t.sizeSqft.desc().nullsLast(), t.id.desc().nullsLast())
        .where(live),
      // The search of the city for what was just reduced.
      index('listings_by_reduction')
        .on(
          t.city,
          t.listedIn,
          t.category,
          t.reducedAt.desc().nullsLast(),
          t.rankedAt.desc().nullsFirst(),
          t.id.desc().nullsFirst(),
        )
        .where(live),
      // The last five are there so that a count of a locality's homes need not visit the table.
      index('listings_by_locality')
        .on(
          t.localityId,
          t.listedIn,
          t.category,
          t.pricePaise,
          t.id,
          t.city,
          t.subcategory,
          t.bedrooms,
          t.possession,
          t.furnishing,
        )
        .where(live),
      // The search of a locality sorted by newest.
      index('listings_newest_by_locality')
        .on(
          t.localityId,
          t.listedIn,
          t.category,
          t.rankedAt.desc().nullsFirst(),
          t.id.desc().nullsFirst(),
        )
        .where(live),
      // How many homes each choice of a filter would leave, counted without visiting the table.
      index('listings_facets')
        .on(
          t.city,
          t.listedIn,
          t.category,
          t.subcategory,
          t.bedrooms,
          t.possession,
          t.furnishing,
          t.pricePaise,
        )
        .where(live),
      // The map's search in a frame, and like homes by distance.
      index('listings_nearby').using('gist', t.listedIn, t.category, t.publicLocation).where(live),
      // What was sold or rented near by, for valuations.
      index('listings_taken_nearby')
        .using('gist', t.listedIn, t.category, t.publicLocation)
        .where(sql`status in ('sold', 'rented')`),
      // Search by words of title, society, developer and address.
      index('listings_search').using('gin', t.search).where(live),
      // The promoted homes of the home page.
      index('listings_featured')
        .on(t.featuredUntil.desc().nullsLast())
        .where(sql`status = 'live' and featured_until is not null`),
      // A search looks for the promoted ones among its matches in here, without visiting the table.
      index('listings_promoted')
        .on(
          t.city,
          t.listedIn,
          t.category,
          t.localityId,
          t.featuredUntil,
          t.id,
          t.subcategory,
          t.bedrooms,
          t.possession,
          t.furnishing,
          t.pricePaise,
        )
        .where(sql`status = 'live' and featured_until is not null`),
      // Homes whose owners are to be asked, moved down or taken off; demo and imported ones have none.
      index('listings_unconfirmed')
        .on(t.confirmedAt, t.askedAt, t.faded)
        .where(sql`status = 'live' and not demo and source is null`),
      // A project's homes by the words of its address, and how it was asked for over the years.
      index('listings_project')
        .on(
          t.localityId,
          sql`trim(both '-' from regexp_replace(lower(${t.society}), '[^a-z0-9]+', '-', 'g'))`,
        )
        .where(sql`society is not null and status not in ('draft', 'withdrawn')`),
      // What the market's figures are made of.
      index('listings_marketed').on(t.localityId).where(sql`status not in ('draft', 'withdrawn')`),
      check('listings_price_positive', sql`${t.pricePaise} > 0`),
      check('listings_source_pair', sql`(${t.source} is null) = (${t.sourceId} is null)`),
    ];
  },
);

export type Listing = typeof listings.$inferSelect;
export type NewListing = typeof listings.$inferInsert;
