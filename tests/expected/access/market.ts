import type { AccessTable } from './row.ts';

/**
 * Section 7, "Analytics service": public figures; what is bought is shown by a pass, which one has to be
 * signed in to get.
 */
export const MARKET: AccessTable = {
  // analysis
  getAnalysisPass: ['signed-in', 'caller'],
  // analytics charts
  getMarketDistribution: ['anyone', 'public'],
  getMarketFiguresCsv: ['anyone', 'public'],
  getMarketHeatmap: ['anyone', 'public'],
  getMarketQuarters: ['anyone', 'public'],
  getMarketTrend: ['anyone', 'public'],
  getMarketYields: ['anyone', 'public'],
  // analytics fields
  // analytics projects
  getAllData: ['anyone', 'public'],
  getMatchingData: ['anyone', 'public'],
  getUniqueData: ['anyone', 'public'],
  // analytics
  getCategoryCount: ['anyone', 'public'],
  getMarketDetails: ['anyone', 'public'],
  getFilterValues: ['anyone', 'public'],
  getRange: ['anyone', 'public'],
  marketPropertyList: ['anyone', 'public'],
  // fair price
  checkFairPrice: ['anyone', 'public'],
  getFairPrice: ['anyone', 'public'],
  // places
  getLocalityFigures: ['anyone', 'public'],
  getProjectPage: ['anyone', 'public'],
  listLocalityCards: ['anyone', 'public'],
  listProjects: ['anyone', 'public'],
};
