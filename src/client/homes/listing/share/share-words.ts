import { listingPath, priceWords } from '#client/homes/listing/listing-labels.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import said from '#messages/homes/sharing/index.ts';

export interface Shared {
  title: string;
  /** What is said beside the link. */
  words: string;
  /** The address that anyone can open. */
  url: string;
  whatsApp: string;
  email: string;
}

/** A listing as it is passed on, with what opens WhatsApp and an e-mail. */
export function sharedListing(
  { propertydata, locationData }: Pick<ListingCard, 'propertydata' | 'locationData'>,
  siteUrl: string,
): Shared {
  const { title } = propertydata;
  const { short, perMonth } = priceWords(propertydata);
  const url = `${siteUrl}${listingPath(propertydata.id)}`;
  const say = perMonth ? said.homeForRent : said.homeFor;
  const words = say({ title, locality: placeName(locationData.locality), price: short });
  const text = encodeURIComponent(`${words}\n${url}`);
  return {
    title,
    words,
    url,
    whatsApp: `https://wa.me/?text=${text}`,
    email: `mailto:?subject=${encodeURIComponent(words)}&body=${text}`,
  };
}
