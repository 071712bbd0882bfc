import * as L from 'leaflet';
import type { LatLng } from '#domain/lib/geo.ts';
import { chosen, named, textIcon } from './marker-buttons.ts';

export interface NamedPlace extends LatLng {
  id: string;
  label: string;
}

/** Named places on a map beside its listings; called again it replaces them. */
export function placeMarkers(map: L.Map, onChoose: (id: string) => void) {
  const layer = L.layerGroup().addTo(map);
  return (places: readonly NamedPlace[]) => {
    layer.clearLayers();
    for (const { id, label, lat, lng } of places) {
      const marker = L.marker([lat, lng], {
        icon: textIcon(label, label, 'map-pill map-pill-place'),
        keyboard: true,
      });
      named(marker, label);
      chosen(marker, () => onChoose(id));
      layer.addLayer(marker);
    }
  };
}
