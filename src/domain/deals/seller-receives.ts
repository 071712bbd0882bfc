import type { ListedIn } from '#domain/homes/listing.ts';
import { type Tds, tdsOnSale } from '#domain/homes/tds.ts';
import type { Rupees } from '#domain/lib/money.ts';

export interface SellerReceives {
  /** What the buyer holds back and pays in for the seller; null where the law asks for none. */
  tds: Tds | null;
  /** What reaches the owner. We take no fee of a price or a rent. */
  net: Rupees;
}

/**
 * What of a price reaches the owner, whose PAN works. The tax held back goes by the stamp value where
 * that is higher, which nobody knows here.
 */
export function sellerReceives(amount: Rupees, listedIn: ListedIn): SellerReceives {
  const tds = listedIn === 'sell' ? tdsOnSale(amount, undefined, true) : null;
  return { tds, net: amount - (tds?.rupees ?? 0) };
}
