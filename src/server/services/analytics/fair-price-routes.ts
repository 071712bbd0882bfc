import { getFairPrice } from '../../../contract/fair-price.ts';
import { implement, type Route } from '../../http/execute.ts';
import { fairPriceVerb } from './fair-price.ts';

export const fairPriceRoutes: Route[] = [implement(getFairPrice, fairPriceVerb)];
