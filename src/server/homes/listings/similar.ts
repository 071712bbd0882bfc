import { sql } from 'drizzle-orm';
import type { ListingPage } from '#contract/homes/listings.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { haversineMetres } from '#domain/lib/geo.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { wholePercent } from '#domain/lib/percent.ts';
import words from '#messages/homes/similar/index.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { readyIndex } from '#server/homes/search-feed/index.ts';
import { extended } from '#server/lib/kept-json.ts';
import { type CardRow, cardColumns, presentCard } from './card.ts';
import { liveCards } from './live-cards.ts';

const MAX = 6;
/** What can be called close by, in degrees: some four kilometres. */
const CLOSE_DEGREES = 0.036;
/** Candidates taken from the nearest-first index before they are ranked. */
const CANDIDATES = 120;

type Similar = ListingPage['similar'][number];

/** Between what is shown of the two places. */
function kilometres(one: ListingCard['locationData'], other: ListingCard['locationData']): string {
  const at = (place: typeof one) => ({ lat: place.latitude, lng: place.longitude });
  return (haversineMetres(at(one), at(other)) / 1_000).toFixed(1);
}

function reasonFor(of: ListingCard, { propertydata, locationData, detailsData }: ListingCard) {
  const reasons: string[] = [];
  const { localitySlug } = locationData;
  const locality = placeName(locationData.locality);
  if (localitySlug === of.locationData.localitySlug) reasons.push(words.alsoIn({ locality }));
  else reasons.push(words.away({ locality, km: kilometres(of.locationData, locationData) }));
  const percent = wholePercent(propertydata.price / of.propertydata.price - 1);
  if (percent === 0) reasons.push(words.samePrice);
  else if (Math.abs(percent) <= 25) {
    reasons.push((percent < 0 ? words.cheaper : words.dearer)({ percent: Math.abs(percent) }));
  }
  const { bedrooms } = detailsData;
  if (bedrooms !== null && bedrooms === of.detailsData.bedrooms) reasons.push(words.asManyBedrooms);
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

/** Those of `rankedLike`, from the index in memory and kept cards where they are whole. */
async function findLike(context: Context, of: ListingCard): Promise<ListingCard[]> {
  const index = await readyIndex(context);
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
    return liveCards(context, ids);
  }
  const found = await rows<CardRow>(
    context.db,
    sql`select ${cardColumns} from (${rankedLike(of, MAX)}) ranked join listings l using (id)
        join localities p on p.id = l.locality_id order by ranked.distance, l.id`,
  );
  return found.map(presentCard);
}

/** Up to six similar listings, each with the reason. */
export async function similarTo(context: Context, of: ListingCard): Promise<Similar[]> {
  const found = await findLike(context, of);
  return found.map((card) => extended(card, { reason: reasonFor(of, card) }));
}
