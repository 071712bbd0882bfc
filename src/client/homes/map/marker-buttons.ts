import * as L from 'leaflet';

/** A marker that is a piece of text; `label` is what it says on hover. */
export function textIcon(text: string, label: string, className: string): L.DivIcon {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  element.title = label;
  return L.divIcon({ html: element, className: 'map-marker', iconSize: undefined as never });
}

/** What a screen reader says of a marker; Leaflet names only markers that are images. */
export function named(marker: L.Marker, label: string): void {
  marker.on('add', () => marker.getElement()?.setAttribute('aria-label', label));
}

/** A marker is a button: Enter and the space bar press it as a click does. */
export function chosen(marker: L.Marker, then: () => void): void {
  marker.on('click', then);
  marker.on('keydown', ({ originalEvent }) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
    originalEvent.preventDefault();
    then();
  });
}
