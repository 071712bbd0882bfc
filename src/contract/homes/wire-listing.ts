import { z } from 'zod';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { PLANNING_AUTHORITIES } from '#domain/homes/gazetteer/authority.ts';
import { METRO_LINES } from '#domain/homes/gazetteer/metro-lines.ts';
import {
  AMENITIES_NEARBY,
  CATEGORIES,
  EXTERIOR_MATERIALS,
  FACING,
  FOOD,
  FURNISHING,
  LISTED_IN,
  LISTING_STATUSES,
  POSSESSION,
  POSTED_BY,
  PROPERTY_AGES,
  STRUCTURE_TYPES,
  SUBCATEGORIES,
  TENANTS,
  ZONES,
} from '#domain/homes/listing.ts';
import '#contract/lib/no-eval.ts';

const count = z.number().int().nullable();

/**
 * A listing as lists carry it: the four groups of the specification, each with what a card needs
 * beside it. Prices are rupees (a rent: rupees a month), areas square feet, positions moved by up
 * to 150 m.
 */
export const listingCard = z.object({
  propertydata: z.object({
    id: z.number().int(),
    title: z.string(),
    price: rupees,
    listedin: z.enum(LISTED_IN),
    /** What is not live is offered to nobody. */
    status: z.enum(LISTING_STATUSES),
    /** Of a rent, where they are known; no brokerage is 0. */
    deposit: rupees.nullable(),
    brokerage: rupees.nullable(),
    postedBy: z.enum(POSTED_BY),
    promotePropertyStatus: z.boolean(),
    category: z.enum(CATEGORIES),
    subcategory: z.enum(SUBCATEGORIES),
    pricePerSqft: z.number().nullable(),
    society: z.string().nullable(),
    verified: z.boolean(),
    /** When staff saw its papers, while they vouch for them. */
    verifiedAt: z.iso.datetime().nullable(),
    demo: z.boolean(),
    confirmedAt: z.iso.datetime(),
    publishedAt: z.iso.datetime(),
  }),
  mediaData: z.object({ images: z.array(z.string()), photoCount: z.number().int() }),
  locationData: z.object({
    address: z.string(),
    city: z.string(),
    state: z.string(),
    locality: z.string(),
    localitySlug: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  detailsData: z.object({
    bedrooms: count,
    bathrooms: count,
    sizeInFt: count,
    sizeKind: z.enum(['carpet', 'built-up', 'plot']).nullable(),
    garages: count,
    floor: count,
    floorsNo: count,
    furnishing: z.enum(FURNISHING).nullable(),
    possession: z.enum(POSSESSION).nullable(),
    /** Of a rent. */
    availableFrom: z.iso.date().nullable(),
    cabins: count,
    zone: z.enum(ZONES).nullable(),
  }),
});
named({
  ListingCard: listingCard,
  ListingFacts: listingCard.shape.propertydata,
  ListingPictures: listingCard.shape.mediaData,
  ListingPlace: listingCard.shape.locationData,
  ListingMeasures: listingCard.shape.detailsData,
});
export type ListingCard = z.infer<typeof listingCard>;

/** A listing with the reason it is shown. */
export const listingWithReason = listingCard.extend({ reason: z.string() });

/** A metro station, with metres as the crow flies. */
export const stationNearby = z.object({
  name: z.string(),
  line: z.enum(METRO_LINES),
  metres: z.number(),
  planned: z.boolean(),
});
named({ StationNearby: stationNearby });

/** A listing as its own page shows it. */
export const listingDetail = z.object({
  propertydata: listingCard.shape.propertydata.extend({
    description: z.string(),
    maintenance: rupees.nullable(),
    developer: z.string().nullable(),
    reraNumber: z.string().nullable(),
    source: z.string().nullable(),
    updatedAt: z.iso.datetime(),
    verifiedUntil: z.iso.datetime().nullable(),
  }),
  mediaData: z.object({
    images: z.array(z.string()),
    photoCount: z.number().int(),
    media: z.array(
      z.object({
        url: z.string(),
        alt: z.string(),
        kind: z.enum(['photo', 'floor_plan', 'video']),
        /** In the owner's words. */
        caption: z.string().nullable(),
        /** Of its largest width, in pixels; null where nobody measured it: then 4 by 3. */
        width: count,
        height: count,
      }),
    ),
    /** A link to a video, on YouTube or anywhere else. */
    videoUrl: z.string().nullable(),
  }),
  locationData: listingCard.shape.locationData.extend({
    country: z.string(),
    landmark: z.string().nullable(),
    pincode: z.string().nullable(),
    /** Whose limits it lies in, by which duties differ. */
    authority: z.enum(PLANNING_AUTHORITIES),
    stations: z.array(stationNearby),
  }),
  detailsData: listingCard.shape.detailsData.extend({
    carpetArea: count,
    builtUpArea: count,
    plotArea: count,
    balconies: count,
    /** Whether the building has one; null where nothing is said. */
    lift: z.boolean().nullable(),
    facing: z.enum(FACING).nullable(),
    age: z.enum(PROPERTY_AGES).nullable(),
    possessionDate: z.iso.date().nullable(),
    /** Whom it is let to: an empty list is everybody, null that nothing is said. */
    tenants: z.array(z.enum(TENANTS)).nullable(),
    food: z.enum(FOOD).nullable(),
    pets: z.boolean().nullable(),
    /** Metres of the road a plot lies on. */
    roadWidth: z.number().nullable(),
    amenities: z.array(z.enum(AMENITIES_NEARBY)),
    exteriorMaterial: z.enum(EXTERIOR_MATERIALS).nullable(),
    structureType: z.enum(STRUCTURE_TYPES).nullable(),
  }),
  ownerData: z.object({
    firstname: z.string(),
    userrole: z.string(),
    /** An agent's MahaRERA number, and until when staff have checked it. */
    licence: z.string().nullable(),
    licenceCheckedUntil: z.iso.date().nullable(),
  }),
});
named({ ListingDetail: listingDetail });
export type ListingDetail = z.infer<typeof listingDetail>;

/** Price in rupees at a moment. */
export const pricePoint = z.object({ price: rupees, at: z.iso.datetime() });
named({ PricePoint: pricePoint });

/** Rupees per square foot in the middle of comparable live listings, with how many there were. */
export const localityRate = z.object({
  median: z.number(),
  low: z.number(),
  high: z.number(),
  n: z.number().int(),
});
named({ LocalityRate: localityRate });
