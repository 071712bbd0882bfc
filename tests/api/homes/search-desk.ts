import { beforeAll, expect } from 'vitest';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { demoApi } from '#tests/api/harness.ts';
import { insertListing } from '#tests/builders/index.ts';

export interface Page {
  data: ListingCard[];
  total: number;
  relax: { filter: string; total: number }[];
  alone: { filter: string; total: number }[];
  place: { slug: string } | null;
  neighbours: { slug: string; name: string; metres: number; total: number }[];
  unknownPlace: { said: string; guesses: string[] } | null;
  bestMatch: { id: number; points: Record<string, number> }[];
}

/** Square feet of a home, in SQL. */
export const SIZE = 'coalesce(carpet_area_sqft, built_up_area_sqft, plot_area_sqft)';

/** By how much the last change of its price moved it, and when, by the history itself. */
export const LAST_CHANGE = `(select h.price_paise - lag(h.price_paise) over (order by h.changed_at, h.id)
  from price_history h where h.listing_id = l.id order by h.changed_at desc, h.id desc limit 1)`;
export const LAST_CHANGED_AT =
  '(select max(h.changed_at) from price_history h where h.listing_id = l.id)';

/** For a test file: the demo's homes, with a few beside them that no demo has, and how they are searched. */
export function searchDesk() {
  const { api, db, sql } = demoApi();

  beforeAll(async () => {
    const status = ['draft', 'sold', 'rented', 'withdrawn', 'expired', 'paused'] as const;
    for (const hidden of status)
      await insertListing(db(), { status: hidden, title: `hidden ${hidden}` });
    await insertListing(db(), { bedrooms: 12, bathrooms: 11, title: 'a very large flat' });
    const agoHours = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    for (const [i, hours] of [2, 30, 5 * 24, 20 * 24].entries())
      await insertListing(db(), { floor: i * 4, floors: i * 6, publishedAt: agoHours(hours) });
    const DAY = 24;
    /** Down lately; down and up again; down long ago: prices in rupees, and days ago of each. */
    const pasts: [rupees: number, daysAgo: number][][] = [
      [[8_500_000, 3]],
      [
        [8_500_000, 10],
        [9_200_000, 2],
      ],
      [[8_500_000, 45]],
    ];
    for (const past of pasts) {
      const { id } = await insertListing(db(), {
        pricePaise: fromRupees(9_000_000),
        publishedAt: agoHours(90 * DAY),
      });
      for (const [rupees, days] of past)
        await sql(
          'insert into price_history (listing_id, price_paise, changed_at) values ($1, $2, $3)',
          [id, fromRupees(rupees), agoHours(days * DAY)],
        );
    }
  });

  async function search(body: object): Promise<Page> {
    const answer = await api('POST', '/api/property/serchproperty', body);
    expect([JSON.stringify(body), answer.status]).toEqual([JSON.stringify(body), 200]);
    return answer.body.data;
  }

  async function counted(condition: string): Promise<number> {
    const { rows } = await sql(
      `select count(*) as n from listings l join localities p on p.id = l.locality_id where l.status = 'live' and ${condition}`,
    );
    return rows[0].n;
  }

  return { api, db, sql, search, counted };
}
