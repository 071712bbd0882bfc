import { priceWords, rateWords, saleBadge } from '#client/homes/listing/listing-labels.ts';
import { kindFacts, rentFacts } from '#client/homes/listing/term-facts.ts';
import { trueCostOf } from '#client/homes/listing/true-cost.ts';
import { distanceWords } from '#client/homes/ways/words.ts';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { formatSqft } from '#domain/homes/area.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { stationName } from '#domain/homes/gazetteer/station-name.ts';
import { USUAL_LOAN, usualLoan } from '#domain/homes/home-costs.ts';
import { SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import { isHousing } from '#domain/homes/loan-share.ts';
import {
  AMENITY_LABEL,
  ageLabel,
  FACING_LABEL,
  FURNISHING_LABEL,
  POSSESSION_LABEL,
} from '#domain/homes/term-labels.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/homes/comparison/index.ts';

/** In what one home is beyond doubt better than another: which end is, and what that is called. */
export interface Better {
  end: 'lowest' | 'highest';
  word: string;
  number: (listing: ListingDetail) => number | null | undefined;
  /** Among homes of one offer only: a price says nothing beside a rent. */
  within?: 'one offer' | 'rents';
}

interface Row {
  label: string;
  read: (listing: ListingDetail) => string | number | false | null | undefined;
  better?: Better;
}

export const isRent = ({ propertydata }: ListingDetail) => propertydata.listedin === 'rent';

function inAll(listing: ListingDetail): string {
  const { total } = trueCostOf(listing);
  const amount = formatRupees(total);
  return isRent(listing) ? words.toMoveIn({ amount }) : amount;
}

function monthly(listing: ListingDetail): string {
  const { propertydata } = listing;
  if (isRent(listing)) return formatRupees(propertydata.price);
  if (!isHousing(propertydata.category)) return words.banksOwnTerms;
  const { sharePercent, monthlyPayment } = usualLoan(propertydata.price);
  return words.onLoan({ amount: formatRupees(monthlyPayment), percent: sharePercent });
}

const openStation = ({ locationData }: ListingDetail) =>
  locationData.stations.find((station) => !station.planned);

function metro(listing: ListingDetail): string {
  const open = openStation(listing);
  return open ? `${stationName(open.name)}, ${distanceWords(open.metres)}` : words.noneNear;
}

function floorWords(floor: number, floors: number | null): string {
  const name = floor === 0 ? words.ground : String(floor);
  return floors ? words.floorOf({ floor: name, floors }) : name;
}

/** Of a home for sale where a row is about rents, or the other way round: nobody forgot to give it. */
export const NOT_ASKED = '—';

/** The terms of a rent, and what is asked of offices and land: a row for whatever one of them has. */
export function termRows(listings: readonly ListingDetail[], now: Date): Row[] {
  const termsOf = (listing: ListingDetail) => [...rentFacts(listing, now), ...kindFacts(listing)];
  const labels = new Set(listings.flatMap((listing) => termsOf(listing).map(([label]) => label)));
  const ofRents = new Set(
    listings.flatMap((listing) => rentFacts(listing, now).map(([label]) => label)),
  );
  return [...labels].map((label) => ({
    label,
    read: (listing) =>
      ofRents.has(label) && !isRent(listing)
        ? NOT_ASKED
        : termsOf(listing).find(([name]) => name === label)?.[1],
  }));
}

/** What decides comes first. */
export const firstRows = (): readonly Row[] => [
  { label: words.offer, read: ({ propertydata }) => saleBadge(propertydata) },
  { label: words.price, read: ({ propertydata }) => priceWords(propertydata).full },
  {
    label: words.withDuty,
    read: inAll,
    better: {
      end: 'lowest',
      word: words.lowest,
      number: (listing) => trueCostOf(listing).total,
      within: 'one offer',
    },
  },
  {
    label: words.eachMonth({
      years: USUAL_LOAN.tenureYears,
      percent: USUAL_LOAN.ratePercent,
    }),
    read: monthly,
    better: {
      end: 'lowest',
      word: words.lowest,
      number: ({ propertydata }) => propertydata.price,
      within: 'rents',
    },
  },
  {
    label: words.rate,
    read: (listing) => (isRent(listing) ? NOT_ASKED : rateWords(listing.propertydata)),
    better: {
      end: 'lowest',
      word: words.lowest,
      number: ({ propertydata }) => (rateWords(propertydata) ? propertydata.pricePerSqft : null),
    },
  },
  {
    label: words.carpetArea,
    read: ({ detailsData }) => detailsData.carpetArea && formatSqft(detailsData.carpetArea),
    better: {
      end: 'highest',
      word: words.largest,
      number: ({ detailsData }) => detailsData.carpetArea,
    },
  },
  {
    label: words.nearestMetro,
    read: metro,
    better: {
      end: 'lowest',
      word: words.nearest,
      number: (listing) => openStation(listing)?.metres,
    },
  },
  {
    label: words.locality,
    read: ({ locationData }) => placeName(locationData.locality),
  },
  { label: words.type, read: ({ propertydata }) => SUBCATEGORY_LABEL[propertydata.subcategory] },
  { label: words.bedrooms, read: ({ detailsData }) => detailsData.bedrooms },
  { label: words.bathrooms, read: ({ detailsData }) => detailsData.bathrooms },
  {
    label: words.builtUpArea,
    read: ({ detailsData }) => detailsData.builtUpArea && formatSqft(detailsData.builtUpArea),
  },
  {
    label: words.floor,
    read: ({ detailsData: d }) => d.floor !== null && floorWords(d.floor, d.floorsNo),
  },
  { label: words.facing, read: ({ detailsData: d }) => d.facing && FACING_LABEL[d.facing] },
  {
    label: words.furnishing,
    read: ({ detailsData: d }) => d.furnishing && FURNISHING_LABEL[d.furnishing],
  },
  { label: words.age, read: ({ detailsData: d }) => d.age && ageLabel(d.age) },
  {
    label: words.possession,
    read: ({ detailsData: d }) => d.possession && POSSESSION_LABEL[d.possession],
  },
  { label: words.parking, read: ({ detailsData }) => detailsData.garages },
  {
    label: words.maintenance,
    read: ({ propertydata }) => propertydata.maintenance && formatRupees(propertydata.maintenance),
  },
];

export const lastRows = (): readonly Row[] => [
  { label: 'MahaRERA', read: ({ propertydata }) => propertydata.reraNumber },
  {
    label: words.amenities,
    read: ({ detailsData }) => detailsData.amenities.map((one) => AMENITY_LABEL[one]).join(', '),
  },
  { label: words.listed, read: ({ propertydata }) => formatDate(propertydata.publishedAt) },
];
