import { whenSeen } from '#client/lib/when-seen.ts';
import { fullScreenMap } from './full-screen.ts';
import type { ChangeSearch } from './search.ts';

/** Loads the map's code when its panel comes into view; a failure is logged, the list stands. */
export function startMapWhenSeen(changeSearch: ChangeSearch): void {
  const panel = document.querySelector<HTMLElement>('[data-map-panel]');
  const box = panel?.querySelector<HTMLElement>('[data-search-map]');
  if (!panel || !box) return;
  fullScreenMap(panel);
  whenSeen(box, async () => {
    try {
      const { startSearchMap } = await import('./search-map.ts');
      await startSearchMap(panel, box, changeSearch);
    } catch (error) {
      console.warn('The map did not start', error);
    }
  });
}
