import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

export interface Age {
  /** When the figures of localities were last brought up to date; null before the first time. */
  asOf: Date | null;
  /** The same of districts and the city. */
  wideAsOf: Date | null;
  /** Another one after every refresh. */
  version: string;
}

export async function readAge(db: Database): Promise<Age> {
  const [state] = await rows<Omit<Age, 'version'>>(
    db,
    sql`select as_of as "asOf", wide_as_of as "wideAsOf" from market_state where id = 1`,
  );
  const { asOf = null, wideAsOf = null } = state ?? {};
  return { asOf, wideAsOf, version: `${asOf?.getTime()} ${wideAsOf?.getTime()}` };
}
