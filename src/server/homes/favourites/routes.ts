import * as folders from '#contract/homes/favourite-folders.ts';
import * as favourites from '#contract/homes/favourites.ts';
import { success } from '#contract/lib/envelope.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { arrangeFavouriteVerb } from './arrange-favourite.ts';
import { favouritesCsvVerb } from './favourites-csv.ts';
import { addFolderVerb, deleteFolderVerb, listFoldersVerb, renameFolderVerb } from './folders.ts';
import { keptFavourites, keptOnShortlist } from './kept-listings.ts';
import { markAsFavouriteVerb } from './mark-as-favourite.ts';
import { offersForMeVerb } from './offers-for-me.ts';
import { shortlistVerb, unlistVerb } from './shortlist.ts';

export const favouriteRoutes: Route[] = [
  implement(favourites.markAsFavourite, markAsFavouriteVerb),
  implement(favourites.findByFavourite, async (context) =>
    success(await keptFavourites(context.db, personOf(context).id)),
  ),
  implement(folders.listFavouriteFolders, listFoldersVerb),
  implement(folders.addFavouriteFolder, addFolderVerb),
  implement(folders.renameFavouriteFolder, renameFolderVerb),
  implement(folders.deleteFavouriteFolder, deleteFolderVerb),
  implement(folders.arrangeFavourite, arrangeFavouriteVerb),
  implement(folders.favouritesCsv, favouritesCsvVerb),
  implement(favourites.findByShortlisted, async (context) =>
    success(await keptOnShortlist(context.db, personOf(context).id)),
  ),
  implement(favourites.shortlistProperty, shortlistVerb),
  implement(favourites.unlistProperty, unlistVerb),
  implement(favourites.offersForMe, offersForMeVerb),
];
