import type { ListingMap } from '#client/homes/map/listing-map.ts';
import type { MetroLayer } from '#client/homes/map/metro-layer.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import { OPEN_LINES } from '#domain/homes/gazetteer/open-stations.ts';
import { LINE_WALK } from '#domain/homes/walk.ts';
import type { ChangeSearch } from './search.ts';

const KEPT = 'mapMetro';
/** Stations are named from this zoom on where the metro is shown, and nowhere else. */
const NAMED_FROM = 13;

/** Lines and stations on the map, switched on by hand or by a search that asks for the metro. */
export function metroSwitch(panel: HTMLElement, map: ListingMap, changeSearch: ChangeSearch) {
  const box = panel.querySelector<HTMLInputElement>('[data-metro]');
  const legend = panel.querySelector<HTMLElement>('[data-metro-legend]');
  let layer: MetroLayer | undefined;

  async function apply(): Promise<void> {
    const on = box?.checked === true;
    if (legend) legend.hidden = !on;
    map.nameStationsFrom(on ? NAMED_FROM : Number.POSITIVE_INFINITY);
    if (!on && !layer) return;
    const { metroLayer } = await import('#client/homes/map/metro-layer.ts');
    layer ??= metroLayer(map.leaflet);
    layer.show(box?.checked === true);
  }

  box?.addEventListener('change', () => {
    sessionStorage.setItem(KEPT, box.checked ? '1' : '');
    void apply();
  });
  legend?.addEventListener('click', ({ target }) => {
    const line = target instanceof Element && target.closest<HTMLElement>('[data-along]');
    if (line) changeSearch({ metroLine: line.dataset.along ?? '', bounds: '' });
  });
  if (box && sessionStorage.getItem(KEPT)) box.checked = true;
  const started = apply();

  return async ({ metroWalk, metroLine }: SearchFilter): Promise<void> => {
    await started;
    const asked = metroWalk !== undefined || metroLine !== undefined;
    if (asked && box && !box.checked) {
      box.checked = true;
      await apply();
    }
    layer?.showWalk(
      asked ? { minutes: metroWalk ?? LINE_WALK, lines: metroLine ?? OPEN_LINES } : undefined,
    );
  };
}
