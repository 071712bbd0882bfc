import {
  $recentSearches,
  forgetSearches,
  type RecentSearch,
} from '#client/homes/search/recent-searches.ts';
import words from '#messages/homes/home-page/index.ts';
import addresses from '#messages/lib/addresses/index.ts';
import { currentTongue, FIRST_LANGUAGE } from '#messages/lib/language.ts';

/** Named anew where a page in another language named them, by code that is fetched only then. */
async function inPageLanguage(kept: readonly RecentSearch[]): Promise<readonly RecentSearch[]> {
  const isOwn = ({ language = FIRST_LANGUAGE }: RecentSearch) => language === currentTongue();
  if (kept.every(isOwn)) return kept;
  const { namedAnew } = await import('#client/homes/search/named-anew.ts');
  return kept.map((one) => (isOwn(one) ? one : { ...one, label: namedAnew(one.query) }));
}

/** The searches of this device as chips under the search, and a button that forgets them. */
export function showRecentSearches(): void {
  const section = document.querySelector<HTMLElement>('[data-recent-searches]');
  const list = section?.querySelector('ul');
  if (!section || !list) return;
  $recentSearches.subscribe(async (kept) => {
    const searches = await inPageLanguage(kept);
    // Forgotten, or made anew, in the meantime.
    if ($recentSearches.get() !== kept) return;
    section.hidden = searches.length === 0;
    const links = searches.map(({ label, query }) => {
      const link = document.createElement('a');
      link.className = 'chip';
      link.href = `${addresses.start}/PropertyListHome?${query}`;
      link.textContent = label;
      return link;
    });
    const forget = document.createElement('button');
    forget.type = 'button';
    forget.className = 'chip';
    forget.textContent = words.forgetThese;
    forget.addEventListener('click', () => {
      forgetSearches();
      document.getElementById('ask')?.focus();
    });
    list.replaceChildren(
      ...[...links, forget].map((content) => {
        const item = document.createElement('li');
        item.append(content);
        return item;
      }),
    );
  });
}
