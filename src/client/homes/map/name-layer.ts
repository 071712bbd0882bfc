import type * as L from 'leaflet';
import { DrawnLayer } from './base-layer.ts';
import type { Box } from './boxes.ts';
import { drawNames } from './draw-tile.ts';

export interface NameLayer {
  /** Names keep clear of what is in these boxes, by zoom. */
  keepClearOf(boxesAt: (zoom: number) => readonly Box[]): void;
  /** Stations are named from this zoom on. */
  nameStationsFrom(zoom: number): void;
}

/** The names of our own drawing, above its lines and below the markers. */
export function addNameLayer(map: L.Map, boxesAt: (zoom: number) => readonly Box[]): NameLayer {
  const pane = map.createPane('names');
  pane.style.zIndex = '450';
  pane.style.pointerEvents = 'none';
  let taken = boxesAt;
  let stationsFrom: number | undefined;
  const layer = new DrawnLayer(
    (canvas, coords, size, paint) =>
      drawNames(canvas, coords, size, paint, { taken: taken(coords.z), stationsFrom }),
    { pane: 'names' },
  ).addTo(map);
  return {
    keepClearOf(boxes) {
      taken = boxes;
      layer.repaint();
    },
    nameStationsFrom(zoom) {
      stationsFrom = zoom;
      layer.repaint();
    },
  };
}
