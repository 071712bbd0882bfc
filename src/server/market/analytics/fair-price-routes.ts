import { checkFairPrice, getFairPrice } from '#contract/market/fair-price.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { checkFairPriceVerb } from './check-fair-price.ts';
import { fairPriceVerb } from './fair-price.ts';

export const fairPriceRoutes: Route[] = [
  implement(getFairPrice, fairPriceVerb),
  implement(checkFairPrice, checkFairPriceVerb),
];
