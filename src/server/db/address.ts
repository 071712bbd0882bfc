/**
 * Where the database is: the server itself, or a pooler before it that gives a session for one
 * transaction only. Whatever needs a session that lasts (listening, jobs, migrations, backups) takes
 * a plain text, so that a pooler cannot be handed to it.
 */
export type Address = string | Pooled;

export interface Pooled {
  pooled: string;
  direct: string;
}

export const directOf = (address: Address): string =>
  typeof address === 'string' ? address : address.direct;

/** As the settings say; undefined where the database is ours to start. */
export function addressIn(env: {
  DATABASE_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
}): Address | undefined {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = env;
  return url && direct && direct !== url ? { pooled: url, direct } : url;
}
