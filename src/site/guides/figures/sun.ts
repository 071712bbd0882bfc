/** Pune, and the tilt of the earth's axis; degrees. */
const LATITUDE = 18.52;
const TILT = 23.44;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toDegrees = (radians: number) => (radians * 180) / Math.PI;

/** The sun's declination on the longest and the shortest day, and between. */
export const DECLINATION = { june: TILT, equinox: 0, december: -TILT } as const;
export type SunDay = keyof typeof DECLINATION;

/** Where the sun rises, in degrees from north by east; it sets as far on the other side. */
export const sunrise = (day: SunDay): number =>
  toDegrees(Math.acos(Math.sin(toRadians(DECLINATION[day])) / Math.cos(toRadians(LATITUDE))));

/** How high the sun stands at noon above the southern horizon; above 90 it stands to the north. */
export const noonHeight = (day: SunDay): number => 90 - LATITUDE + DECLINATION[day];

/** How far down a wall facing south a projection of that depth shades it at noon; the depth's unit. */
export const shadeBelow = (depth: number, day: SunDay): number =>
  depth * Math.tan(toRadians(Math.min(noonHeight(day), 89)));
