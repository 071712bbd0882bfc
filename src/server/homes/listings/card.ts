import { type SQL, sql } from 'drizzle-orm';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { toRupees } from '#domain/lib/money.ts';
import type { Listing } from '#server/db/schema/index.ts';

/** The columns a card is made of, under the names `presentCard` reads. Needs `listings l`, `localities p`. */
export const cardColumns: SQL = sql`
  l.id, l.title, l.price_paise as "pricePaise",
  l.deposit_paise as "depositPaise", l.brokerage_paise as "brokeragePaise",
  l.posted_by as "postedBy", l.listed_in as "listedIn", l.category, l.subcategory,
  l.status, l.status = 'live' and l.featured_until > now() as featured, l.verified_until > now() as verified,
  case when l.verified_until > now() then l.verified_at end as "verifiedAt", l.demo, l.society,
  l.confirmed_at as "confirmedAt", l.published_at as "publishedAt",
  l.cover, l.photo_count as "photoCount", l.address, l.city, l.state,
  p.name as locality, p.slug as "localitySlug",
  l.public_location[1] as latitude, l.public_location[0] as longitude,
  l.bedrooms, l.bathrooms, l.garages, l.floor, l.floors, l.furnishing, l.possession,
  l.available_from::text as "availableFrom", l.cabins, l.zone,
  l.carpet_area_sqft as "carpetAreaSqft", l.built_up_area_sqft as "builtUpAreaSqft",
  l.plot_area_sqft as "plotAreaSqft"`;

export type CardRow = Pick<
  Listing,
  | 'id'
  | 'title'
  | 'status'
  | 'pricePaise'
  | 'depositPaise'
  | 'brokeragePaise'
  | 'postedBy'
  | 'listedIn'
  | 'category'
  | 'subcategory'
  | 'verifiedAt'
  | 'demo'
  | 'society'
  | 'confirmedAt'
  | 'publishedAt'
  | 'cover'
  | 'photoCount'
  | 'address'
  | 'city'
  | 'state'
  | 'bedrooms'
  | 'bathrooms'
  | 'garages'
  | 'floor'
  | 'floors'
  | 'furnishing'
  | 'possession'
  | 'availableFrom'
  | 'cabins'
  | 'zone'
  | 'carpetAreaSqft'
  | 'builtUpAreaSqft'
  | 'plotAreaSqft'
> & {
  featured: boolean | null;
  verified: boolean | null;
  locality: string;
  localitySlug: string;
  latitude: number;
  longitude: number;
};

/** The area a price per square foot is reckoned on: carpet before built-up before plot. */
export function sizeOf(row: Pick<CardRow, 'carpetAreaSqft' | 'builtUpAreaSqft' | 'plotAreaSqft'>) {
  if (row.carpetAreaSqft) return { sizeInFt: row.carpetAreaSqft, sizeKind: 'carpet' as const };
  if (row.builtUpAreaSqft) return { sizeInFt: row.builtUpAreaSqft, sizeKind: 'built-up' as const };
  if (row.plotAreaSqft) return { sizeInFt: row.plotAreaSqft, sizeKind: 'plot' as const };
  return { sizeInFt: null, sizeKind: null };
}

/** A row as the wire's card: rupees, square feet, moved position. */
export function presentCard(row: CardRow): ListingCard {
  const size = sizeOf(row);
  const price = toRupees(row.pricePaise);
  return {
    propertydata: {
      id: row.id,
      title: row.title,
      price,
      listedin: row.listedIn,
      status: row.status,
      deposit: toRupees(row.depositPaise),
      brokerage: toRupees(row.brokeragePaise),
      postedBy: row.postedBy,
      promotePropertyStatus: row.featured === true,
      category: row.category,
      subcategory: row.subcategory,
      pricePerSqft: size.sizeInFt ? Math.round(price / size.sizeInFt) : null,
      society: row.society,
      verified: row.verified === true,
      verifiedAt: row.verifiedAt?.toISOString() ?? null,
      demo: row.demo,
      confirmedAt: row.confirmedAt.toISOString(),
      publishedAt: row.publishedAt.toISOString(),
    },
    mediaData: { images: row.cover ? [row.cover] : [], photoCount: row.photoCount },
    locationData: {
      address: row.address,
      city: row.city,
      state: row.state,
      locality: row.locality,
      localitySlug: row.localitySlug,
      latitude: row.latitude,
      longitude: row.longitude,
    },
    detailsData: {
      bedrooms: row.bedrooms,
      bathrooms: row.bathrooms,
      ...size,
      garages: row.garages,
      floor: row.floor,
      floorsNo: row.floors,
      furnishing: row.furnishing,
      possession: row.possession,
      availableFrom: row.availableFrom,
      cabins: row.cabins,
      zone: row.zone,
    },
  };
}
