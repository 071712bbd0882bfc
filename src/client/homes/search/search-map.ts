import { createListingMap } from '#client/homes/map/listing-map.ts';
import { pinCard } from '#client/homes/pin/pin-card.ts';
import { call } from '#client/lib/api.ts';
import { areasText } from '#contract/homes/area-text.ts';
import { mapPoints } from '#contract/homes/search.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import { readSearchPage } from '#contract/homes/search-page.ts';
import { groupDigits } from '#domain/lib/money.ts';
import counts from '#messages/homes/counts/index.ts';
import words from '#messages/homes/map/index.ts';
import { areasOnMap } from './areas-on-map.ts';
import { linkToCards, ring } from './link-to-cards.ts';
import { frameOf } from './map-frame.ts';
import { metroSwitch } from './metro-switch.ts';

import { $search, type ChangeSearch } from './search.ts';

const PUNE = { center: { lat: 18.52, lng: 73.86 }, zoom: 10 };

function filters(): SearchFilter {
  const query = Object.fromEntries($search.get().searchParams);
  const { page: _, sort: __, pageSize: ___, ...filter } = readSearchPage(query).request;
  return filter;
}

/** How many homes the map does not show, in words; nothing where it shows all. */
function restWords(shown: number, total: number, isMinimum: boolean, fartherOut: number): string {
  if (shown < total || isMinimum)
    return words.shownOf({
      shown: groupDigits(shown),
      total: `${groupDigits(total)}${isMinimum ? '+' : ''}`,
    });
  return fartherOut > 0 ? words.fartherOut({ homes: counts.homes({ count: fartherOut }) }) : '';
}

/** Puts the map of a search to work: points follow the filters, the filters follow the map. */
export async function startSearchMap(
  panel: HTMLElement,
  box: HTMLElement,
  changeSearch: ChangeSearch,
): Promise<void> {
  const note = panel.querySelector<HTMLElement>('[data-map-note]');
  const follow = panel.querySelector<HTMLInputElement>('[data-follow]');
  const whole = panel.querySelector<HTMLElement>('[data-undraw]');
  const count = panel.querySelector<HTMLElement>('[data-map-count]');
  const cardBox = panel.querySelector<HTMLElement>('[data-map-card]');
  let moved = false;
  const say = (text: string) => {
    if (note) note.textContent = text;
  };

  const map = createListingMap(box, {
    ...PUNE,
    tileUrl: box.dataset.tiles,
    metroApart: true,
    onHover: (id) => ring(id ?? card?.shown()),
    onChoose: (_id, ids) => {
      card?.show(ids).catch((error: unknown) => console.warn('The home did not load', error));
    },
    onMove: (_center, zoom, bounds) => {
      sessionStorage.setItem('mapZoom', String(zoom));
      // Drawn areas stand; looking closer at them does not change the search.
      if (!follow?.checked || areas.isDrawing() || filters().area) return;
      moved = true;
      changeSearch({ bounds });
    },
  });
  const card =
    cardBox &&
    pinCard(cardBox, {
      onShown: (id) => {
        map.highlight(id);
        ring(id);
      },
      onClosed: map.focusMarker,
    });
  const areas = areasOnMap(panel, map, { changeSearch, say });
  const showMetro = metroSwitch(panel, map, changeSearch);

  let isStale = false;
  // Out of sight the map has no size; it takes up the search when it is seen.
  new ResizeObserver(() => {
    if (isStale) catchUp();
  }).observe(box);

  async function refresh(): Promise<void> {
    isStale = box.clientWidth === 0;
    if (isStale) return;
    const filter = filters();
    const { bounds, area } = filter;
    const drawn = area && areasText(area);
    const { data } = await call(mapPoints, { query: { ...filter, area: drawn } });
    const { points, total, totalIsMinimum, place } = data;
    map.setPoints(points);
    if (!points.some(({ id }) => id === card?.shown())) card?.close();
    areas.show(area ?? []);
    if (whole) whole.hidden = !bounds && !area;
    // Nothing moves under the pencil of who began to draw before the answer came.
    const isDrawing = areas.isDrawing();
    const frame = moved || isDrawing ? 'stay' : frameOf(filter, points, map.bounds(), place);
    moved = false;
    let fartherOut = 0;
    if (frame !== 'stay') {
      if ('all' in frame) map.fit(frame.all);
      else fartherOut = map.fitMost(frame.most);
    }
    if (!isDrawing) say(restWords(points.length, total, totalIsMinimum, fartherOut));
    if (count) count.textContent = `: ${counts.homes({ count: total, isMinimum: totalIsMinimum })}`;
    await showMetro(filter);
  }

  function catchUp(): void {
    refresh().catch((error: unknown) => console.warn('Map points did not load', error));
  }

  whole?.addEventListener('click', () => changeSearch({ area: '', bounds: '' }));
  $search.listen(catchUp);
  linkToCards((id) => map.highlight(id ?? card?.shown()));
  await refresh();
}
