import type { TypedAnswers } from '#contract/homes/listing-answers.ts';
import type { Complete } from '#contract/homes/read-answers.ts';
import { fromRupees, type Paise, toRupees } from '#domain/lib/money.ts';
import type { Listing, LocalityRow } from '#server/db/schema/index.ts';

const rupees = (paise: Paise | null) => text(toRupees(paise));

/** The columns that answers fill; whose it is and what it is stay out of their reach. */
export function valuesOf(given: Complete, locality: LocalityRow) {
  return {
    title: given.title,
    description: given.description ?? '',
    pricePaise: fromRupees(given.price),
    maintenancePaise: fromRupees(given.maintenance),
    depositPaise: fromRupees(given.deposit),
    carpetAreaSqft: given.carpetArea,
    builtUpAreaSqft: given.builtUpArea,
    plotAreaSqft: given.plotArea,
    bedrooms: given.bedrooms,
    bathrooms: given.bathrooms,
    balconies: given.balconies,
    garages: given.garages,
    floor: given.floor,
    floors: given.floors,
    facing: given.facing,
    furnishing: given.furnishing,
    age: given.age,
    possession: given.possession,
    possessionDate: given.possessionDate,
    amenities: given.amenities,
    exteriorMaterial: given.exteriorMaterial,
    structureType: given.structureType,
    reraNumber: given.reraNumber,
    society: given.society,
    developer: given.developer,
    city: locality.city,
    localityId: locality.id,
    address: locality.name,
    privateAddress: given.privateAddress,
    landmark: given.landmark,
    pincode: given.pincode ?? locality.pincode,
    location: { x: given.longitude, y: given.latitude },
  };
}

const text = (value: string | number | null) => (value === null ? '' : String(value));

/** The answers a listing was made of, as its form takes them. */
export function answersOf(listing: Listing, localitySlug: string): TypedAnswers {
  return {
    subcategory: listing.subcategory,
    listedin: listing.listedIn,
    bedrooms: text(listing.bedrooms),
    bathrooms: text(listing.bathrooms),
    balconies: text(listing.balconies),
    garages: text(listing.garages),
    areaUnit: 'sqft',
    carpetArea: text(listing.carpetAreaSqft),
    builtUpArea: text(listing.builtUpAreaSqft),
    plotArea: text(listing.plotAreaSqft),
    floor: text(listing.floor),
    floors: text(listing.floors),
    facing: text(listing.facing),
    furnishing: text(listing.furnishing),
    age: text(listing.age),
    possession: text(listing.possession),
    possessionDate: text(listing.possessionDate),
    price: rupees(listing.pricePaise),
    deposit: rupees(listing.depositPaise),
    maintenance: rupees(listing.maintenancePaise),
    localitySlug,
    society: text(listing.society),
    developer: text(listing.developer),
    privateAddress: text(listing.privateAddress),
    landmark: text(listing.landmark),
    pincode: text(listing.pincode),
    latitude: listing.location.y,
    longitude: listing.location.x,
    amenities: listing.amenities as NonNullable<TypedAnswers['amenities']>,
    exteriorMaterial: text(listing.exteriorMaterial),
    structureType: text(listing.structureType),
    reraNumber: text(listing.reraNumber),
    title: listing.title,
    description: listing.description,
  };
}
