/** Of one search; more are better drawn on the map. */
export const MAX_PLACES = 8;

/** The city itself narrows nothing. */
const CITY = /^pune(?: city)?$/i;

/** Places of a `loc` with several: "Baner, Wakad", and as a title names them, "Baner or Wakad". */
export function saidPlaces(loc: string): string[] {
  const places = loc.split(/,| or /).map((place) => place.trim());
  return places.filter((place) => place !== '' && !CITY.test(place)).slice(0, MAX_PLACES);
}
