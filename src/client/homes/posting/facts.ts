import type { Offer } from '#domain/homes/listing-form.ts';
import type { ListingFacts } from '#domain/homes/listing-text.ts';
import { type Quality, scoreListing } from '#domain/homes/quality-score.ts';
import { type FormValues, read } from './form-values.ts';

/** What the answers say, for texts made of them. */
export function factsFrom(values: FormValues, offer: Offer, locality: string): ListingFacts {
  const { given } = read(values, offer);
  const { carpetArea, builtUpArea, plotArea, ...rest } = given;
  return {
    ...rest,
    subcategory: offer.subcategory,
    listedIn: offer.listedIn,
    locality,
    carpetAreaSqft: carpetArea,
    builtUpAreaSqft: builtUpArea,
    plotAreaSqft: plotArea,
  };
}

/** How good it is before it has pictures or papers. */
export function qualityFrom(values: FormValues, offer: Offer): Quality {
  const { given } = read(values, offer);
  return scoreListing({
    subcategory: offer.subcategory,
    listedIn: offer.listedIn,
    photoCount: 0,
    hasFloorPlan: false,
    title: given.title ?? '',
    description: given.description ?? '',
    hasCarpetArea: given.carpetArea !== null,
    hasFloor: given.floor !== null,
    hasFacing: given.facing !== null,
    hasFurnishing: given.furnishing !== null,
    hasAge: given.age !== null,
    hasMaintenance: given.maintenance !== null,
    hasDeposit: given.deposit !== null,
    hasSociety: given.society !== null,
    hasLandmark: given.landmark !== null,
    hasMaterials: given.exteriorMaterial !== null || given.structureType !== null,
    amenities: given.amenities.length,
    verified: false,
  });
}
