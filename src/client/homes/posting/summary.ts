import type { Given } from '#contract/homes/listing-answers.ts';
import { formatPlotArea, formatSqft } from '#domain/homes/area.ts';
import type { FormStep } from '#domain/homes/listing-form.ts';
import { POSTED_BY_LABEL } from '#domain/homes/posted-by.ts';
import { FOOD_LABEL, tenantWords, ZONE_LABEL } from '#domain/homes/term-labels.ts';
import { formatPriceShort, formatRupees } from '#domain/lib/money.ts';
import { formatClock, formatDate } from '#domain/lib/time/format.ts';
import { WEEKDAY_LABEL } from '#domain/lib/time/month.ts';
import postingWords from '#messages/homes/posting/index.ts';

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
  const hours = postingWords.to({
    visitDays: visitDays.map((day) => WEEKDAY_LABEL[day]).join(', '),
    visitFrom: formatClock(visitFrom),
    visitUntil: formatClock(visitUntil),
  });
  const when = except ? postingWords.butNotOn({ hours, except }) : hours;
  return visitConfirm === 'yes' ? postingWords.theyConfirmThemselves({ when }) : when;
}

const FACTS: Record<Exclude<FormStep, 'review'>, (given: Given, locality: string) => Fact[]> = {
  basics: (given) => [
    [postingWords.posted, POSTED_BY_LABEL[given.postedBy ?? 'owner']],
    [postingWords.bedrooms, given.bedrooms],
    [postingWords.bathrooms, given.bathrooms],
    [postingWords.balconies, given.balconies],
    [postingWords.cabins, given.cabins],
    [postingWords.parkingPlaces, given.garages],
    [postingWords.lift, given.lift],
    [postingWords.carpetAreaWord, sqft(given.carpetArea)],
    [postingWords.builtUp, sqft(given.builtUpArea)],
    [postingWords.plot, given.plotArea === null ? null : formatPlotArea(given.plotArea)],
    [postingWords.zone, given.zone && ZONE_LABEL[given.zone]],
    [postingWords.roadFront, given.roadWidth && `${given.roadWidth} m`],
    [postingWords.floor, given.floor],
    [postingWords.floorsBuilding, given.floors],
    [postingWords.facing, given.facing],
    [postingWords.furnishing, given.furnishing],
    [postingWords.age, given.age],
    [postingWords.possession, given.possession],
    [postingWords.datePossession, given.possessionDate && formatDate(given.possessionDate)],
    [postingWords.availableFrom, given.availableFrom && formatDate(given.availableFrom)],
  ],
  price: (given) => [
    [postingWords.priceWord, price(given.price)],
    [postingWords.depositWord, rupees(given.deposit)],
    [postingWords.maintenanceA, rupees(given.maintenance)],
    [postingWords.brokerage, given.brokerage === 0 ? postingWords.none : rupees(given.brokerage)],
    [postingWords.letTo, given.tenants.length > 0 ? tenantWords(given.tenants) : null],
    [postingWords.food, given.food && FOOD_LABEL[given.food]],
    [
      postingWords.petsWord,
      given.pets && { yes: postingWords.allowed, no: postingWords.notAllowed }[given.pets],
    ],
  ],
  place: (given, locality) => [
    [postingWords.locality, locality],
    [postingWords.society, given.society],
    [postingWords.addressPrivate, given.privateAddress],
    [postingWords.landmark, given.landmark],
    [postingWords.pincode, given.pincode],
    [postingWords.builder, given.developer],
    [postingWords.pinMap, given.latitude === null ? null : postingWords.set],
  ],
  details: (given) => [
    [postingWords.title, given.title],
    [postingWords.description, given.description],
    [postingWords.close, given.amenities.join(', ')],
    [postingWords.outerWalls, given.exteriorMaterial],
    [postingWords.structure, given.structureType],
    [postingWords.reraNumber, given.reraNumber],
    [postingWords.visits, visits(given)],
  ],
};

/** The answers of a step in words; what was not given is left out. */
export function factsOf(step: Exclude<FormStep, 'review'>, given: Given, locality: string) {
  return FACTS[step](given, locality).flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  );
}
