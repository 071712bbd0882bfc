import { BUDGET_LABEL } from '#domain/homes/budget-band.ts';
import { lineName } from '#domain/homes/gazetteer/metro-lines.ts';
import { SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import { LINE_WALK } from '#domain/homes/walk.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import type { SearchRequest } from './search-filter.ts';
import type { SearchTab } from './search-page.ts';

const MAX = 80;

/** What a search's words about a place were understood as. */
type Place = { name: string } | null;

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

function where({ loc, near, bounds, area }: SearchRequest, place: Place): string {
  if (loc) return `${near ? 'near' : 'in'} ${place?.name ?? loc}`;
  if (area) return area.length > 1 ? 'in my areas' : 'in my area';
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

function byMetro({ metroWalk, metroLine }: SearchRequest): string | undefined {
  if (!metroWalk && !metroLine) return undefined;
  const stations = metroLine ? `the ${either(metroLine.map(lineName))}` : 'the metro';
  return `${metroWalk ?? LINE_WALK} min from ${stations}`;
}

function joined(tab: SearchTab, request: SearchRequest, whereabouts: string): string {
  const toRent = request.listedin === 'rent' && 'to rent';
  return [what(tab, request), toRent, whereabouts, byMetro(request), howMuch(request)]
    .filter(Boolean)
    .join(' ')
    .slice(0, MAX);
}

/** A name for a search that its owner knows again: "2 BHK in Baner under ₹ 60 Lakh". */
export const searchName = (tab: SearchTab, request: SearchRequest, place: Place): string =>
  joined(tab, request, where(request, place));

/**
 * What a search looks for, in words for others: nothing its owner typed or drew is in them, only
 * the place it was understood as.
 */
export function describeSearch(tab: SearchTab, request: SearchRequest, place: Place): string {
  const isDrawn = request.area !== undefined || request.bounds !== undefined;
  const elsewhere = isDrawn ? 'in a part of Pune' : 'in Pune';
  return joined(tab, request, place ? where(request, place) : elsewhere);
}
