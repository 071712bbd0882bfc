import { type SQL, sql } from 'drizzle-orm';
import type { ListedIn } from '#domain/homes/listing.ts';
import type { MarketKind } from '#domain/market/kind.ts';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { FigureRow, KeptFigures } from './figure-rows.ts';
import type { FoundPlace } from './find-place.ts';

export interface Segment {
  listedin: ListedIn;
  type: MarketKind;
  bhk?: number | undefined;
}

const columns = sql`scope, listed_in as "listedIn", kind, bedrooms, figures`;

/** Which rows of a table of figures are a place's. */
export const ofPlace = ({ kind, scope }: Pick<FoundPlace, 'kind' | 'scope'>): SQL =>
  sql`scope_kind = ${kind} and scope = ${scope}`;

/** Which are of a segment. */
export const ofSegment = ({ listedin, type, bhk = 0 }: Segment): SQL =>
  sql`listed_in = ${listedin} and kind = ${type} and bedrooms = ${bhk}`;

/** Everything kept of a place, the dearest distinction last. */
export const findAllFigures = (db: Database, place: FoundPlace): Promise<FigureRow[]> =>
  rows(
    db,
    sql`select ${columns} from market_figures where ${ofPlace(place)}
        order by listed_in, kind, bedrooms`,
  );

/** One segment of a place; undefined where nothing was ever on the market in it. */
export async function findFigures(
  db: Database,
  place: Pick<FoundPlace, 'kind' | 'scope'>,
  segment: Segment,
): Promise<KeptFigures | undefined> {
  const [found] = await rows<FigureRow>(
    db,
    sql`select ${columns} from market_figures where ${ofPlace(place)} and ${ofSegment(segment)}`,
  );
  return found?.figures;
}
