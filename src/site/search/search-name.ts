import type { SearchResult } from '#contract/search.ts';
import type { SearchRequest } from '#contract/search-filter.ts';
import type { SearchTab } from '#contract/search-page.ts';
import { BUDGET_LABEL } from '#domain/budget-band.ts';
import { SUBCATEGORY_LABEL } from '#domain/listing.ts';
import { formatPriceShort } from '#domain/money.ts';

const MOST = 80;

const KIND: Record<SearchTab, string> = {
  Buy: 'Homes',
  Rent: 'Homes',
  Commercial: 'Offices and shops',
  Plots: 'Plots',
};

const lowerCased = (word: string) => word.toLowerCase();
const either = (values: readonly string[]) =>
  new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(values);

function what(tab: SearchTab, { bedrooms, subcategory }: SearchRequest): string {
  const kinds = subcategory?.map((value) => SUBCATEGORY_LABEL[value]);
  if (!bedrooms) return kinds ? either(kinds) : KIND[tab];
  const rooms = `${either(bedrooms)} BHK`;
  return kinds ? `${rooms} ${either(kinds).toLowerCase()}` : rooms;
}

function where({ loc, near, bounds, area }: SearchRequest, place: SearchResult['place']): string {
  if (loc) return `${near ? 'near' : 'in'} ${place?.name ?? loc}`;
  if (area) return 'in my area';
  return bounds ? 'in the map view' : 'in Pune';
}

function howMuch({ min_price: least, max_price: most, budget }: SearchRequest): string | undefined {
  if (least !== undefined && most !== undefined)
    return `${formatPriceShort(least)} to ${formatPriceShort(most)}`;
  if (most !== undefined) return `under ${formatPriceShort(most)}`;
  if (least !== undefined) return `from ${formatPriceShort(least)}`;
  const bands = budget?.map((band) => BUDGET_LABEL[band].replace(/^Under|^Above/, lowerCased));
  return bands && either(bands);
}

/** A name for a search that its owner knows again: "2 BHK in Baner under ₹ 60 Lakh". */
export function searchName(
  tab: SearchTab,
  request: SearchRequest,
  place: SearchResult['place'],
): string {
  const words = [
    what(tab, request),
    request.listedin === 'rent' && 'to rent',
    where(request, place),
    howMuch(request),
  ];
  return words.filter(Boolean).join(' ').slice(0, MOST);
}
