import type { GoneListing } from '#contract/homes/listings.ts';
import { PUNE_ZONE } from '#domain/lib/time/pune.ts';
import words from '#messages/homes/gone/index.ts';
import { currentLanguage, tagOf } from '#messages/lib/language.ts';

const monthOf = (at: string) =>
  new Intl.DateTimeFormat(tagOf(currentLanguage()), {
    month: 'long',
    year: 'numeric',
    timeZone: PUNE_ZONE,
    numberingSystem: 'latn',
  }).format(new Date(at));

/** "Sold in November 2026", or that it is simply not there now. */
export function goneWords({ what, at }: GoneListing): string {
  if (what === 'off') return words.notOnOffer;
  if (!at) return what === 'sold' ? words.sold : words.rented;
  return (what === 'sold' ? words.soldIn : words.rentedIn)({ month: monthOf(at) });
}

/** What it was, in words that give nobody away. */
export const goneKind = ({ subcategory, listedin, locality }: GoneListing): string =>
  (listedin === 'rent' ? words.forRent : words.forSale)({ kind: subcategory, locality });

/** The search for others of its kind where it is. */
export const likeItHref = ({ listedin, locality }: GoneListing): string =>
  `/PropertyListHome?type=${listedin === 'rent' ? 'Rent' : 'Buy'}&loc=${encodeURIComponent(locality)}`;
