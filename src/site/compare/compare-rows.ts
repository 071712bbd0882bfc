import {
  distanceWords,
  priceWords,
  rateWords,
  saleBadge,
} from '#client/homes/listing/listing-labels.ts';
import { trueCostOf } from '#client/homes/listing/true-cost.ts';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { formatSqft } from '#domain/homes/area.ts';
import { USUAL_LOAN, usualLoan } from '#domain/homes/home-costs.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';

export interface CompareRow {
  label: string;
  values: string[];
  differs: boolean;
}

const UNKNOWN = 'Not given';

function onRoad(listing: ListingDetail): string {
  if (listing.propertydata.listedin === 'rent') return 'Not for rent';
  return formatRupees(trueCostOf(listing).total);
}

function monthly({ propertydata }: ListingDetail): string {
  if (propertydata.listedin === 'rent') return formatRupees(propertydata.price);
  const { sharePercent, monthlyPayment } = usualLoan(propertydata.price);
  return `${formatRupees(monthlyPayment)} (loan of ${sharePercent}%)`;
}

function metro({ locationData }: ListingDetail): string {
  const open = locationData.stations.find((station) => !station.planned);
  return open ? `${open.name}, ${distanceWords(open.metres)}` : 'None within 12 km';
}

const ROWS: [string, (listing: ListingDetail) => string | number | false | null | undefined][] = [
  ['Offer', ({ propertydata }) => saleBadge(propertydata)],
  ['Price', ({ propertydata }) => priceWords(propertydata).full],
  ['Rate', ({ propertydata }) => rateWords(propertydata)],
  ['On the road', onRoad],
  [`A month (EMI, ${USUAL_LOAN.tenureYears} years, ${USUAL_LOAN.ratePercent}%)`, monthly],
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
