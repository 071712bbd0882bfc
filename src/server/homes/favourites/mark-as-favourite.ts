import { sql } from 'drizzle-orm';
import type { markAsFavourite } from '#contract/homes/favourites.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

/** Makes the caller's favourites those given, whatever they were: sent twice, it changes nothing. */
export const markAsFavouriteVerb: Verb<typeof markAsFavourite> = async (context, { body }) => {
  const { id } = personOf(context);
  if (body.userid !== id) throw new AppError('not_found');
  const wanted = sql`${sql.param(body.propertyid)}::int[]`;
  const kept = await context.db.transaction(async (tx) => {
    // One list at a time: two at once would each leave a half of the other.
    await tx.execute(sql`select id from people where id = ${id} for no key update`);
    await tx.execute(
      sql`delete from favourites where person_id = ${id} and listing_id <> all(${wanted})`,
    );
    await tx.execute(
      sql`insert into favourites (person_id, listing_id, created_at, known_paise, known_live)
          select ${id}, l.id, ${context.now()}, l.price_paise, l.status = 'live' from listings l
          where l.id = any(${wanted}) and l.status <> 'draft'
          on conflict do nothing`,
    );
    return rows<{ listingId: number }>(
      tx,
      sql`select listing_id as "listingId" from favourites where person_id = ${id}
          order by created_at desc, listing_id desc`,
    );
  });
  return success({ propertyid: kept.map(({ listingId }) => listingId) });
};
