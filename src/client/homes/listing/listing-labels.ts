import { distanceWords } from '#client/homes/ways/words.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { formatLand, formatSqft } from '#domain/homes/area.ts';
import { lineName, type MetroLine } from '#domain/homes/gazetteer/metro-lines.ts';
import { bhkLabel } from '#domain/homes/listing.ts';
import { ZONE_LABEL } from '#domain/homes/term-labels.ts';
import { counted } from '#domain/lib/counted.ts';
import { formatPriceShort, formatRupees, groupDigits } from '#domain/lib/money.ts';

type Property = ListingCard['propertydata'];

/** "₹ 85 Lakh", or "₹ 22,000" with the /month apart. */
export function priceWords({ price, listedin }: Property) {
  return {
    short: formatPriceShort(price),
    /** Every rupee, in Indian groups. */
    exact: formatRupees(price),
    full: `${formatRupees(price)}${listedin === 'rent' ? ' a month' : ''}`,
    perMonth: listedin === 'rent',
  };
}

function floorWords(floor: number | null, floors: number | null): string | undefined {
  if (floor === null) return undefined;
  const of = floors ? `\u00a0of\u00a0${floors}` : '';
  if (floor < 0) return `Basement${of}`;
  return floor === 0 ? `Ground floor${of}` : `Floor\u00a0${floor}${of}`;
}

/** Land is spoken of in guntha and acres. */
function sizeWords(sqft: number, kind: ListingCard['detailsData']['sizeKind']): string {
  if (kind === 'plot') return `${formatLand(sqft)} (${formatSqft(sqft)})`;
  return `${formatSqft(sqft)} ${kind ?? ''}`.trim();
}

/** "2 BHK · 915 sq ft carpet · Floor 6 of 12". */
export function factWords({ propertydata, detailsData }: ListingCard): string {
  const { bedrooms, sizeInFt, sizeKind, floor, floorsNo, cabins, zone } = detailsData;
  return [
    bedrooms ? bhkLabel(bedrooms, propertydata.subcategory) : propertydata.subcategory,
    sizeInFt ? sizeWords(sizeInFt, sizeKind) : undefined,
    cabins ? counted(cabins, 'cabin') : undefined,
    zone ? `${ZONE_LABEL[zone]} zone` : undefined,
    floorWords(floor, floorsNo),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** "₹ 9,180 per sq ft" of the size shown. */
export function rateWords({ pricePerSqft, listedin }: Property): string | undefined {
  if (!pricePerSqft || listedin === 'rent') return undefined;
  return `₹ ${groupDigits(pricePerSqft)} per sq ft`;
}

const STANDING: Partial<Record<Property['status'], string>> = {
  booked: 'Booked',
  sold: 'Sold',
  rented: 'Rented',
};

/** What a card says first: how it is offered, or what has become of it. */
export function saleBadge({ listedin, status }: Property): string {
  const standing = STANDING[status];
  if (standing) return standing;
  return listedin === 'rent' ? 'For Rent' : 'For Sale';
}

interface StationNearby {
  name: string;
  line: MetroLine;
  planned: boolean;
  metres: number;
}

/** "Baner, Line 3, being built: about 1.5 km". Stations of Line 3 are known to some 300 m only. */
export function stationWords({ name, line, planned, metres }: StationNearby): string {
  const away = line === 'Line 3' ? aboutWords(metres) : distanceWords(metres);
  return `${name}, ${lineName(line)}${planned ? ', being built' : ''}: ${away}`;
}

const aboutWords = (metres: number) =>
  metres < 750 ? 'within 1 km' : `about ${Math.round(metres / 500) / 2} km`;

/** The address of a listing's own page. */
export function listingPath(id: number): string {
  return `/ViewSingleProperty/${id}`;
}

/** Widths a picture is served at. */
const WIDTHS = [400, 800, 1600];

/** `src` and `srcset` of a picture kept under /media. */
export function pictureSources(url: string) {
  return {
    src: `${url}-800.webp`,
    srcset: WIDTHS.map((width) => `${url}-${width}.webp ${width}w`).join(', '),
  };
}

/** On the card of a listing whose owner pays for its place. */
export const PROMOTED = 'Promoted';
export const PROMOTED_MEANS = 'Its owner pays to have it shown among the first';
