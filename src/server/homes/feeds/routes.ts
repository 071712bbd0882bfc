import * as feed from '#contract/homes/feed.ts';
import * as feedExport from '#contract/homes/feed-export.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { exportFileVerb, exportListingsVerb } from './export-listings.ts';
import { listPhotosVerb } from './list-photos.ts';
import { upsertListingsVerb } from './upsert-listings.ts';

export const feedRoutes: Route[] = [
  implement(feed.upsertListings, upsertListingsVerb),
  implement(feedExport.exportListings, exportListingsVerb),
  implement(feedExport.exportListingsFile, exportFileVerb),
  implement(feed.listFeedPhotos, listPhotosVerb),
];
