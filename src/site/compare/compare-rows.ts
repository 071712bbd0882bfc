import { priceWords, rateWords, saleBadge } from '#client/homes/listing/listing-labels.ts';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { formatSqft } from '#domain/homes/area.ts';
import { emi } from '#domain/homes/emi.ts';
import { onRoadCosts } from '#domain/homes/stamp-duty.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';

export interface CompareRow {
  label: string;
  values: string[];
  differs: boolean;
}

const UNKNOWN = 'Not given';

function onRoad({ propertydata, detailsData }: ListingDetail): string {
  if (propertydata.listedin === 'rent') return 'Not for rent';
  const lines = onRoadCosts({
    price: propertydata.price,
    carpetSqft: detailsData.carpetArea,
    underConstruction:
      detailsData.possession !== null && detailsData.possession !== 'Ready To Move',
    commercial: propertydata.category === 'Commercial',
    womenOnly: false,
  });
  return formatRupees(lines.reduce((sum, line) => sum + line.rupees, propertydata.price));
}

function monthly({ propertydata }: ListingDetail): string {
  if (propertydata.listedin === 'rent') return formatRupees(propertydata.price);
  const loanAmount = propertydata.price * 0.8;
  return formatRupees(emi({ loanAmount, ratePercent: 8.5, tenureYears: 20 }).monthlyPayment);
}

function metro({ locationData }: ListingDetail): string {
  const open = locationData.stations.find((station) => !station.planned);
  return open ? `${open.name}, ${(open.metres / 1000).toFixed(1)} km` : 'None within 12 km';
}

const ROWS: [string, (listing: ListingDetail) => string | number | false | null | undefined][] = [
  ['Offer', ({ propertydata }) => saleBadge(propertydata)],
  ['Price', ({ propertydata }) => priceWords(propertydata).full],
  ['Rate', ({ propertydata }) => rateWords(propertydata)],
  ['On the road', onRoad],
  ['A month (EMI: 80%, 20 years, 8.5%)', monthly],
  ['Locality', ({ locationData }) => locationData.locality],
  ['Type', ({ propertydata }) => propertydata.subcategory],
  ['Bedrooms', ({ detailsData }) => detailsData.bedrooms],
  ['Bathrooms', ({ detailsData }) => detailsData.bathrooms],
  [
    'Carpet area',
    ({ detailsData }) => detailsData.carpetArea && formatSqft(detailsData.carpetArea),
  ],
  [
    'Built-up area',
    ({ detailsData }) => detailsData.builtUpArea && formatSqft(detailsData.builtUpArea),
  ],
  [
    'Floor',
    ({ detailsData: d }) =>
      d.floor !== null &&
      `${d.floor === 0 ? 'Ground' : d.floor}${d.floorsNo ? ` of ${d.floorsNo}` : ''}`,
  ],
  ['Facing', ({ detailsData }) => detailsData.facing],
  ['Furnishing', ({ detailsData }) => detailsData.furnishing],
  ['Age', ({ detailsData }) => detailsData.age],
  ['Possession', ({ detailsData }) => detailsData.possession],
  ['Parking', ({ detailsData }) => detailsData.garages],
  [
    'Maintenance a month',
    ({ propertydata }) => propertydata.maintenance && formatRupees(propertydata.maintenance),
  ],
  ['MahaRERA', ({ propertydata }) => propertydata.reraNumber],
  ['Nearest open metro', metro],
  ['Amenities nearby', ({ detailsData }) => detailsData.amenities.join(', ')],
  ['Listed', ({ propertydata }) => formatDate(propertydata.publishedAt)],
];

/** One row a fact, with whether the listings differ in it. */
export function compareRows(listings: readonly ListingDetail[]): CompareRow[] {
  return ROWS.map(([label, read]) => {
    const values = listings.map((listing) => {
      const value = read(listing);
      return value === null || value === undefined || value === '' || value === false
        ? UNKNOWN
        : String(value);
    });
    return { label, values, differs: new Set(values).size > 1 };
  });
}
