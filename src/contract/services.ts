import * as ads from './ads.ts';
import * as analytics from './analytics.ts';
import * as charts from './analytics-charts.ts';
import * as projects from './analytics-projects.ts';
import { endpointsOf } from './endpoint.ts';
import * as fairPrice from './fair-price.ts';

/** Every endpoint of the analytics service; none of them is of the site's API. */
export const ANALYTICS_ENDPOINTS = [
  ...endpointsOf(analytics),
  ...endpointsOf(projects),
  ...endpointsOf(charts),
  ...endpointsOf(fairPrice),
];

/** Every endpoint of the ads service. */
export const ADS_ENDPOINTS = endpointsOf(ads);
