import type { ListingMap } from '#client/homes/map/listing-map.ts';
import { call } from '#client/lib/api.ts';
import { areasText } from '#contract/homes/area-text.ts';
import { mapPoints } from '#contract/homes/search.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import { readSearchPage } from '#contract/homes/search-page.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { frameOf } from './map-frame.ts';
import { $search, type ChangeSearch } from './search.ts';

const PUNE = { center: { lat: 18.52, lng: 73.86 }, zoom: 10 };
/** A drawn line is thinned to this many corners; the search takes 200. */
const MAX_CORNERS = 60;

function filters(): SearchFilter {
  const query = Object.fromEntries($search.get().searchParams);
  const { page: _, sort: __, pageSize: ___, ...filter } = readSearchPage(query).request;
  return filter;
}

function areaText(corners: readonly LatLng[]): string {
  const step = Math.max(1, Math.ceil(corners.length / MAX_CORNERS));
  return corners
    .filter((_, i) => i % step === 0)
    .map(({ lat, lng }) => `${lat.toFixed(4)},${lng.toFixed(4)}`)
    .join(';');
}

/** Lets the visitor draw round an area with a finger or the pointer. */
async function draw(map: ListingMap): Promise<LatLng[]> {
  const { polyline } = await import('leaflet');
  const corners: LatLng[] = [];
  const line = polyline([], { color: 'var(--brand)', weight: 3 }).addTo(map.leaflet);
  const box = map.leaflet.getContainer();
  map.leaflet.dragging.disable();
  box.classList.add('map-drawing');
  return new Promise((resolve) => {
    const at = (event: PointerEvent) => map.leaflet.mouseEventToLatLng(event);
    const move = (event: PointerEvent) => {
      if (event.buttons === 0) return;
      corners.push(at(event));
      line.addLatLng(at(event));
    };
    const up = () => {
      box.removeEventListener('pointermove', move);
      map.leaflet.dragging.enable();
      box.classList.remove('map-drawing');
      line.remove();
      resolve(corners);
    };
    box.addEventListener('pointermove', move);
    box.addEventListener('pointerup', up, { once: true });
  });
}

/** Cards and markers point at each other. */
function linkToCards(map: ListingMap): void {
  const hovered = (event: Event) => {
    const card =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-listing]') : null;
    map.highlight(card ? Number(card.dataset.listing) : undefined);
  };
  document.addEventListener('pointerover', hovered);
  document.addEventListener('focusin', hovered);
}

function ring(id: number | undefined): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-listing]')) {
    card.style.outline = Number(card.dataset.listing) === id ? '3px solid var(--brand)' : '';
  }
}

/** Puts the map of a search to work: points follow the filters, the filters follow the map. */
export async function startSearchMap(box: HTMLElement, changeSearch: ChangeSearch): Promise<void> {
  const panel = box.closest<HTMLElement>('[data-map-panel]');
  const note = panel?.querySelector<HTMLElement>('[data-map-note]');
  const follow = panel?.querySelector<HTMLInputElement>('[data-follow]');
  const undraw = panel?.querySelector<HTMLElement>('[data-undraw]');
  const { createListingMap } = await import('#client/homes/map/listing-map.ts');
  const leaflet = await import('leaflet');
  let outline: import('leaflet').Polygon | undefined;
  let moved = false;

  const map = createListingMap(box, {
    ...PUNE,
    tileUrl: box.dataset.tiles,
    onHover: ring,
    onMove: (_center, zoom, bounds) => {
      // A window that changed its size moved the map too, but the visitor did not.
      const resized = !map.leaflet.getSize().equals(size);
      size = map.leaflet.getSize();
      if (resized) return;
      sessionStorage.setItem('mapZoom', String(zoom));
      if (!follow?.checked) return;
      moved = true;
      changeSearch({ bounds, area: '' });
    },
  });

  let size = map.leaflet.getSize();
  // Folded away the map has no size; it takes its own up again when it is unfolded.
  new ResizeObserver(() => map.leaflet.invalidateSize({ debounceMoveend: true })).observe(box);

  async function refresh(): Promise<void> {
    const filter = filters();
    const { bounds, area } = filter;
    const drawn = area && areasText(area);
    const { data } = await call(mapPoints, { query: { ...filter, area: drawn } });
    map.setPoints(data.points);
    outline?.remove();
    outline = undefined;
    if (area) {
      outline = leaflet
        .polygon(area, { color: 'var(--brand)', weight: 2, fillOpacity: 0.08 })
        .addTo(map.leaflet);
    }
    if (undraw) undraw.hidden = !bounds && !area;
    if (!moved) map.fit(frameOf(filter, data.points, map.bounds(), data.place));
    moved = false;
    if (note) {
      const all = data.points.length >= data.total && !data.totalIsMinimum;
      note.textContent = all
        ? ''
        : `${groupDigits(data.points.length)} of ${groupDigits(data.total)}${data.totalIsMinimum ? '+' : ''} shown; zoom in`;
    }
  }

  panel?.querySelector('[data-draw]')?.addEventListener('click', async ({ currentTarget }) => {
    const button = currentTarget as HTMLElement;
    button.ariaPressed = 'true';
    if (note) note.textContent = 'Draw round the area you like';
    const corners = await draw(map);
    button.ariaPressed = 'false';
    if (corners.length >= 3) changeSearch({ area: areaText(corners), bounds: '' });
    else if (note) note.textContent = 'Hold and draw a closed line';
  });
  undraw?.addEventListener('click', () => changeSearch({ area: '', bounds: '' }));
  $search.listen(() => {
    refresh().catch((error: unknown) => console.warn('Map points did not load', error));
  });
  linkToCards(map);
  await refresh();
}
