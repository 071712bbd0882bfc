import { sql } from 'drizzle-orm';
import type { ListingPage } from '#contract/homes/listings.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { haversineMetres } from '#domain/lib/geo.ts';
import { fromRupees, toRupees } from '#domain/lib/money.ts';
import { wholePercent } from '#domain/lib/percent.ts';
import type { Database } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
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
  return `${(haversineMetres(here, { lat: latitude, lng: longitude }) / 1_000).toFixed(1)} km`;
}

function reasonFor(of: ListingCard, row: CardRow): string {
  const reasons: string[] = [];
  if (row.localitySlug === of.locationData.localitySlug) reasons.push(`Also in ${row.locality}`);
  else reasons.push(`In ${row.locality}, ${kilometres(of, row)} away`);
  const percent = wholePercent(toRupees(row.pricePaise) / of.propertydata.price - 1);
  if (percent === 0) reasons.push('same price');
  else if (Math.abs(percent) <= 25) {
    reasons.push(`${Math.abs(percent)}% ${percent < 0 ? 'cheaper' : 'dearer'}`);
  }
  if (row.bedrooms !== null && row.bedrooms === of.detailsData.bedrooms) {
    reasons.push('as many bedrooms');
  }
  return reasons.join(', ');
}

/** Up to six live listings of the same kind within four kilometres, closest in price, size and bedrooms first. */
export async function similarTo(db: Database, of: ListingCard): Promise<Similar[]> {
  const { propertydata, locationData, detailsData } = of;
  const here = sql`point(${locationData.longitude}, ${locationData.latitude})`;
  const found = await rows<CardRow>(
    db,
    sql`with near as (
          select l.id, l.price_paise, l.bedrooms, l.locality_id from listings l
          where l.status = 'live' and l.listed_in = ${propertydata.listedin}
            and l.category = ${propertydata.category} and l.subcategory = ${propertydata.subcategory}
            and l.id <> ${propertydata.id} and l.public_location <-> ${here} < ${CLOSE_DEGREES}
          order by l.public_location <-> ${here} limit ${plainNumber(CANDIDATES)}),
        ranked as (
          select id, abs(ln(price_paise / ${fromRupees(propertydata.price)}::float8))
            + 0.25 * abs(coalesce(bedrooms, 0) - ${detailsData.bedrooms ?? 0}::int) as distance
          from near order by distance, id limit ${plainNumber(MAX)})
        select ${cardColumns} from ranked join listings l using (id)
        join localities p on p.id = l.locality_id order by ranked.distance, l.id`,
  );
  return found.map((row) => ({ ...presentCard(row), reason: reasonFor(of, row) }));
}
