import { LAKES, type Line, RIVERS, ROADS } from '#client/homes/map/base-facts.ts';
import { worldPixels } from '#client/homes/map/labels.ts';
import type { LatLng } from '#domain/lib/geo.ts';

const ZOOM = 11;
const MIDDLE = worldPixels(18.55, 73.86, ZOOM);

/** Where a place is on the drawn map of Pune, in its own units. */
export function onMap({ lat, lng }: LatLng): { x: number; y: number } {
  const { x, y } = worldPixels(lat, lng, ZOOM);
  return { x: Math.round((x - MIDDLE.x) * 10) / 10, y: Math.round((y - MIDDLE.y) * 10) / 10 };
}

function pathOf(line: Line): string {
  const points = line.map(([lat, lng]) => {
    const { x, y } = onMap({ lat, lng });
    return `${Math.round(x)} ${Math.round(y)}`;
  });
  return `M${points.filter((point, i) => point !== points[i - 1]).join('L')}`;
}

/** What the map shows, each kind as one path. */
export const MAP_PATHS = {
  lakes: LAKES.map(pathOf).join(''),
  rivers: RIVERS.map(({ line }) => pathOf(line)).join(''),
  roads: ROADS.filter(({ major }) => major)
    .map(({ line }) => pathOf(line))
    .join(''),
};
