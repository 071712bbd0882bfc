import { pageAds } from '#client/ads/places/page-ads.ts';
import { rotateExamples } from './examples.ts';
import { nearbySection } from './nearby.ts';
import { showRecentSearches } from './recent-searches.ts';
import { homeTabs } from './tabs.ts';

/** The home page's own script: the search, the nearby map when it comes into view, ads. */
export function homeScreen(): void {
  homeTabs();
  rotateExamples();
  showRecentSearches();
  nearbySection();
  pageAds();
  // Suggestions are fetched with their code when somebody is about to type.
  const wake = async () => {
    const { suggestWhileTyping } = await import(
      '#client/homes/place-input/suggest-while-typing.ts'
    );
    suggestWhileTyping(() => undefined);
  };
  document.querySelector('[data-home-search]')?.addEventListener('focusin', wake, { once: true });
}
