import path from 'node:path';

/** 9,513 real flats as a CSV, beside the checkout where it is at hand; tests that want it skip without. */
export const REAL_LISTINGS = path.resolve(
  import.meta.dirname,
  '../../shared/data/listings/pune_sale_full.csv',
);
