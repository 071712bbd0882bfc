import { type SQL, sql } from 'drizzle-orm';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import type { PlanningAuthority } from '#domain/homes/gazetteer/authority.ts';
import { nearestStations } from '#domain/homes/gazetteer/index.ts';
import type { AmenityNearby, Tenant } from '#domain/homes/listing.ts';
import { SHOWN_STATUSES } from '#domain/homes/listing-lifecycle.ts';
import { altFor } from '#domain/homes/picture-alt.ts';
import { toRupees } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Listing } from '#server/db/schema/index.ts';
import { isLicenceChecked } from '#server/people/licences/index.ts';
import { type CardRow, cardColumns, presentCard } from './card.ts';

type Media = ListingDetail['mediaData']['media'][number];

type DetailRow = CardRow &
  Pick<
    Listing,
    | 'description'
    | 'maintenancePaise'
    | 'developer'
    | 'reraNumber'
    | 'source'
    | 'updatedAt'
    | 'verifiedUntil'
    | 'country'
    | 'landmark'
    | 'pincode'
    | 'balconies'
    | 'lift'
    | 'facing'
    | 'age'
    | 'possessionDate'
    | 'food'
    | 'pets'
    | 'roadWidthMetres'
    | 'exteriorMaterial'
    | 'structureType'
    | 'videoUrl'
  > & {
    amenities: AmenityNearby[];
    tenants: Tenant[] | null;
    media: Media[];
    ownerFirstName: string;
    ownerRole: string;
    licence: string | null;
    licenceCheckedUntil: string | null;
    authority: PlanningAuthority;
  };

/** An agent's registration, and until when it counts as checked. */
const licenceColumns = (now: Date): SQL => sql`
  case when o.role = 'agent' then o.licence end as licence,
  case when ${isLicenceChecked(sql`o`, now)} then
    (select c.valid_until::text from licences c where c.person_id = o.id) end
    as "licenceCheckedUntil"`;

const detailColumns = (now: Date): SQL => sql`${cardColumns}, ${licenceColumns(now)},
  l.description, l.maintenance_paise as "maintenancePaise",
  l.developer, l.rera_number as "reraNumber", l.source,
  l.updated_at as "updatedAt", l.verified_until as "verifiedUntil", l.country, l.landmark,
  l.pincode, l.balconies, l.lift, l.facing, l.age, l.possession_date::text as "possessionDate",
  l.tenants, l.food, l.pets, l.road_width_metres as "roadWidthMetres",
  l.exterior_material as "exteriorMaterial", l.structure_type as "structureType", l.amenities,
  l.video_url as "videoUrl", p.authority, o.first_name as "ownerFirstName", o.role as "ownerRole",
  coalesce((select json_agg(json_build_object(
      'url', m.url, 'alt', m.alt, 'kind', m.kind, 'caption', m.caption,
      'width', m.width, 'height', m.height)
    order by m.position) from listing_media m where m.listing_id = l.id), '[]') as media`;

function present(row: DetailRow): ListingDetail {
  const card = presentCard(row);
  return {
    propertydata: {
      ...card.propertydata,
      description: row.description,
      maintenance: toRupees(row.maintenancePaise),
      developer: row.developer,
      reraNumber: row.reraNumber,
      source: row.source,
      updatedAt: row.updatedAt.toISOString(),
      verifiedUntil: row.verifiedUntil?.toISOString() ?? null,
    },
    mediaData: {
      images: row.media.filter((item) => item.kind === 'photo').map((item) => item.url),
      photoCount: row.photoCount,
      media: row.media.map((item) => ({ ...item, alt: altFor(item.alt, row, item.kind) })),
      videoUrl: row.videoUrl,
    },
    locationData: {
      ...card.locationData,
      country: row.country,
      landmark: row.landmark,
      pincode: row.pincode,
      authority: row.authority,
      stations: nearestStations(row.latitude, row.longitude, 3),
    },
    detailsData: {
      ...card.detailsData,
      carpetArea: row.carpetAreaSqft,
      builtUpArea: row.builtUpAreaSqft,
      plotArea: row.plotAreaSqft,
      balconies: row.balconies,
      lift: row.lift,
      facing: row.facing,
      age: row.age,
      possessionDate: row.possessionDate,
      tenants: row.tenants,
      food: row.food,
      pets: row.pets,
      roadWidth: row.roadWidthMetres,
      amenities: row.amenities,
      exteriorMaterial: row.exteriorMaterial,
      structureType: row.structureType,
    },
    ownerData: {
      firstname: row.ownerFirstName,
      userrole: row.ownerRole,
      licence: row.licence,
      licenceCheckedUntil: row.licenceCheckedUntil,
    },
  };
}

const SHOWN = sql.join(
  SHOWN_STATUSES.map((status) => sql`${status}`),
  sql`, `,
);

/** Live and booked listings by id, in the order asked; what is neither is left out. */
export async function findDetails(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ids: number[],
): Promise<ListingDetail[]> {
  const found = await rows<DetailRow>(
    db,
    sql`select ${detailColumns(now())}
        from unnest(${sql.param(ids)}::int[]) with ordinality as asked(id, place)
        join listings l on l.id = asked.id and l.status in (${SHOWN})
        join localities p on p.id = l.locality_id
        join people o on o.id = l.owner_id and o.suspended_at is null
        order by asked.place`,
  );
  return found.map(present);
}
