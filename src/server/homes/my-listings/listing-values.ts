import type { Complete, Listable } from '#contract/homes/read-answers.ts';
import type { TypedAnswers } from '#contract/homes/typed-answers.ts';
import { isAsked, type Offer } from '#domain/homes/listing-form.ts';
import { postedByOf } from '#domain/homes/posted-by.ts';
import type { VisitPlan } from '#domain/homes/visit-plan.ts';
import { fromRupees, type Paise, toRupees } from '#domain/lib/money.ts';
import type { Role } from '#domain/lib/role.ts';
import type { Listing, LocalityRow } from '#server/db/schema/index.ts';

const rupees = (paise: Paise | null) => text(toRupees(paise));

/** Of homes to rent: whom they are let to, which of the rest is nobody's question. */
function letTo(given: Listable, offer: Offer) {
  return {
    tenants: isAsked('tenants', offer) ? given.tenants : null,
    food: given.food,
    pets: given.pets === null ? null : given.pets === 'yes',
  };
}

/** When visits suit; nothing where no day was named. */
function planOf({ visitDays, visitFrom, visitUntil, visitNotOn }: Listable): VisitPlan | null {
  if (visitDays.length === 0 || visitFrom === null || visitUntil === null) return null;
  return { days: visitDays, from: visitFrom, until: visitUntil, notOn: visitNotOn };
}

/** What answers alone decide, whoever gave them. */
export function saidOf(given: Listable, offer: Offer) {
  return {
    title: given.title,
    description: given.description ?? '',
    pricePaise: fromRupees(given.price),
    maintenancePaise: fromRupees(given.maintenance),
    depositPaise: fromRupees(given.deposit),
    brokeragePaise: fromRupees(given.brokerage),
    carpetAreaSqft: given.carpetArea,
    builtUpAreaSqft: given.builtUpArea,
    plotAreaSqft: given.plotArea,
    bedrooms: given.bedrooms,
    bathrooms: given.bathrooms,
    balconies: given.balconies,
    cabins: given.cabins,
    garages: given.garages,
    zone: given.zone,
    roadWidthMetres: given.roadWidth,
    lift: given.lift === null ? null : given.lift === 'yes',
    floor: given.floor,
    floors: given.floors,
    facing: given.facing,
    furnishing: given.furnishing,
    age: given.age,
    possession: given.possession,
    possessionDate: given.possessionDate,
    availableFrom: given.availableFrom,
    ...letTo(given, offer),
    amenities: given.amenities,
    exteriorMaterial: given.exteriorMaterial,
    structureType: given.structureType,
    reraNumber: given.reraNumber,
    society: given.society,
    developer: given.developer,
    privateAddress: given.privateAddress,
    landmark: given.landmark,
    location: { x: given.longitude, y: given.latitude },
    visitPlan: planOf(given),
    visitsConfirm: given.visitConfirm === 'yes',
  };
}

/** The columns that answers fill; whose it is and what it is stay out of their reach. */
export function valuesOf(
  given: Complete,
  { offer, role, locality }: { offer: Offer; role: Role; locality: LocalityRow },
) {
  return {
    ...saidOf(given, offer),
    postedBy: postedByOf(role, given.postedBy),
    city: locality.city,
    localityId: locality.id,
    address: locality.name,
    pincode: given.pincode ?? locality.pincode,
  };
}

const text = (value: string | number | null) => (value === null ? '' : String(value));

/** The answers a listing was made of, as its form takes them. */
export function answersOf(listing: Listing, localitySlug: string): TypedAnswers {
  return {
    subcategory: listing.subcategory,
    listedin: listing.listedIn,
    postedBy: listing.postedBy === 'agent' ? '' : listing.postedBy,
    bedrooms: text(listing.bedrooms),
    bathrooms: text(listing.bathrooms),
    balconies: text(listing.balconies),
    cabins: text(listing.cabins),
    garages: text(listing.garages),
    lift: listing.lift === null ? '' : listing.lift ? 'yes' : 'no',
    areaUnit: 'sqft',
    carpetArea: text(listing.carpetAreaSqft),
    builtUpArea: text(listing.builtUpAreaSqft),
    plotArea: text(listing.plotAreaSqft),
    zone: text(listing.zone),
    roadWidth: text(listing.roadWidthMetres),
    floor: text(listing.floor),
    floors: text(listing.floors),
    facing: text(listing.facing),
    furnishing: text(listing.furnishing),
    age: text(listing.age),
    possession: text(listing.possession),
    possessionDate: text(listing.possessionDate),
    availableFrom: text(listing.availableFrom),
    price: rupees(listing.pricePaise),
    deposit: rupees(listing.depositPaise),
    maintenance: rupees(listing.maintenancePaise),
    brokerage: rupees(listing.brokeragePaise),
    tenants: (listing.tenants ?? []) as NonNullable<TypedAnswers['tenants']>,
    food: text(listing.food),
    pets: listing.pets === null ? '' : listing.pets ? 'yes' : 'no',
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
    visitDays: listing.visitPlan?.days ?? [],
    visitFrom: text(listing.visitPlan?.from ?? null),
    visitUntil: text(listing.visitPlan?.until ?? null),
    visitNotOn: listing.visitPlan?.notOn ?? [],
    visitConfirm: listing.visitsConfirm ? 'yes' : '',
  };
}
