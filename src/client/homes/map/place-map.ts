/** The map of one place: its code is fetched only now. What it returns takes it away again. */
export async function startPlaceMap(box: HTMLElement): Promise<() => void> {
  const { lat, lng, label, tiles } = box.dataset;
  const [{ createListingMap }, { removeMap }, { circle, marker, divIcon }] = await Promise.all([
    import('./listing-map.ts'),
    import('./remove-map.ts'),
    import('leaflet'),
  ]);
  box.replaceChildren();
  const at = { lat: Number(lat), lng: Number(lng) };
  const map = createListingMap(box, { center: at, zoom: 14, tileUrl: tiles });
  circle(at, { radius: 150, color: 'var(--brand)', weight: 2, fillOpacity: 0.15 }).addTo(
    map.leaflet,
  );
  const pill = document.createElement('span');
  pill.className = 'map-pill';
  pill.textContent = label ?? '';
  marker(at, {
    icon: divIcon({ html: pill, className: 'map-marker' }),
    interactive: false,
    keyboard: false,
  }).addTo(map.leaflet);
  return () => removeMap(map.leaflet);
}
