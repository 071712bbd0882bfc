import { sql } from 'drizzle-orm';
import type { ListingPage } from '#contract/homes/listings.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { haversineMetres } from '#domain/lib/geo.ts';
import { fromRupees, toRupees } from '#domain/lib/money.ts';
import { wholePercent } from '#domain/lib/percent.ts';
import words from '#messages/homes/similar/index.ts';
import type { Database } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { readyIndex } from '#server/homes/search-feed/index.ts';
import { type CardRow, cardColumns, presentCard } from './card.ts';

const MAX = 6;
/** What can be called close by, in degrees: some four kilometres. */
const CLOSE_DEGREES = 0.036;
/** Candidates taken from the nearest-first index before they are ranked. */
const CANDIDATES = 120;

type Similar = ListingPage['similar'][number];

/** Between what is shown of the two places. */
function kilometres({ locationData }: ListingCard, { latitude, longitude }: CardRow): string {
  const here = { lat: locationData.latitude, lng: locationData.longitude };
  return (haversineMetres(here, { lat: latitude, lng: longitude }) / 1_000).toFixed(1);
}

function reasonFor(of: ListingCard, row: CardRow): string {
  const reasons: string[] = [];
  const { locality } = row;
  if (row.localitySlug === of.locationData.localitySlug) reasons.push(words.alsoIn({ locality }));
  else reasons.push(words.away({ locality, km: kilometres(of, row) }));
  const percent = wholePercent(toRupees(row.pricePaise) / of.propertydata.price - 1);
  if (percent === 0) reasons.push(words.samePrice);
  else if (Math.abs(percent) <= 25) {
    reasons.push((percent < 0 ? words.cheaper : words.dearer)({ percent: Math.abs(percent) }));
  }
  if (row.bedrooms !== null && row.bedrooms === of.detailsData.bedrooms) {
    reasons.push(words.asManyBedrooms);
  }
  return reasons.join(', ');
}

/**
 * A query of the `id`s of what is similar to a listing, with their `distance` from it: live, of the same
 * kind, within four kilometres, closest in price and bedrooms first. Wherever homes are called similar,
 * they are these.
 */
export function rankedLike({ propertydata, locationData, detailsData }: ListingCard, most: number) {
  const here = sql`point(${locationData.longitude}, ${locationData.latitude})`;
  return sql`with near as (
          select l.id, l.price_paise, l.bedrooms from listings l
          where l.status = 'live' and l.listed_in = ${propertydata.listedin}
            and l.category = ${propertydata.category} and l.subcategory = ${propertydata.subcategory}
            and l.id <> ${propertydata.id} and l.public_location <-> ${here} < ${CLOSE_DEGREES}
          order by l.public_location <-> ${here} limit ${plainNumber(CANDIDATES)})
        select id, abs(ln(price_paise / ${fromRupees(propertydata.price)}::float8))
          + 0.25 * abs(coalesce(bedrooms, 0) - ${detailsData.bedrooms ?? 0}::int) as distance
        from near order by distance, id limit ${plainNumber(most)}`;
}

/** Those of `rankedLike`, from the index in memory where it is whole. */
async function findLike(db: Database, of: ListingCard): Promise<CardRow[]> {
  const index = await readyIndex({ db });
  if (index) {
    const { propertydata, locationData, detailsData } = of;
    const ids = index.alike(
      {
        id: propertydata.id,
        listedIn: propertydata.listedin,
        category: propertydata.category,
        subcategory: propertydata.subcategory,
        pricePaise: fromRupees(propertydata.price),
        bedrooms: detailsData.bedrooms,
        lat: locationData.latitude,
        lng: locationData.longitude,
      },
      MAX,
    );
    const found = await rows<CardRow>(
      db,
      sql`select ${cardColumns} from listings l join localities p on p.id = l.locality_id
          where l.id = any(${sql.param(ids)}::int[]) and l.status = 'live'`,
    );
    return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }
  return rows<CardRow>(
    db,
    sql`select ${cardColumns} from (${rankedLike(of, MAX)}) ranked join listings l using (id)
        join localities p on p.id = l.locality_id order by ranked.distance, l.id`,
  );
}

/** Up to six similar listings, each with the reason. */
export async function similarTo(db: Database, of: ListingCard): Promise<Similar[]> {
  const found = await findLike(db, of);
  return found.map((row) => ({ ...presentCard(row), reason: reasonFor(of, row) }));
}
