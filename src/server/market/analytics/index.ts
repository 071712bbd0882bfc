export {
  /** The same for a market that nothing is known of yet, or that has changed much since. */
  fitChangedMarkets,
  /** Learns anew what homes ask, for sale and for rent. */
  fitFairPrices,
} from './fair-price-fit.ts';
export {
  /** Reckons anew what homes fairly ask, for the order of best match. */
  keepFairRanges,
} from './keep-fair-ranges.ts';
export {
  /** Makes all figures anew, whether something has changed or not. */
  rebuildMarket,
  /** Brings the market's figures up to date. */
  refreshMarket,
} from './refresh/refresh-market.ts';
export {
  /** The routes and the clock of the service. */
  analyticsService,
} from './service.ts';
