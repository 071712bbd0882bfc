import * as prices from '#contract/money/prices.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { getBillingVerb, saveBillingVerb } from './billing-profile.ts';
import { getPackageVerb, listPackagesVerb, listPricesVerb } from './list-prices.ts';
import { quotePriceVerb } from './quote-price.ts';

export const priceRoutes: Route[] = [
  implement(prices.getPackage, getPackageVerb),
  implement(prices.listPackages, listPackagesVerb),
  implement(prices.listPrices, listPricesVerb),
  implement(prices.getBilling, getBillingVerb),
  implement(prices.saveBilling, saveBillingVerb),
  implement(prices.quotePrice, quotePriceVerb),
];
