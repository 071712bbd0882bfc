import { boolean, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { identityId, instant } from './columns.ts';
import { listedIn } from './listing-enums.ts';

/** What was learned of prices, a row a fit (services/analytics/fair-price-fit.ts); the latest counts. */
export const fairPriceModels = pgTable(
  'fair_price_models',
  {
    id: identityId(),
    listedIn: listedIn('listed_in').notNull(),
    fittedAt: instant('fitted_at').notNull(),
    /** Homes it was fitted on. */
    n: integer().notNull(),
    /** Homes that were on offer then: when many more are, it is fitted anew. */
    onOffer: integer('on_offer').notNull(),
    /** It was fitted on demo listings, since there were too few others. */
    demo: boolean().notNull(),
    /** A FairPriceModel but for its errors. */
    coefficients: jsonb().notNull(),
    /** What it got wrong of homes it had not seen: `errors` and `unseenLocalities` of a FairPriceModel. */
    errors: jsonb().notNull(),
  },
  (t) => [
    // The latest model for sale or rent.
    index('fair_price_models_latest').on(t.listedIn, t.fittedAt.desc(), t.id),
  ],
);
