import { z } from 'zod';
import { inGroup } from '#server/lib/setting.ts';
import { secret, text } from './kinds.ts';

const data = inGroup('Data');

/** A value, or a JSON list of several. */
function oneOrMore(given: string, { addIssue }: z.RefinementCtx): unknown {
  if (!given.startsWith('[')) return [given];
  try {
    return JSON.parse(given);
  } catch {
    addIssue('is no JSON list');
    return z.NEVER;
  }
}

/** Where rows and files lie, and under which keys. */
export const DATA = {
  ...data(
    { DATABASE_URL: z.string().startsWith('postgres').optional() },
    'none: embedded Postgres',
    'A Postgres server, 15 to 18. Set `log_error_verbosity = terse` there, as the embedded one has it: else its log repeats the rows it refuses',
  ),
  ...data(
    { DATABASE_DIRECT_URL: z.string().startsWith('postgres').optional() },
    '`DATABASE_URL`',
    'The same server without a pooler, where `DATABASE_URL` leads to one (PgBouncer in transaction mode): for what needs a session that lasts. See [docs/scaling.md](docs/scaling.md)',
  ),
  ...data(
    {
      DATABASE_REPLICA_URLS: z
        .string()
        .transform(oneOrMore)
        .pipe(z.array(z.string().startsWith('postgres')).max(8))
        .optional(),
    },
    'none',
    'Streaming replicas, one or a JSON list, for calls that only read. Nobody is shown less than they have written; one more than five seconds behind is passed over. See [docs/scaling.md](docs/scaling.md)',
  ),
  ...data(
    { DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(16) },
    '16',
    'Connections',
  ),
  ...data(
    { DATABASE_TIMEOUT: z.coerce.number().int().min(1).max(600).default(30) },
    '30',
    'Seconds a statement may take. A connection on which nothing moves for two seconds longer is closed',
  ),
  ...data(
    { SEARCH_INDEX: z.enum(['on', 'off']).default('on') },
    'on',
    '`off`: searches are answered by the database, not from an index in memory',
  ),
  ...data(
    { SEARCH_INDEX_MB: z.coerce.number().int().min(1).max(1_000_000).default(1_024) },
    '1024',
    'Memory the index may hold, in megabytes; a million homes need less than 400. Past it the database answers',
  ),
  ...data(
    { SEARCH_CARDS_MB: z.coerce.number().int().min(1).max(1_000_000).default(64) },
    '64',
    'Memory that cards of found homes may take beside the index, in megabytes; some 400 fit into one. Those asked for last are kept, others come from the database',
  ),
  ...data(
    { SEARCH_ANSWERS_MB: z.coerce.number().int().min(1).max(1_000_000).default(64) },
    '64',
    'Memory that answers of searches may take as they were sent, until the next change of any home, in megabytes; some twenty pages fit into one',
  ),
  ...data(
    { SECRET_KEY: secret() },
    'made in `DATA_DIR`',
    '32 characters or more, the same on every node; needed in production with `DATABASE_URL`. Stored PANs and moved map positions hang on it: keep it with the backups',
  ),
  ...data(
    {
      SECRET_KEY_OLD: z
        .string()
        .transform(oneOrMore)
        .pipe(z.array(z.string().min(32, 'each must have 32 characters or more')))
        .optional(),
    },
    'none',
    'The secret that `SECRET_KEY` took the place of; several as a JSON list, the last one first. See [docs/operating.md](docs/operating.md)',
  ),
  ...data(
    {
      BACKUP_DIR: text(),
      BACKUP_KEY: z.string().min(20, 'must have 20 characters or more').optional(),
    },
    'none: no backup is made by itself',
    'A folder on another disk (of several nodes: one they share) into which a backup is made each night, and the passphrase it is sealed under. Keep the passphrase elsewhere: without it no backup opens. See [docs/operating.md](docs/operating.md)',
  ),
  ...data(
    { BACKUP_DAYS: z.coerce.number().int().min(1).max(3_650).default(35) },
    '35',
    'Days after which a backup is removed; the newest stays',
  ),
  ...data(
    { DATA_DIR: z.string().default('.data') },
    '`.data`',
    'The embedded database and rendered pictures. Root’s Postgres runs as nobody; where the checkout lies in a folder closed to others, its database goes to `/var/lib/propertysearch`',
  ),
  ...data(
    {
      S3_ENDPOINT: z.url().optional(),
      S3_BUCKET: text(),
      S3_REGION: text(),
      S3_ACCESS_KEY: text(),
      S3_SECRET_KEY: text(),
    },
    'files in `DATA_DIR`',
    'Any S3-compatible store for photos and documents',
  ),
};
