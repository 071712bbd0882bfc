import type { GoneListing } from '#contract/homes/listings.ts';
import { PUNE_ZONE } from '#domain/lib/time/pune.ts';

const month = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: PUNE_ZONE,
});

/** "Sold in November 2026", or that it is simply not there now. */
export function goneWords({ what, at }: GoneListing): string {
  if (what === 'off') return 'This home is not on offer any more';
  const when = at ? ` in ${month.format(new Date(at))}` : '';
  return `${what === 'sold' ? 'Sold' : 'Rented'}${when}`;
}

/** What it was, in words that give nobody away. */
export const goneKind = ({ subcategory, listedin, locality }: GoneListing): string =>
  `${subcategory} ${listedin === 'rent' ? 'for rent' : 'for sale'} in ${locality}`;

/** The search for others of its kind where it is. */
export const likeItHref = ({ listedin, locality }: GoneListing): string =>
  `/PropertyListHome?type=${listedin === 'rent' ? 'Rent' : 'Buy'}&loc=${encodeURIComponent(locality)}`;
