import { whenSeen } from '#client/lib/when-seen.ts';
import type { ChangeSearch } from './search.ts';

/** Loads the map's code when its panel comes into view; a failure is logged, the list stands. */
export function startMapWhenSeen(changeSearch: ChangeSearch): void {
  const box = document.querySelector<HTMLElement>('[data-search-map]');
  if (!box) return;
  const fold = document.querySelector<HTMLElement>('[data-map-fold]');
  fold?.addEventListener('click', () => {
    fold.ariaExpanded = String(fold.ariaExpanded !== 'true');
  });
  whenSeen(box, async () => {
    try {
      const { startSearchMap } = await import('./search-map.ts');
      await startSearchMap(box, changeSearch);
    } catch (error) {
      console.warn('The map did not start', error);
    }
  });
}
