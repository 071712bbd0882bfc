import * as ads from './ads/ads.ts';
import { endpointsOf } from './lib/endpoint.ts';
import * as analytics from './market/analytics.ts';
import * as charts from './market/analytics-charts.ts';
import * as projects from './market/analytics-projects.ts';
import * as fairPrice from './market/fair-price.ts';

/** Every endpoint of the analytics service; none of them is of the site's API. */
export const ANALYTICS_ENDPOINTS = [
  ...endpointsOf(analytics),
  ...endpointsOf(projects),
  ...endpointsOf(charts),
  ...endpointsOf(fairPrice),
];

/** Every endpoint of the ads service. */
export const ADS_ENDPOINTS = endpointsOf(ads);
