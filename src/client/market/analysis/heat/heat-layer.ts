import * as L from 'leaflet';
import type { LatLng } from '#domain/lib/geo.ts';
import type { HeatStep } from './scale.ts';

export interface HeatPoint extends LatLng {
  slug: string;
  /** The locality, its median and n: shown on hover. */
  label: string;
  step: HeatStep;
  /** Across, in pixels. */
  width: number;
}

function iconOf({ step, width }: HeatPoint, isChosen: boolean): L.DivIcon {
  const circle = document.createElement('span');
  circle.textContent = String(step.number);
  circle.className = `grid size-full place-items-center rounded-full border-2 text-xs font-bold ${
    isChosen ? 'border-accent outline-3 outline-ink' : 'border-brand'
  }`;
  circle.style.background = step.fill;
  circle.style.color = step.text;
  return L.divIcon({ html: circle, className: 'map-marker', iconSize: [width, width] });
}

/**
 * Circles of localities on a map. Only for the pointer: the table beside has the same by keyboard,
 * and a hundred more stops of the Tab key would be in everybody's way.
 */
export function heatLayer(map: L.Map, onChoose: (slug: string) => void) {
  const layer = L.layerGroup().addTo(map);
  return (points: readonly HeatPoint[], chosen: string | undefined) => {
    layer.clearLayers();
    for (const point of points) {
      const marker = L.marker([point.lat, point.lng], {
        icon: iconOf(point, point.slug === chosen),
        keyboard: false,
        // A small one that lies on a large one can still be reached.
        zIndexOffset: point.slug === chosen ? 10_000 : -point.width * 10,
      });
      marker.bindTooltip(point.label, { direction: 'top' });
      marker.on('add', () => marker.getElement()?.setAttribute('aria-hidden', 'true'));
      marker.on('click', () => onChoose(point.slug));
      layer.addLayer(marker);
    }
  };
}
