import Supercluster from 'supercluster';
import type { LatLng } from '#domain/lib/geo.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import cards from '#messages/homes/cards/index.ts';
import { boxOf, type Group, keepApart } from './apart.ts';
import type { Box } from './boxes.ts';
import { worldPixels } from './labels.ts';

export interface MapPoint extends LatLng {
  id: number;
  /** Rupees. */
  price: number;
  featured: boolean;
  /** Somebody has booked it; its pill says so. */
  booked?: boolean;
}

export type HomeGroup = Group<MapPoint>;

/** "₹ 68.5 L", as short as a marker wants it. */
export const pillText = ({ price, booked }: MapPoint): string =>
  `${booked ? `${cards.standing.booked} · ` : ''}${formatPriceShort(price).replace(' Lakh', ' L')}`;

/** Of the library's tiles of 512 pixels; ours have 256, which makes it half as many there. */
const RADIUS = 88;
const WHOLE_WORLD: [number, number, number, number] = [-180, -85, 180, 85];

export interface Grouped {
  /** Markers of a zoom, the same wherever the map is moved to. */
  at(zoom: number): readonly HomeGroup[];
  /** What they take up, in pixels of the world. */
  boxesAt(zoom: number): readonly Box[];
}

/** Homes in groups whose markers do not cover each other, worked out once a zoom. */
export function groupsOf(points: readonly MapPoint[]): Grouped {
  const index = new Supercluster<MapPoint>({ radius: RADIUS, maxZoom: 16 }).load(
    points.map((point) => ({
      type: 'Feature',
      properties: point,
      geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
    })),
  );
  const worked = new Map<number, { groups: HomeGroup[]; boxes: Box[] }>();

  function work(zoom: number) {
    const found = index.getClusters(WHOLE_WORLD, zoom).map((feature): HomeGroup => {
      const [lng = 0, lat = 0] = feature.geometry.coordinates;
      const { properties } = feature;
      const homes =
        'cluster_id' in properties
          ? index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties)
          : [properties];
      return { ...worldPixels(lat, lng, zoom), lat, lng, homes };
    });
    const groups = keepApart(found, pillText);
    return { groups, boxes: groups.map((group) => boxOf(group, pillText)) };
  }

  function workedAt(zoom: number) {
    const known = worked.get(zoom) ?? work(zoom);
    worked.set(zoom, known);
    return known;
  }

  return { at: (zoom) => workedAt(zoom).groups, boxesAt: (zoom) => workedAt(zoom).boxes };
}
