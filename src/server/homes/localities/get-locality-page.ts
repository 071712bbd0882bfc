import { sql } from 'drizzle-orm';
import type { LocalityPage } from '#contract/homes/localities.ts';
import { AppError } from '#contract/lib/errors.ts';
import { nearestStations } from '#domain/homes/gazetteer/index.ts';
import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';
import { haversineMetres } from '#domain/lib/geo.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { type CardRow, cardColumns, findRate, presentCard } from '#server/homes/listings/index.ts';

type Place = LocalityPage['place'];
type Neighbour = Omit<LocalityPage['nearby'][number], 'metres'>;
type Segment = LocalityPage['segments'][number];

const summary = sql`p.slug, p.name, p.devanagari, p.location[1] as latitude, p.location[0] as longitude,
  (select count(*) from listings l where l.locality_id = p.id and l.status = 'live') as live`;

/** A locality's figures and latest listings. Throws not_found for a slug the gazetteer lacks. */
export async function getLocalityPage({ db }: Context, slug: string): Promise<LocalityPage> {
  const [place] = await rows<Place>(
    db,
    sql`select ${summary}, p.authority, p.pincode from localities p where p.slug = ${slug}`,
  );
  if (!place) throw new AppError('not_found', words.localityUnknown);
  const here = sql`point(${place.longitude}, ${place.latitude})`;
  const [saleRate, rentRate, segments, latest, nearby] = await Promise.all([
    findRate(db, { localitySlug: slug, listedin: 'sell' }),
    findRate(db, { localitySlug: slug, listedin: 'rent' }),
    rows<Omit<Segment, 'label' | 'medianPrice'> & { medianPaise: Paise }>(
      db,
      sql`select l.listed_in as listedin, l.bedrooms,
            percentile_cont(0.5) within group (order by l.price_paise) as "medianPaise",
            count(*) as n
          from listings l join localities p on p.id = l.locality_id
          where p.slug = ${slug} and l.status = 'live' and l.bedrooms between 1 and 5
            and l.subcategory = 'Flat'
          group by 1, 2 having count(*) >= ${MIN_SAMPLE} order by 1 desc, 2`,
    ),
    rows<CardRow>(
      db,
      sql`select ${cardColumns} from listings l join localities p on p.id = l.locality_id
          where p.slug = ${slug} and l.status = 'live'
          order by l.ranked_at desc nulls first, l.id desc limit 8`,
    ),
    rows<Neighbour>(
      db,
      sql`select ${summary} from localities p where p.slug <> ${slug}
          order by p.location <-> ${here} limit 8`,
    ),
  ]);
  const from = { lat: place.latitude, lng: place.longitude };
  return {
    place,
    saleRate,
    rentRate,
    segments: segments.map(({ medianPaise, ...segment }) => ({
      ...segment,
      medianPrice: Math.round(toRupees(medianPaise)),
      label: `${segment.bedrooms} BHK flats ${segment.listedin === 'rent' ? 'to rent' : 'for sale'}`,
    })),
    latest: latest.map(presentCard),
    stations: nearestStations(place.latitude, place.longitude, 3),
    nearby: nearby.map((other) => ({
      ...other,
      metres: Math.round(haversineMetres(from, { lat: other.latitude, lng: other.longitude })),
    })),
  };
}
