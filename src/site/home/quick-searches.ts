import { budgetLinks, type MenuLink } from '#client/home/menus.ts';
import { searchPath } from '#client/lib/search-path.ts';
import type { SearchTab } from '#contract/homes/search-page.ts';
import words from '#messages/homes/home-page/index.ts';

const ROOMS = ['1', '2', '3', '4'];

const rooms = (type: SearchTab): MenuLink[] =>
  ROOMS.map((bedrooms) => ({
    label: `${bedrooms} BHK`,
    href: searchPath({ type, bedrooms }),
  }));

const prices = (type: SearchTab): MenuLink[] =>
  budgetLinks('Buy').map(({ label, href }) => ({
    label,
    href: href.replace('type=Buy', `type=${type}`),
  }));

/** Chips under each tab: a search in one touch, by the same bands as the menus. */
export const quickSearches = (): Record<SearchTab, MenuLink[]> => ({
  Buy: [...rooms('Buy'), ...budgetLinks('Buy')],
  Rent: [...rooms('Rent'), ...budgetLinks('Rent')],
  Commercial: prices('Commercial'),
  Plots: prices('Plots'),
});

/** What can be said in plain words, the first one where nothing rotates. */
export const examples = (): string[] => Object.values(words.examples);
