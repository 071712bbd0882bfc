import type { favouritesCsv } from '#contract/homes/favourite-folders.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Verb } from '#server/http/execute.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';
import { personOf } from '#server/session/person.ts';
import { keptFavourites } from './kept-listings.ts';

const HEAD = [
  ...['Home', 'Locality', 'For', 'Price in rupees', 'Dearer by', 'On offer', 'Kept on'],
  ...['Folder', 'Note', 'Page'],
];

export const favouritesCsvVerb: Verb<typeof favouritesCsv> = async (context) => {
  const kept = await keptFavourites(context.db, personOf(context).id);
  const lines = kept.map(
    ({ propertydata, locationData, change, onOffer, keptAt, folder, note }) => [
      ...[propertydata.title, locationData.locality, propertydata.listedin, propertydata.price],
      ...[change, onOffer ? 'yes' : 'no', puneDate(new Date(keptAt)), folder ?? '', note ?? ''],
      `/ViewSingleProperty/${propertydata.id}`,
    ],
  );
  return csvDownload(csvOf([HEAD, ...lines]), `kept-homes-${puneDate(context.now())}.csv`);
};
