import type { Given } from '#contract/homes/listing-answers.ts';
import { formatPlotArea, formatSqft } from '#domain/homes/area.ts';
import type { FormStep } from '#domain/homes/listing-form.ts';
import { POSTED_BY_LABEL } from '#domain/homes/posted-by.ts';
import { FOOD_LABEL, tenantWords, ZONE_LABEL } from '#domain/homes/term-labels.ts';
import { formatPriceShort, formatRupees } from '#domain/lib/money.ts';
import { formatClock, formatDate } from '#domain/lib/time/format.ts';

type Fact = readonly [label: string, value: string | number | null | undefined];

const rupees = (amount: number | null) => (amount === null ? null : formatRupees(amount));
const sqft = (area: number | null) => (area === null ? null : formatSqft(area));

function price(amount: number | null): string | null {
  if (amount === null) return null;
  const [short, full] = [formatPriceShort(amount), formatRupees(amount)];
  return short === full ? full : `${short} (${full})`;
}

function visits({
  visitDays,
  visitFrom,
  visitUntil,
  visitNotOn,
  visitConfirm,
}: Given): string | null {
  if (visitDays.length === 0 || !visitFrom || !visitUntil) return null;
  const except = visitNotOn.map((day) => formatDate(day)).join(', ');
  const hours = `${visitDays.join(', ')}, ${formatClock(visitFrom)} to ${formatClock(visitUntil)}`;
  const when = except ? `${hours}, but not on ${except}` : hours;
  return visitConfirm === 'yes' ? `${when}; they confirm themselves` : when;
}

const FACTS: Record<Exclude<FormStep, 'review'>, (given: Given, locality: string) => Fact[]> = {
  basics: (given) => [
    ['Posted as', POSTED_BY_LABEL[given.postedBy ?? 'owner']],
    ['Bedrooms', given.bedrooms],
    ['Bathrooms', given.bathrooms],
    ['Balconies', given.balconies],
    ['Cabins', given.cabins],
    ['Parking places', given.garages],
    ['Lift', given.lift],
    ['Carpet area', sqft(given.carpetArea)],
    ['Built-up area', sqft(given.builtUpArea)],
    ['Plot', given.plotArea === null ? null : formatPlotArea(given.plotArea)],
    ['Zone', given.zone && ZONE_LABEL[given.zone]],
    ['Road in front', given.roadWidth && `${given.roadWidth} m`],
    ['Floor', given.floor],
    ['Floors in the building', given.floors],
    ['Facing', given.facing],
    ['Furnishing', given.furnishing],
    ['Age', given.age],
    ['Possession', given.possession],
    ['Date of possession', given.possessionDate && formatDate(given.possessionDate)],
    ['Available from', given.availableFrom && formatDate(given.availableFrom)],
  ],
  price: (given) => [
    ['Price', price(given.price)],
    ['Deposit', rupees(given.deposit)],
    ['Maintenance a month', rupees(given.maintenance)],
    ['Brokerage', given.brokerage === 0 ? 'None' : rupees(given.brokerage)],
    ['Let to', given.tenants.length > 0 ? tenantWords(given.tenants) : null],
    ['Food', given.food && FOOD_LABEL[given.food]],
    ['Pets', given.pets && { yes: 'Allowed', no: 'Not allowed' }[given.pets]],
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
    ['Visits', visits(given)],
  ],
};

/** The answers of a step in words; what was not given is left out. */
export function factsOf(step: Exclude<FormStep, 'review'>, given: Given, locality: string) {
  return FACTS[step](given, locality).flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  );
}
