import { $recentSearches, forgetSearches } from '#client/homes/search/recent-searches.ts';
import words from '#messages/homes/home-page/index.ts';
import addresses from '#messages/lib/addresses/index.ts';

/** The searches of this device as chips under the search, and a button that forgets them. */
export function showRecentSearches(): void {
  const section = document.querySelector<HTMLElement>('[data-recent-searches]');
  const list = section?.querySelector('ul');
  if (!section || !list) return;
  $recentSearches.subscribe((searches) => {
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
