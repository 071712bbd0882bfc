export {
  /** The billing details of a person. */
  billingOf,
} from './billing.ts';
export {
  /** Takes a coupon for an order, in the transaction that writes the order. */
  takeCoupon,
} from './coupon.ts';
export {
  /** The version of an item that somebody saw, where it is still what it costs. */
  findCurrentItem,
} from './find-current-item.ts';
export {
  /** An item of the price list as it is first put into the table. */
  type ListedPrice,
  /** The first price list. */
  listedPrices,
} from './listed-prices.ts';
export {
  /** A row of the price list on the wire. */
  presentItem,
} from './present-item.ts';
export {
  /** Of packages and of what is sold one by one. */
  ownPrices,
} from './price-list.ts';
export {
  /** What an order comes to, down to its tax. */
  type PricedOrder,
  /** What a request comes to. */
  priceOrder,
  /** GST is on the platform's own fees. */
  taxOf,
} from './price-order.ts';
export {
  /** Its endpoints. */
  priceRoutes,
} from './routes.ts';
export {
  /** Puts what the first price list has and the table has not into it. */
  seedPrices,
} from './seed-prices.ts';
