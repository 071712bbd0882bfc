import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { KeptRange } from './figure-rows.ts';
import { ofPlace, ofSegment, type Segment } from './find-figures.ts';
import type { FoundPlace } from './find-place.ts';

interface Bins {
  rate: KeptRange;
  /** How many lie in each step of BIN_WIDTH, by its number. */
  bins: Record<string, number>;
}

/** How prices per square foot of one segment of a place are spread. */
export async function findBins(
  db: Database,
  place: FoundPlace,
  segment: Segment,
): Promise<Bins | undefined> {
  const [found] = await rows<Bins>(
    db,
    sql`select figures->'rate' as rate, bins from market_figures
        where ${ofPlace(place)} and ${ofSegment(segment)}`,
  );
  return found;
}
