import * as analytics from '#contract/market/analytics.ts';
import * as charts from '#contract/market/analytics-charts.ts';
import * as ofProjects from '#contract/market/analytics-projects.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { fairPriceRoutes } from './fair-price-routes.ts';
import { getCategoryCountVerb } from './get-category-count.ts';
import { getDetailsVerb } from './get-details.ts';
import { getFiguresCsvVerb } from './get-figures-csv.ts';
import { getFilterValuesVerb } from './get-filter-values.ts';
import { getHeatmapVerb, getYieldsVerb } from './get-localities.ts';
import { getMatchingDataVerb } from './get-matching-data.ts';
import { getPropertyListVerb } from './get-property-list.ts';
import { getQuartersVerb } from './get-quarters.ts';
import { getRangeVerb } from './get-range.ts';
import { getDistributionVerb, getTrendVerb } from './get-trend.ts';
import { getAllDataVerb, getUniqueDataVerb } from './projects.ts';

export const analyticsRoutes: Route[] = [
  implement(analytics.getRange, getRangeVerb),
  implement(analytics.getFilterValues, getFilterValuesVerb),
  implement(analytics.getDetails, getDetailsVerb),
  implement(analytics.getCategoryCount, getCategoryCountVerb),
  implement(analytics.marketPropertyList, getPropertyListVerb),
  implement(ofProjects.getAllData, getAllDataVerb),
  implement(ofProjects.getUniqueData, getUniqueDataVerb),
  implement(ofProjects.getMatchingData, getMatchingDataVerb),
  implement(charts.getTrend, getTrendVerb),
  implement(charts.getQuarters, getQuartersVerb),
  implement(charts.getDistribution, getDistributionVerb),
  implement(charts.getHeatmap, getHeatmapVerb),
  implement(charts.getYields, getYieldsVerb),
  implement(charts.getFiguresCsv, getFiguresCsvVerb),
  ...fairPriceRoutes,
];
