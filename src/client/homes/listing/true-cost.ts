import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { costsToBuy, costsToRent, totalOf } from '#domain/homes/home-costs.ts';
import words from '#messages/homes/listing-page/index.ts';

/** The duties and fees of a listing, to buy or to rent; rupees. */
export function costLinesOf({ propertydata, detailsData, locationData }: ListingDetail) {
  const { authority } = locationData;
  if (propertydata.listedin === 'rent') {
    const { price: rent, deposit, brokerage } = propertydata;
    const lines = costsToRent({ rent, deposit: deposit ?? 0, authority });
    return brokerage
      ? [...lines, { label: words.brokerage, source: words.brokerageOnce, rupees: brokerage }]
      : lines;
  }
  return costsToBuy({
    price: propertydata.price,
    category: propertydata.category,
    carpetArea: detailsData.carpetArea,
    possession: detailsData.possession,
    authority,
  });
}

/** What a home costs beyond its price, or to move in; all in rupees. */
export function trueCostOf(listing: ListingDetail) {
  const { price, deposit, listedin } = listing.propertydata;
  const isRent = listedin === 'rent';
  const lines = costLinesOf(listing);
  const upfront = isRent ? price + (deposit ?? 0) : price;
  return { isRent, lines, upfront, total: upfront + totalOf(lines) };
}
