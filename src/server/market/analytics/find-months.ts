import { sql } from 'drizzle-orm';
import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { FigureRow } from './figure-rows.ts';
import { ofPlace, ofSegment, type Segment } from './find-figures.ts';
import type { FoundPlace } from './find-place.ts';
import type { MonthRow } from './present.ts';

const columns = sql`to_char(month, 'YYYY-MM') as month, bedrooms, listed_in as "listedIn", kind, figures`;
const enough = sql`(figures->>'n')::int >= ${sql.raw(String(MIN_SAMPLE))}`;

type Row = MonthRow & Pick<FigureRow, 'listedIn' | 'kind'>;

/** A place's months of any bedrooms, the oldest first; those with too few are left out. */
export const findAllMonths = (db: Database, place: FoundPlace): Promise<Row[]> =>
  rows(
    db,
    sql`select ${columns} from market_months
        where ${ofPlace(place)} and bedrooms = 0 and ${enough}
        order by listed_in, kind, market_months.month`,
  );

export const findMonths = (db: Database, place: FoundPlace, segment: Segment): Promise<Row[]> =>
  rows(
    db,
    sql`select ${columns} from market_months
        where ${ofPlace(place)} and ${ofSegment(segment)} and ${enough}
        order by market_months.month`,
  );

/** The first month of which anything is kept. */
export async function findFirstMonth(db: Database, place: FoundPlace): Promise<string | null> {
  const [found] = await rows<{ month: string | null }>(
    db,
    sql`select to_char(min(month), 'YYYY-MM') as month from market_months where ${ofPlace(place)}`,
  );
  return found?.month ?? null;
}
