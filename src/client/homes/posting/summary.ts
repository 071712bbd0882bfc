import type { Given } from '#contract/homes/listing-answers.ts';
import { formatSqft } from '#domain/homes/area.ts';
import type { FormStep } from '#domain/homes/listing-form.ts';
import { formatPriceShort, formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';

type Fact = readonly [label: string, value: string | number | null | undefined];

const rupees = (amount: number | null) => (amount === null ? null : formatRupees(amount));
const sqft = (area: number | null) => (area === null ? null : formatSqft(area));

function price(amount: number | null): string | null {
  if (amount === null) return null;
  const [short, full] = [formatPriceShort(amount), formatRupees(amount)];
  return short === full ? full : `${short} (${full})`;
}

const FACTS: Record<Exclude<FormStep, 'review'>, (given: Given, locality: string) => Fact[]> = {
  basics: (given) => [
    ['Bedrooms', given.bedrooms],
    ['Bathrooms', given.bathrooms],
    ['Balconies', given.balconies],
    ['Parking places', given.garages],
    ['Lift', given.lift],
    ['Carpet area', sqft(given.carpetArea)],
    ['Built-up area', sqft(given.builtUpArea)],
    ['Plot', sqft(given.plotArea)],
    ['Floor', given.floor],
    ['Floors in the building', given.floors],
    ['Facing', given.facing],
    ['Furnishing', given.furnishing],
    ['Age', given.age],
    ['Possession', given.possession],
    ['Date of possession', given.possessionDate && formatDate(given.possessionDate)],
  ],
  price: (given) => [
    ['Price', price(given.price)],
    ['Deposit', rupees(given.deposit)],
    ['Maintenance a month', rupees(given.maintenance)],
  ],
  place: (given, locality) => [
    ['Locality', locality],
    ['Society', given.society],
    ['Address (private)', given.privateAddress],
    ['Landmark', given.landmark],
    ['Pincode', given.pincode],
    ['Builder', given.developer],
    ['Pin on the map', given.latitude === null ? null : 'Set'],
  ],
  details: (given) => [
    ['Title', given.title],
    ['Description', given.description],
    ['Close by', given.amenities.join(', ')],
    ['Outer walls', given.exteriorMaterial],
    ['Structure', given.structureType],
    ['RERA number', given.reraNumber],
  ],
};

/** The answers of a step in words; what was not given is left out. */
export function factsOf(step: Exclude<FormStep, 'review'>, given: Given, locality: string) {
  return FACTS[step](given, locality).flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  );
}
