import { budgetLinks, type MenuLink } from '#client/home/menus.ts';
import { searchPath } from '#client/lib/search-path.ts';
import type { SearchTab } from '#contract/homes/search-page.ts';

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
export const QUICK_SEARCHES: Record<SearchTab, MenuLink[]> = {
  Buy: [...rooms('Buy'), ...budgetLinks('Buy')],
  Rent: [...rooms('Rent'), ...budgetLinks('Rent')],
  Commercial: prices('Commercial'),
  Plots: prices('Plots'),
};

/** What can be said in plain words, the first one where nothing rotates. */
export const EXAMPLES = [
  '2bhk under 60 lakh near hinjewadi',
  '3 bhk in baner, ready to move',
  'furnished 1 bhk for rent in viman nagar',
  'कोथरूड मध्ये 2 bhk',
  'plot under 50 lakh near chakan',
];
