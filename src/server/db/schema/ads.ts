import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { CAMPAIGN_STATES } from '#domain/ads/campaign.ts';
import { AD_FORMATS, AD_PLACES } from '#domain/ads/place.ts';
import { createdAt, identityId, instant, paise } from './columns.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';
import { priceItems } from './prices.ts';

export const campaignState = pgEnum('campaign_state', CAMPAIGN_STATES);
export const adFormat = pgEnum('ad_format', AD_FORMATS);
export const adPlace = pgEnum('ad_place', AD_PLACES);

/** Thousandths of a paisa (domain/ad/budget.ts). */
const mills = (name: string) => bigint(name, { mode: 'number' });

/** An advertiser's ad with its budget and dates; or one of the house's own, which nobody pays. */
export const adCampaigns = pgTable(
  'ad_campaigns',
  {
    id: identityId(),
    /** Null for the house's own. */
    ownerId: integer('owner_id').references(() => people.id),
    state: campaignState().notNull().default('draft'),
    format: adFormat().notNull(),
    headline: text().notNull(),
    description: text().notNull(),
    link: text().notNull(),
    /** The base path of its picture, which sizes are added to. */
    picture: text(),
    videoLink: text('video_link'),
    /** Without GST. */
    budgetPaise: paise('budget_paise').notNull(),
    spentMills: mills('spent_mills').notNull().default(0),
    /** Days in Pune, both included. */
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    /** The order that paid it. */
    orderId: integer('order_id')
      .unique()
      .references(() => orders.id),
    /** Why staff rejected or stopped it. */
    reason: text(),
    decidedBy: integer('decided_by').references(() => people.id),
    submittedAt: instant('submitted_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // An advertiser's own campaigns, newest first.
    index('ad_campaigns_owner').on(t.ownerId, t.id),
    // Staff's queue of submitted campaigns, in the order they came in.
    index('ad_campaigns_state').on(t.state, t.submittedAt, t.id),
    // The nightly end of campaigns whose last day is over.
    index('ad_campaigns_running').on(t.endsOn).where(sql`state in ('active', 'paused')`),
    // Whose a picture is that is asked for.
    index('ad_campaigns_picture').on(t.picture).where(sql`picture is not null`),
    check('ad_campaigns_dates', sql`${t.startsOn} <= ${t.endsOn}`),
    check('ad_campaigns_budget', sql`${t.ownerId} is null or ${t.budgetPaise} > 0`),
    // Whatever a statement forgets, no budget is overspent.
    check('ad_campaigns_spent', sql`${t.spentMills} between 0 and ${t.budgetPaise} * 1000`),
    check('ad_campaigns_media', sql`${t.format} = 'video' or ${t.videoLink} is null`),
  ],
);
export type Campaign = typeof adCampaigns.$inferSelect;

export const adCampaignPlaces = pgTable(
  'ad_campaign_places',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => adCampaigns.id),
    place: adPlace().notNull(),
    /** The version of the price list that holds for it; null before it is submitted, and for the house. */
    priceItemId: integer('price_item_id').references(() => priceItems.id),
    /** What a counted view costs. */
    viewMills: integer('view_mills').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.place] })],
);

/** Who has seen or followed an ad, as a keyed hash: each counts once. Old ones are forgotten. */
export const adMarks = pgTable(
  'ad_marks',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => adCampaigns.id),
    /** view or click. */
    kind: text().notNull(),
    viewer: text().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.kind, t.viewer] }),
    // By time, as they come: what is old is found without a cost to each new one.
    index('ad_marks_at').using('brin', t.at),
    check('ad_marks_kind', sql`${t.kind} in ('view', 'click')`),
  ],
);

/** What was counted on a day in Pune, for reports; a trigger lets counts only grow. */
export const adCounts = pgTable(
  'ad_counts',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => adCampaigns.id),
    day: date().notNull(),
    place: adPlace().notNull(),
    views: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    spentMills: mills('spent_mills').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.day, t.place] })],
);
