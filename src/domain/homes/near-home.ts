import type { LatLng } from '#domain/lib/geo.ts';
import { type Commute, commute } from './commute.ts';
import { AMENITIES_NEARBY, type AmenityNearby } from './listing.ts';

/** What a family asks about a home's surroundings, the first first. */
const ASKED: readonly AmenityNearby[] = [
  'Public Transport',
  'School',
  'Hospital',
  'Market',
  'Park',
  'Playground',
];

const rank = (amenity: AmenityNearby) => {
  const asked = ASKED.indexOf(amenity);
  return asked < 0 ? ASKED.length + AMENITIES_NEARBY.indexOf(amenity) : asked;
};

/** Amenities in the order in which families ask for them. */
export const inOrderAsked = (amenities: readonly AmenityNearby[]): AmenityNearby[] =>
  [...amenities].sort((a, b) => rank(a) - rank(b));

/**
 * Where most of the city's offices are. A few points by hand, not the gazetteer, which the browser
 * does not load; a test holds them to it.
 */
export const OFFICE_AREAS = [
  { slug: 'hinjawadi', lat: 18.5913, lng: 73.7389 },
  { slug: 'kharadi', lat: 18.5515, lng: 73.952 },
  { slug: 'magarpatta', lat: 18.5145, lng: 73.928 },
  { slug: 'baner', lat: 18.559, lng: 73.7868 },
  { slug: 'shivajinagar', lat: 18.5308, lng: 73.8475 },
] as const;

export interface OfficeArea {
  slug: (typeof OFFICE_AREAS)[number]['slug'];
  way: Commute;
}

/** The ways from a place to where the offices are, the nearest first. */
export const waysToOffices = (from: LatLng): OfficeArea[] =>
  OFFICE_AREAS.map(({ slug, ...place }) => ({ slug, way: commute(from, place) })).sort(
    (a, b) => a.way.metres - b.way.metres,
  );
