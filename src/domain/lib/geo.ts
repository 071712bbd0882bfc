export interface LatLng {
  lat: number;
  lng: number;
}

const EARTH_METRES = 6_371_008;
export const METRES_PER_DEGREE = 111_195;
/** For what is lost in reckoning with a round earth. */
const ALLOWANCE = 1.01;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The haversine of the way from a point: it rises with the distance, and costs half of it. */
export function haversineFrom(a: LatLng): (b: LatLng) => number {
  const narrow = Math.cos(radians(a.lat));
  return ({ lat, lng }) =>
    Math.sin(radians(lat - a.lat) / 2) ** 2 +
    narrow * Math.cos(radians(lat)) * Math.sin(radians(lng - a.lng) / 2) ** 2;
}

export const metresOfHaversine = (haversine: number): number =>
  2 * EARTH_METRES * Math.asin(Math.sqrt(haversine));

/** Distance over ground in metres. */
export const haversineMetres = (a: LatLng, b: LatLng): number =>
  metresOfHaversine(haversineFrom(a)(b));

/** Degrees, of latitude or longitude alike, within which lies all that is so many metres away at most. */
export function degreesAround({ lat }: LatLng, metres: number): number {
  const high = metres / METRES_PER_DEGREE;
  // A degree of longitude is shortest at the end towards the pole; at a pole it is nothing.
  const narrow = Math.cos(radians(Math.min(Math.abs(lat) + high, 89)));
  return (ALLOWANCE * high) / narrow;
}

/** A fraction in [0, 1) that depends on the text alone (FNV-1a with a final mix). */
export function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000;
}

const NEAREST_METRES = 60;
const FARTHEST_METRES = 150;

/** The point moved by 60 to 150 m, always the same way for the same seed. */
export function fuzzPoint(point: LatLng, seed: string): LatLng {
  const angle = 2 * Math.PI * fractionOf(`${seed} angle`);
  const metres =
    NEAREST_METRES + (FARTHEST_METRES - NEAREST_METRES) * fractionOf(`${seed} distance`);
  const lat = point.lat + (metres * Math.sin(angle)) / METRES_PER_DEGREE;
  const lng =
    point.lng + (metres * Math.cos(angle)) / (METRES_PER_DEGREE * Math.cos(radians(point.lat)));
  return { lat, lng };
}
