import { distanceWords } from '#client/homes/ways/words.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { formatLand, formatSqft } from '#domain/homes/area.ts';
import { lineName, type MetroLine } from '#domain/homes/gazetteer/metro-lines.ts';
import { stationName } from '#domain/homes/gazetteer/station-name.ts';
import { bhkLabel } from '#domain/homes/listing.ts';
import { IN_ZONE_LABEL, KIND_LABEL } from '#domain/homes/term-labels.ts';
import { formatPriceShort, formatRupees, groupDigits } from '#domain/lib/money.ts';
import { displayCity } from '#domain/lib/truncate.ts';
import words from '#messages/homes/cards/index.ts';
import counts from '#messages/homes/counts/index.ts';
import ways from '#messages/homes/ways/index.ts';
import { labels } from '#messages/lib/labels.ts';

type Property = ListingCard['propertydata'];

/** "₹ 85 Lakh", or "₹ 22,000" with the /month apart. */
export function priceWords({ price, listedin }: Property) {
  const exact = formatRupees(price);
  return {
    short: formatPriceShort(price),
    /** Every rupee, in Indian groups. */
    exact,
    full: listedin === 'rent' ? words.aMonth({ price: exact }) : exact,
    perMonth: listedin === 'rent',
  };
}

/** Land is spoken of in guntha and acres. */
function sizeWords(sqft: number, kind: ListingCard['detailsData']['sizeKind']): string {
  if (kind === 'plot') return `${formatLand(sqft)} (${formatSqft(sqft)})`;
  const area = formatSqft(sqft);
  return kind ? words.size[kind]({ area }) : area;
}

/** "2 BHK", "Plot". */
export const kindWords = ({ propertydata, detailsData }: ListingCard): string =>
  detailsData.bedrooms
    ? bhkLabel(detailsData.bedrooms, propertydata.subcategory)
    : KIND_LABEL[propertydata.subcategory];

/** "2 BHK · 915 sq ft carpet · Floor 6 of 12". */
export function factWords(card: ListingCard): string {
  const { sizeInFt, sizeKind, floor, floorsNo, cabins, zone } = card.detailsData;
  return [
    kindWords(card),
    sizeInFt ? sizeWords(sizeInFt, sizeKind) : undefined,
    cabins ? counts.cabins({ count: cabins }) : undefined,
    zone ? IN_ZONE_LABEL[zone] : undefined,
    floor === null ? undefined : words.floor({ floor, floors: floorsNo }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** "₹ 9,180 per sq ft" of the size shown. */
export function rateWords({ pricePerSqft, listedin }: Property): string | undefined {
  if (!pricePerSqft || listedin === 'rent') return undefined;
  return words.perSqft({ rate: groupDigits(pricePerSqft) });
}

const STANDING: Partial<Record<Property['status'], string>> = labels(() => words.standing);

/** What a card says first: how it is offered, or what has become of it. */
export function saleBadge({ listedin, status }: Property): string {
  const standing = STANDING[status];
  if (standing) return standing;
  return words.offered[listedin];
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
  return words.station({ name: stationName(name), line: lineName(line), away, planned });
}

const aboutWords = (metres: number) =>
  metres < 750 ? ways.withinOneKm : ways.aboutKm({ km: Math.round(metres / 500) / 2 });

/** The address of a listing's own page. */
export function listingPath(id: number): string {
  return `/ViewSingleProperty/${id}`;
}

type Where = Pick<ListingCard['locationData'], 'locality' | 'city' | 'state'>;

/** "Baner, Pune, Maharashtra". */
export const whereWords = ({ locality, city, state }: Where): string =>
  `${locality}, ${displayCity(city)}, ${state}`;

/** Widths a picture is served at. */
const WIDTHS = [400, 800, 1600];

/** `src` and `srcset` of a picture kept under /media. */
export function pictureSources(url: string) {
  return {
    src: `${url}-800.webp`,
    srcset: WIDTHS.map((width) => `${url}-${width}.webp ${width}w`).join(', '),
  };
}
