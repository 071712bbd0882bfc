import { whenWanted } from '#client/lib/when-seen.ts';
import { AD_PLACES } from '#domain/ads/place.ts';

/**
 * Fills the places for ads of a page without React. Not before its visitor has stirred: until then
 * the page is theirs, and who never stirs is no viewer.
 */
export function pageAds(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-ad-place]')) {
    const place = AD_PLACES.find((name) => name === frame.dataset.adPlace);
    if (!place) continue;
    whenWanted(frame, async () => {
      const { runAdSlot } = await import('./ad-slot.ts');
      runAdSlot(frame, place);
    });
  }
}
