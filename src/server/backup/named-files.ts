import type pg from 'pg';
import { adFiles } from '#server/ads/campaigns/index.ts';
import { photoFiles, pieceKeys } from '#server/homes/media/index.ts';
import { personPhotoFiles } from '#server/uploads/person-photos.ts';

interface Naming {
  query: string;
  keysOf(row: Record<string, string>): readonly string[];
}

/** Every row that names files of the object store. None of them is ever written anew under its key. */
const NAMINGS: readonly Naming[] = [
  { query: 'select key from documents', keysOf: ({ key = '' }) => [key] },
  {
    query: 'select distinct store_key as key from listing_media where store_key is not null',
    keysOf: ({ key = '' }) => photoFiles(key),
  },
  {
    query: "select image from people where image like '/media/people/%'",
    keysOf: ({ image = '' }) => personPhotoFiles(image),
  },
  {
    query: 'select format::text, picture from ad_campaigns where picture is not null',
    keysOf: ({ format, picture = '' }) =>
      format === 'image' || format === 'gif' ? adFiles({ format, picture }) : [],
  },
  {
    // What has come of files that are still on their way.
    query: 'select id, received::text from uploads where received > 0',
    keysOf: ({ id = '', received }) => pieceKeys({ id, bytes: Number(received) }),
  },
];

const AT_ONCE = 1_000;

/** The keys of all files that rows name, as the transaction of `client` sees them. */
export async function* namedFiles(client: pg.Client): AsyncGenerator<string> {
  for (const { query, keysOf } of NAMINGS) {
    await client.query(`declare naming cursor for ${query}`);
    for (;;) {
      const { rows } = await client.query<Record<string, string>>(`fetch ${AT_ONCE} from naming`);
      for (const row of rows) yield* keysOf(row);
      if (rows.length < AT_ONCE) break;
    }
    await client.query('close naming');
  }
}
