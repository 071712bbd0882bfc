import { call } from '#client/lib/api.ts';
import { getListing } from '#contract/homes/listings.ts';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import words from '#messages/homes/way-back/index.ts';
import { kindWords } from './listing-labels.ts';

/** The page behind the token of a home, as its public page leads there, and a part of that page. */
const HOME = /^\/ViewPropertyDetails\/([1-9]\d{0,14})(#.*)?$/;

/** A part of the page, as the one to report it, is asked for by who wants something else of the owner. */
function wayBackWords(property: ListingDetail, part: string | undefined): string {
  const { propertydata, locationData } = property;
  const home = { what: kindWords(property), place: placeName(locationData.locality) };
  const mayContact = part === undefined && propertydata.status === 'live';
  return mayContact ? words.toContact[propertydata.postedBy](home) : words.toGoOn(home);
}

/**
 * Says which home whoever signs in goes on to. The address names it by its number only: what is said
 * of it comes from us, and nothing is said of what is no live home.
 */
export async function sayWayBack(line: HTMLElement): Promise<void> {
  const next = new URLSearchParams(location.search).get('next') ?? '';
  const [, id, part] = HOME.exec(next) ?? [];
  if (!id) return;
  line.hidden = false;
  try {
    const { data } = await call(getListing, { params: { id: Number(id) } });
    line.textContent = wayBackWords(data, part);
  } catch {
    line.hidden = true;
  }
}
