import { BUDGET_LABEL } from '#domain/homes/budget-band.ts';
import { lineName } from '#domain/homes/gazetteer/metro-lines.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import { LINE_WALK } from '#domain/homes/walk.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import words from '#messages/homes/search-names/index.ts';
import { listOr } from '#messages/lib/forms.ts';
import { currentLanguage } from '#messages/lib/language.ts';
import type { SearchTab } from './search-page.ts';
import type { SearchRequest } from './search-request.ts';

const MAX = 80;

/** What a search's words about a place were understood as. */
type Place = { name: string } | null;

const lowerCased = (word: string) => word.toLowerCase();
const either = (values: readonly string[]) => listOr(currentLanguage(), values);

function what(tab: SearchTab, { bedrooms, subcategory }: SearchRequest): string {
  const said = subcategory && either(subcategory.map((value) => SUBCATEGORY_LABEL[value]));
  if (!bedrooms) return said ?? words.kinds[tab];
  return words.rooms({ rooms: either(bedrooms), kinds: said?.toLowerCase() });
}

function where({ loc, near, bounds, area }: SearchRequest, place: Place): string {
  if (loc) return (near ? words.near : words.in)({ place: placeName(place?.name ?? loc) });
  if (area) return words.inAreas({ count: area.length });
  return bounds ? words.inView : words.inCity;
}

function howMuch({ min_price: least, max_price: most, budget }: SearchRequest): string | undefined {
  if (least !== undefined && most !== undefined)
    return words.fromTo({ from: formatPriceShort(least), to: formatPriceShort(most) });
  if (most !== undefined) return words.under({ amount: formatPriceShort(most) });
  if (least !== undefined) return words.from({ amount: formatPriceShort(least) });
  const bands = budget?.map((band) => BUDGET_LABEL[band].replace(/^Under|^Above/, lowerCased));
  return bands && either(bands);
}

function byMetro({ metroWalk, metroLine }: SearchRequest): string | undefined {
  if (!metroWalk && !metroLine) return undefined;
  const minutes = metroWalk ?? LINE_WALK;
  return metroLine
    ? words.fromLine({ minutes, line: either(metroLine.map(lineName)) })
    : words.fromMetro({ minutes });
}

function joined(tab: SearchTab, request: SearchRequest, whereabouts: string): string {
  const parts = {
    what: what(tab, request),
    isRent: request.listedin === 'rent',
    where: whereabouts,
    metro: byMetro(request),
    price: howMuch(request),
  };
  return words.name(parts).slice(0, MAX);
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
  const elsewhere = isDrawn ? words.inPart : words.inCity;
  return joined(tab, request, place ? where(request, place) : elsewhere);
}
