import { sql } from 'drizzle-orm';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import type { MarketDistrict } from '#domain/market/kind.ts';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { KeptFigures } from './figure-rows.ts';
import { ofSegment, type Segment } from './find-figures.ts';

export interface LocalityRow {
  slug: string;
  name: string;
  district: MarketDistrict;
  lat: number;
  lng: number;
  figures: KeptFigures;
}

/** Every locality in which anything of a segment is on offer, by name. */
export async function findLocalities(
  db: Database,
  segment: Segment,
  district?: MarketDistrict,
): Promise<LocalityRow[]> {
  const found = await rows<LocalityRow>(
    db,
    sql`select p.slug, p.name, p.authority as district, p.location[1] as lat, p.location[0] as lng,
          f.figures
        from market_figures f join localities p on p.slug = f.scope
        where scope_kind = 'locality' and ${ofSegment(segment)}
          and (figures->>'live')::int > 0
          ${district ? sql`and p.authority = ${district}` : sql``}
        order by p.name`,
  );
  return found.map((one) => ({ ...one, name: placeName(one.name) }));
}
