import { isAppError } from '#contract/lib/errors.ts';
import type { PricedHome } from '#domain/market/fair-price/home.ts';
import { csvRecords } from '#server/homes/import/csv-records.ts';
import { PUNE_SALE_MAPPING, readMapping } from '#server/homes/import/mapping.ts';
import { Cells, RowRejected } from '#server/homes/import/read-cells.ts';
import { readHeader } from '#server/homes/import/read-header.ts';
import { type ImportedListing, readRow } from '#server/homes/import/read-row.ts';

const TODAY = '2026-11-23';
const FUZZ_KEY = Buffer.from('moves what is only measured');

const rupees = (paise: number | null | undefined) => (paise ? paise / 100 : null);

/** An imported listing as the model sees it, its position moved as the public sees it. */
const asHome = (listing: ImportedListing, id: number): PricedHome => ({
  id,
  price: listing.pricePaise / 100,
  listedIn: listing.listedIn,
  subcategory: listing.subcategory,
  bedrooms: listing.bedrooms ?? null,
  bathrooms: listing.bathrooms ?? null,
  balconies: listing.balconies ?? null,
  garages: listing.garages ?? null,
  floor: listing.floor ?? null,
  floors: listing.floors ?? null,
  furnishing: listing.furnishing ?? null,
  age: listing.age ?? null,
  possession: listing.possession ?? null,
  carpetSqft: listing.carpetAreaSqft ?? null,
  builtUpSqft: listing.builtUpAreaSqft ?? null,
  plotSqft: listing.plotAreaSqft ?? null,
  maintenance: rupees(listing.maintenancePaise),
  society: listing.society ?? null,
  developer: listing.developer ?? null,
  locality: listing.localitySlug,
  lat: listing.publicLocation.y,
  lng: listing.publicLocation.x,
});

/** The homes of a CSV file exactly as the import would store them. */
export async function csvHomes(
  file: string,
  mappingFile = PUNE_SALE_MAPPING,
): Promise<PricedHome[]> {
  const mapping = await readMapping(mappingFile);
  const homes: PricedHome[] = [];
  let columns: Map<string, number> | undefined;
  for await (const { content } of csvRecords(file, mapping.delimiter)) {
    if ('broken' in content) continue;
    if (!columns) {
      columns = readHeader(content, mapping);
      continue;
    }
    try {
      const listing = readRow(new Cells(mapping, columns, content), {
        source: mapping.source,
        fuzzKey: FUZZ_KEY,
        today: TODAY,
      });
      homes.push(asHome(listing, homes.length + 1));
    } catch (error) {
      if (!(error instanceof RowRejected) && !isAppError(error)) throw error;
    }
  }
  return homes;
}
