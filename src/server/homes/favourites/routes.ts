import { sql } from 'drizzle-orm';
import * as favourites from '#contract/homes/favourites.ts';
import { success } from '#contract/lib/envelope.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { keptListings } from './kept-listings.ts';
import { markAsFavouriteVerb } from './mark-as-favourite.ts';
import { offersForMeVerb } from './offers-for-me.ts';
import { shortlistVerb, unlistVerb } from './shortlist.ts';

export const favouriteRoutes: Route[] = [
  implement(favourites.markAsFavourite, markAsFavouriteVerb),
  implement(favourites.findByFavourite, async (context) => {
    const kept = await keptListings(
      context.db,
      sql`favourites`,
      sql`null::text`,
      personOf(context).id,
    );
    return success(kept.map(({ note: _, ...rest }) => rest));
  }),
  implement(favourites.findByShortlisted, async (context) =>
    success(await keptListings(context.db, sql`shortlist`, sql`k.note`, personOf(context).id)),
  ),
  implement(favourites.shortlistProperty, shortlistVerb),
  implement(favourites.unlistProperty, unlistVerb),
  implement(favourites.offersForMe, offersForMeVerb),
];
