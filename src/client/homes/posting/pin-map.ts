import { divIcon, type Marker, marker } from 'leaflet';
import { createListingMap } from '#client/homes/map/listing-map.ts';
import { removeMap } from '#client/homes/map/remove-map.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import words from '#messages/homes/posting/index.ts';

/** About ten metres, and a hundred with Shift. */
const STEP_DEGREES = 0.0001;
const ARROWS: Record<string, readonly [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};
const CLOSE_UP = 16;
const FROM_AFAR = 12;

export interface PinMap {
  /** Puts the pin there and shows it; null takes it away. */
  show(at: LatLng | null, around: LatLng): void;
  close(): void;
}

function pinElement(): HTMLElement {
  const pin = document.createElement('span');
  pin.innerHTML =
    '<svg viewBox="0 0 32 40" width="36" height="45" style="display:block"><path d="M16 39C9 29 3 23 3 15a13 13 0 0 1 26 0c0 8-6 14-13 24Z" fill="var(--brand)" stroke="var(--on-brand)" stroke-width="2"/><circle cx="16" cy="15" r="5" fill="var(--on-brand)"/></svg>';
  return pin;
}

/** A map with one pin that is dragged, set by a click, or moved with the arrow keys. */
export function createPinMap(
  box: HTMLElement,
  around: LatLng,
  onMoved: (at: LatLng) => void,
): PinMap {
  const { leaflet: map, setPoints } = createListingMap(box, { center: around, zoom: FROM_AFAR });
  // No other homes: this map is about one.
  setPoints([]);
  let pin: Marker | undefined;

  const moved = ({ lat, lng }: LatLng) =>
    onMoved({ lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) });

  function makePin(at: LatLng): Marker {
    const made = marker(at, {
      draggable: true,
      keyboard: true,
      icon: divIcon({
        html: pinElement(),
        className: 'map-marker',
        iconSize: [44, 48],
        iconAnchor: [22, 46],
      }),
    }).addTo(map);
    made.on('dragend', () => moved(made.getLatLng()));
    const element = made.getElement();
    element?.setAttribute('aria-label', words.pinOfYours);
    element?.addEventListener('keydown', (event) => {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      event.preventDefault();
      event.stopPropagation();
      const { lat, lng } = made.getLatLng();
      const step = STEP_DEGREES * (event.shiftKey ? 10 : 1);
      moved({ lat: lat + arrow[0] * step, lng: lng + arrow[1] * step });
    });
    return made;
  }

  map.on('click', ({ latlng }) => moved(latlng));
  const resized = new ResizeObserver(() => map.invalidateSize());
  resized.observe(box);

  return {
    show(at, middle) {
      if (!at) {
        pin?.remove();
        pin = undefined;
        map.setView(middle, FROM_AFAR);
        return;
      }
      const isNew = !pin;
      pin ??= makePin(at);
      pin.setLatLng(at);
      if (isNew) map.setView(at, CLOSE_UP);
      else if (!map.getBounds().pad(-0.1).contains(at)) map.panTo(at);
    },
    close: () => {
      resized.disconnect();
      removeMap(map);
    },
  };
}
