/** A corner as [latitude, longitude]. */
export type Corner = readonly [lat: number, lng: number];

/** At most so many areas are searched at once. */
export const MAX_AREAS = 5;

/** One drawn area as the address has it: `lat,lng;lat,lng;...`. */
export const areaText = (corners: readonly Corner[]): string =>
  corners.map((corner) => corner.join(',')).join(';');

/** Several, `|` between them. */
export const areasText = (areas: readonly (readonly Corner[])[]): string =>
  areas.map(areaText).join('|');

/** A text of areas without one of them, however its numbers are spelled. */
export function withoutArea(areas: string, area: string): string {
  const spelled = (text: string) =>
    text
      .split(';')
      .map((corner) => corner.split(',').map(Number).join(','))
      .join(';');
  return areas
    .split('|')
    .filter((text) => spelled(text) !== spelled(area))
    .join('|');
}
