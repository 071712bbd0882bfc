import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { shortText } from '#contract/lib/fields.ts';
import { CSV } from '#contract/lib/media-types.ts';
import words from '#messages/homes/fields/index.ts';

export const MAX_FOLDERS = 30;
export const MAX_KEPT_NOTE = 500;

const folderId = z.object({ folderId: id });
const name = shortText(40).min(1, { error: () => words.folderName });

const folder = z.object({
  id: z.number().int(),
  name: z.string(),
  /** How many homes lie in it. */
  homes: z.number().int(),
});
export type FavouriteFolder = z.infer<typeof folder>;

const ofCaller = { access: 'signed-in', reach: 'caller' } as const;
const ofFolder = { access: 'signed-in', reach: 'own-object' } as const;

export const listFavouriteFolders = endpoint({
  ...ofCaller,
  name: 'listFavouriteFolders',
  summary: 'The caller’s folders of kept homes, by name',
  method: 'GET',
  path: '/property/favouritefolders',
  tags: ['favourites'],
  response: envelope(z.array(folder)),
  errors: [],
});

export const addFavouriteFolder = endpoint({
  ...ofCaller,
  name: 'addFavouriteFolder',
  summary: 'Make a folder for kept homes',
  method: 'POST',
  path: '/property/favouritefolders',
  changes: ['favourites'],
  limit: { calls: 60, seconds: 3_600 },
  body: z.object({ name }),
  response: envelope(folder),
  errors: ['conflict', 'invalid', 'rate_limited'],
});

export const renameFavouriteFolder = endpoint({
  ...ofFolder,
  name: 'renameFavouriteFolder',
  summary: 'Give a folder another name',
  method: 'PUT',
  path: '/property/favouritefolders/{folderId}',
  changes: ['favourites'],
  params: folderId,
  body: z.object({ name }),
  response: envelope(z.null()),
  errors: ['not_found', 'conflict', 'invalid'],
});

export const deleteFavouriteFolder = endpoint({
  ...ofFolder,
  name: 'deleteFavouriteFolder',
  summary: 'Take a folder away; the homes in it stay kept',
  method: 'DELETE',
  path: '/property/favouritefolders/{folderId}',
  changes: ['favourites'],
  params: folderId,
  response: envelope(z.null()),
  errors: ['not_found'],
});

export const arrangeFavourite = endpoint({
  ...ofCaller,
  name: 'arrangeFavourite',
  summary: 'Put a kept home into a folder, or write a note to it; what is left out stays',
  method: 'PUT',
  path: '/property/favourite/{propertyId}',
  changes: ['favourites'],
  params: z.object({ propertyId: id }),
  body: z.object({
    /** Null takes it out of its folder. */
    folderId: id.nullable().optional(),
    /** An empty one takes it away. */
    note: shortText(MAX_KEPT_NOTE).optional(),
  }),
  response: envelope(z.null()),
  errors: ['not_found', 'invalid'],
});

export const favouritesCsv = endpoint({
  ...ofCaller,
  name: 'favouritesCsv',
  summary: 'The caller’s kept homes as a table, with folders and notes',
  method: 'GET',
  path: '/property/favouritescsv',
  tags: [],
  limit: { calls: 30, seconds: 600 },
  response: download(CSV),
  errors: ['rate_limited'],
});
