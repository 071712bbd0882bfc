import { sql } from 'drizzle-orm';
import type { ListingPage } from '#contract/homes/listings.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { getListing } from './get-listing.ts';
import { findRate } from './locality-rate.ts';
import { similarTo } from './similar.ts';

/** Everything the listing page shows. Throws not_found as `getListing` does. */
export async function getListingPage(context: Context, id: number): Promise<ListingPage> {
  const property = await getListing(context, id);
  const { listedin, subcategory } = property.propertydata;
  const [history, localityRate, similar] = await Promise.all([
    rows<{ pricePaise: Paise; at: Date }>(
      context.db,
      sql`select price_paise as "pricePaise", changed_at as at from price_history
          where listing_id = ${id} order by changed_at, id`,
    ),
    findRate(context.db, {
      localitySlug: property.locationData.localitySlug,
      listedin,
      subcategory,
    }),
    similarTo(context, property),
  ]);
  return {
    property,
    priceHistory: history.map(({ pricePaise, at }) => ({
      price: toRupees(pricePaise),
      at: at.toISOString(),
    })),
    localityRate,
    similar,
  };
}
