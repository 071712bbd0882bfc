import { sql } from 'drizzle-orm';
import type { RecordSection } from '#contract/people/staff-record.ts';
import words from '#messages/deals/record/index.ts';
import type { Context } from '#server/core/context.ts';
import { worded } from '#server/db/worded.ts';
import { sectionOf, stateOf } from '#server/people/staff-desk/index.ts';

const listing = sql`'/ViewPropertyDetails/' || l.id as link`;

/** On either side. */
export async function dealsRecord({ db }: Context, personId: number): Promise<RecordSection[]> {
  const isParty = sql`${personId}::int in (x.buyer_id, x.owner_id)`;
  const side = sql`case when x.buyer_id = ${personId} then ${words.asBuyer}::text
    else ${words.asOwner}::text end as detail`;
  const number = worded((id) => words.bookingNumber({ id }), sql`x.id`);
  return Promise.all([
    sectionOf(
      db,
      words.bookings,
      sql`select l.title || ', ' || ${number} as title, ${side}, ${stateOf('booking', sql`x.state`)},
            x.price_paise as amount, x.created_at as at, '/Admin/Bookings/' || x.id as link
          from bookings x join listings l on l.id = x.listing_id where ${isParty}`,
    ),
    sectionOf(
      db,
      words.bids,
      sql`select l.title, ${side}, ${stateOf('bid', sql`x.state`)}, x.amount_paise as amount,
            x.created_at as at, ${listing}
          from bids x join listings l on l.id = x.listing_id where ${isParty}`,
    ),
    sectionOf(
      db,
      words.visits,
      sql`select l.title, ${side}, ${stateOf('visit', sql`x.state`)}, null::bigint as amount,
            x.starts_at as at, ${listing}
          from visits x join listings l on l.id = x.listing_id where ${isParty}`,
    ),
    sectionOf(
      db,
      words.contacts,
      sql`select l.title, ${side}, ${stateOf('contact', sql`x.state`)}, null::bigint as amount,
            x.created_at as at, ${listing}
          from contact_requests x join listings l on l.id = x.listing_id where ${isParty}`,
    ),
  ]);
}
