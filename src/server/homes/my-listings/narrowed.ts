import { type SQL, sql } from 'drizzle-orm';
import type { findByUser, MySort } from '#contract/homes/my-listings.ts';
import type { QueryOf } from '#contract/lib/endpoint.ts';
import type { Context } from '#server/core/context.ts';
import { lately, statusNow } from './own-rows.ts';
import { waitingOn } from './responses.ts';

type Query = Omit<QueryOf<typeof findByUser>, 'page'>;

/** What was typed, wherever it stands; its own % and _ are letters. */
const anywhere = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;

const looksLately = (now: Date): SQL => {
  const { from, to } = lately(now);
  return sql`(select coalesce(sum(v.views), 0) from listing_views v
    where v.listing_id = l.id and v.day between ${from}::date and ${to}::date)`;
};

function orderOf(context: Context, ownerId: number, sort: MySort): SQL {
  switch (sort) {
    case 'newest':
      return sql`l.id desc`;
    case 'waiting':
      return sql`${waitingOn(ownerId, context.now())} desc, l.id desc`;
    case 'looks':
      return sql`${looksLately(context.now())} desc, l.id desc`;
    case 'price_high':
      return sql`l.price_paise desc, l.id desc`;
    case 'price_low':
      return sql`l.price_paise, l.id desc`;
    case 'confirm':
      return sql`l.status <> 'live', l.confirmed_at, l.id desc`;
  }
}

/** Which of an owner's listings are asked for, after the owner's condition, and in which order. */
export function narrowed(
  context: Context,
  ownerId: number,
  { status, listedin, q, sort }: Query,
): { condition: SQL; order: SQL } {
  const parts = [
    status && sql`and ${statusNow(context)} = ${status}::listing_status`,
    listedin && sql`and l.listed_in = ${listedin}`,
    q && sql`and concat_ws(' ', l.title, l.society, p.name) ilike ${anywhere(q)}`,
  ].filter((part) => part instanceof Object);
  return { condition: sql.join(parts, sql` `), order: orderOf(context, ownerId, sort) };
}
