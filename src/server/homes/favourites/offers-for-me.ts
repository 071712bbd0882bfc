import { sql } from 'drizzle-orm';
import type { offersForMe } from '#contract/homes/favourites.ts';
import { success } from '#contract/lib/envelope.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import words from '#messages/homes/done/index.ts';
import { rows } from '#server/db/rows.ts';
import { recommendLike } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { keptFavourites, keptOnShortlist } from './kept-listings.ts';

const MAX = 12;
/** Homes kept last say the most about what somebody wants. */
const LIKE_THE_LAST = 5;

/** First what has become cheaper among the kept, then homes like them. */
export const offersForMeVerb: Verb<typeof offersForMe> = async (context) => {
  const { id } = personOf(context);
  const kept = await keptFavourites(context.db, id);
  const listed = await keptOnShortlist(context.db, id);
  const cheaper = kept
    .filter(({ onOffer, change }) => onOffer && change < 0)
    .map(({ onOffer, change, keptAt, note, folderId, folder, ...listing }) => ({
      ...listing,
      reason: words.cheaperThanKept({ less: formatPriceShort(-change) }),
    }));
  const seeds = [kept, listed].flatMap((list) =>
    list
      .filter(({ onOffer }) => onOffer)
      .slice(0, LIKE_THE_LAST)
      .map(({ propertydata }) => propertydata.id),
  );
  const own = await rows<{ id: number }>(
    context.db,
    sql`select id from listings where owner_id = ${id}`,
  );
  const known = new Set([
    ...[...kept, ...listed].map(({ propertydata }) => propertydata.id),
    ...own.map((listing) => listing.id),
  ]);
  const like = (await recommendLike(context, [...new Set(seeds)]))
    .filter(({ propertydata }) => !known.has(propertydata.id))
    .map(({ reason, ...listing }) => ({ ...listing, reason: words.likeOneKept({ reason }) }));
  return success([...cheaper, ...like].slice(0, MAX));
};
