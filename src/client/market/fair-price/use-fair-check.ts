import { useEffect, useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import type { Given } from '#contract/homes/listing-answers.ts';
import type { CallInput } from '#contract/lib/endpoint.ts';
import { checkFairPrice } from '#contract/market/fair-price.ts';
import { isRequired, type Offer } from '#domain/homes/listing-form.ts';

const PAUSE_MS = 500;

type Query = NonNullable<CallInput<typeof checkFairPrice>['query']>;

/** What the service needs, none of it the price: that is held against the answer here. */
export const FAIR_ANSWERS = [
  'carpetArea',
  'builtUpArea',
  'plotArea',
  'bedrooms',
  'bathrooms',
  'balconies',
  'garages',
  'floor',
  'floors',
  'furnishing',
  'age',
  'possession',
  'maintenance',
  'society',
  'developer',
] as const;

/** To some 100 m: where exactly it stands is nobody's business before it is listed, nor after. */
const coarse = (degrees: number | null) =>
  degrees === null ? undefined : Math.round(degrees * 1_000) / 1_000;

/** The question as JSON, so that the same answers are the same question; undefined too early. */
export function fairQuestion(
  given: Given,
  offer: Offer,
  listingId: number | undefined,
): string | undefined {
  const { localitySlug, carpetArea, builtUpArea, plotArea, bedrooms, latitude, longitude } = given;
  if (localitySlug === null || (carpetArea ?? builtUpArea ?? plotArea) === null) return undefined;
  if (isRequired('bedrooms', offer) && bedrooms === null) return undefined;
  const told = FAIR_ANSWERS.map((name) => [name, given[name] ?? undefined]);
  return JSON.stringify({
    listedin: offer.listedIn,
    subcategory: offer.subcategory,
    locality: localitySlug,
    latitude: coarse(latitude),
    longitude: coarse(longitude),
    ...Object.fromEntries(told),
    listingId,
  });
}

/** The first value at once, each later one when it has rested for a moment. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/**
 * What homes like the one typed ask, and in which locality; while something is typed, by what was
 * there before. `isSettled` says that nothing is on its way: there is an answer, or none will come.
 */
export function useFairCheck(given: Given, offer: Offer, listingId: number | undefined) {
  const asked = fairQuestion(given, offer, listingId);
  const question = useRested(asked);
  const query = question === undefined ? undefined : (JSON.parse(question) as Query);
  const { state, answer } = useCall(checkFairPrice, query ? { query } : null);
  return {
    check: answer?.data,
    locality: query?.locality,
    isSettled: query ? state !== 'loading' : asked === undefined,
  };
}
