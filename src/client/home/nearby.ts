import { $favouritesSavedAt } from '#client/homes/listing/kept.ts';
import type { MapPoint } from '#client/homes/map/listing-map.ts';
import { whenWanted } from '#client/lib/when-seen.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import words from '#messages/homes/home-page/index.ts';
import addresses from '#messages/lib/addresses/index.ts';

/** Where a visitor who shares no place starts: the middle of Pune. */
const START = { lat: 18.52, lng: 73.86, zoom: 10 };
const ZOOM = 'mapZoom';
const PLACE = 'userLocation';

async function showList(list: HTMLElement, at: LatLng, page: number): Promise<void> {
  list.ariaBusy = 'true';
  const address = `${addresses.start}/fragments/nearby?lat=${at.lat.toFixed(4)}&lng=${at.lng.toFixed(4)}&page=${page}`;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(String(response.status));
    list.innerHTML = await response.text();
  } catch (error) {
    console.warn('Nearby homes could not be fetched', error);
    // Homes of somewhere else would be worse than none: an empty list, as of a place without homes.
    list.replaceChildren(...emptyNearby(page));
  }
  list.ariaBusy = 'false';
}

/** The empty list, with another try at the page that did not come. */
function emptyNearby(page: number): HTMLElement[] {
  const note = document.createElement('p');
  note.className = 'card p-6 text-muted';
  note.textContent = words.noneNearby;
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'chip mt-3';
  again.dataset.nearbyPage = String(page);
  again.textContent = words.tryAgain;
  return [note, again];
}

/** Every home in the part of the map in view; the list beside it has the nearest ones. */
async function pointsIn(bounds: string): Promise<MapPoint[]> {
  const [{ mapPoints }, { call }] = await Promise.all([
    import('#contract/homes/search.ts'),
    import('#client/lib/api.ts'),
  ]);
  return (await call(mapPoints, { query: { bounds } })).data.points;
}

/** Keeps where the visitor is for this session, named by the nearest locality. */
async function rememberPlace({ lat, lng }: LatLng): Promise<void> {
  const [{ reverseGeocode }, { call }] = await Promise.all([
    import('#contract/homes/search.ts'),
    import('#client/lib/api.ts'),
  ]);
  const { data } = await call(reverseGeocode, { params: { lat, lng } });
  const place = { latitude: lat, longitude: lng, city: data.locality ?? data.city };
  sessionStorage.setItem(PLACE, JSON.stringify(place));
}

/** The nearby section: its map is drawn once it comes into view; the list follows the map. */
export function nearbySection(): void {
  const box = document.querySelector<HTMLElement>('[data-nearby-map]');
  const list = document.querySelector<HTMLElement>('[data-nearby-list]');
  const cardBox = document.querySelector<HTMLElement>('[data-nearby] [data-map-card]');
  if (!box || !list || !cardBox) return;
  let at: LatLng = START;
  let page = 1;
  const show = (wanted: number) => {
    page = wanted;
    return showList(list, at, page);
  };

  whenWanted(box, async () => {
    const [{ createListingMap }, { pinCard }] = await Promise.all([
      import('#client/homes/map/listing-map.ts'),
      import('#client/homes/pin/pin-card.ts'),
    ]);
    box.replaceChildren();
    const drawPoints = async (bounds: string) =>
      map.setPoints(
        await pointsIn(bounds).catch((error: unknown) => {
          console.warn('Homes on the map could not be fetched', error);
          return [];
        }),
      );
    const map = createListingMap(box, {
      center: at,
      zoom: Number(sessionStorage.getItem(ZOOM)) || START.zoom,
      tileUrl: box.dataset.tiles,
      onChoose: (_id, ids) => {
        card.show(ids).catch((error: unknown) => console.warn('The home did not load', error));
      },
      onMove: (center, level, bounds) => {
        sessionStorage.setItem(ZOOM, String(level));
        at = center;
        void Promise.all([show(1), drawPoints(bounds)]);
      },
    });
    const card = pinCard(cardBox, {
      onShown: map.highlight,
      onClosed: map.focusMarker,
    });
    await drawPoints(map.bounds());
    document.querySelector('[data-locate]')?.addEventListener('click', () => {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          const here = { lat: coords.latitude, lng: coords.longitude };
          map.moveTo(here, 13);
          rememberPlace(here).catch((error: unknown) =>
            console.warn('Reverse geocoding failed', error),
          );
        },
        (error) => console.warn('No location', error.message),
      );
    });
  });

  list.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-nearby-page]')
        : null;
    if (button) void show(Number(button.dataset.nearbyPage));
  });
  $favouritesSavedAt.listen(() => void show(page));
}
