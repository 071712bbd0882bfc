import type { Map as LeafletMap } from 'leaflet';

/** Takes a map away, also in the middle of a zoom: Leaflet would end that on a map that is gone. */
export function removeMap(map: LeafletMap): void {
  map.stop();
  Object.assign(map, { _animatingZoom: false });
  map.remove();
}
