import { divIcon, marker } from 'leaflet';
import { createListingMap } from './listing-map.ts';
import { removeMap } from './remove-map.ts';

export interface NamedPlace {
  name: string;
  latitude: number;
  longitude: number;
}

/** A map that shows several places by their names, all at once. What it returns takes it away again. */
export function startAreasMap(box: HTMLElement, places: readonly NamedPlace[]): () => void {
  const points = places.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
  const [first] = points;
  if (!first) return () => undefined;
  const map = createListingMap(box, { center: first, zoom: 12 });
  for (const { name, latitude, longitude } of places) {
    const pill = document.createElement('span');
    pill.className = 'map-pill';
    pill.textContent = name;
    marker([latitude, longitude], {
      icon: divIcon({ html: pill, className: 'map-marker' }),
      interactive: false,
      keyboard: false,
    }).addTo(map.leaflet);
  }
  map.fit(points);
  return () => removeMap(map.leaflet);
}
