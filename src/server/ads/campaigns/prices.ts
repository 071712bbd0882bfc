import { and, eq, isNull } from 'drizzle-orm';
import type { listAdPlaces } from '#contract/ads/campaigns.ts';
import { success } from '#contract/lib/envelope.ts';
import { AD_PLACE_LABEL, AD_PLACE_RULES, AD_PLACES, type AdPlace } from '#domain/ads/place.ts';
import { toRupees } from '#domain/lib/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { type PriceItem, priceItems } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';

/** What a thousand views cost today, by place; a place that staff have taken off is missing. */
export async function placePrices(db: Queryable): Promise<Map<AdPlace, PriceItem>> {
  const items = await db
    .select()
    .from(priceItems)
    .where(and(eq(priceItems.purpose, 'adCampaign'), isNull(priceItems.validUntil)));
  return new Map(
    AD_PLACES.flatMap((place) => {
      const item = items.find(({ code }) => code === AD_PLACE_RULES[place].priceCode);
      return item ? [[place, item] as const] : [];
    }),
  );
}

export const listAdPlacesVerb: Verb<typeof listAdPlaces> = async ({ db }) => {
  const prices = await placePrices(db);
  return success(
    [...prices].map(([place, { netPaise }]) => {
      const { format, page, position, width, height } = AD_PLACE_RULES[place];
      const label = AD_PLACE_LABEL[place];
      return { place, label, format, page, position, width, height, price: toRupees(netPaise) };
    }),
  );
};
