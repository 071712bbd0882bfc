import { sql } from 'drizzle-orm';
import type { Figure } from '#contract/market/places.ts';
import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';

/** As the market's figures are kept: the median is null for too few. */
export interface Kept {
  n: number;
  median: number | null;
}

/** A median with its sample; null where fewer than five homes make it. */
export function figureOf(kept: Kept | null | undefined): Figure {
  if (!kept || kept.median === null || kept.n < MIN_SAMPLE) return null;
  return { median: kept.median, n: kept.n };
}

/** When the market's figures were last brought up to date, as the wire says it. */
export async function asOf({ db }: Context): Promise<string | null> {
  const [state] = await rows<{ at: Date | null }>(
    db,
    sql`select as_of as at from market_state where id = 1`,
  );
  return state?.at?.toISOString() ?? null;
}
