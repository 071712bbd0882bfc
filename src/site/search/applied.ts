import { areaText } from '#contract/homes/area-text.ts';
import type { SearchResult } from '#contract/homes/search.ts';
import type { OptionalFilter, SearchRequest } from '#contract/homes/search-filter.ts';
import { BUDGET_LABEL } from '#domain/homes/budget-band.ts';
import { FLOOR_LABEL } from '#domain/homes/floor-choice.ts';
import { lineName, type MetroLine } from '#domain/homes/gazetteer/metro-lines.ts';
import { SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import { newWithinLabel } from '#domain/homes/newness.ts';
import { POSTED_BY_PLURAL } from '#domain/homes/posted-by.ts';
import { saidPlaces } from '#domain/homes/said-places.ts';
import {
  FOOD_LABEL,
  FURNISHING_LABEL,
  TENANT_LABEL,
  ZONE_LABEL,
} from '#domain/homes/term-labels.ts';
import { counted } from '#domain/lib/counted.ts';
import { formatPriceShort, groupDigits } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';

export interface Applied {
  /** The address's name for the filter. */
  filter: string;
  value?: string;
  label: string;
}

/** Each of several places can be taken away by itself. */
function placesOf({ loc, near }: SearchRequest, place: SearchResult['place']): Applied[] {
  if (!loc) return [];
  const inOrNear = near ? 'Near' : 'In';
  const said = loc.split(',');
  return place && said.length > 1 && saidPlaces(loc).length > 1
    ? said.map((value) => ({ filter: 'loc', value, label: `${inOrNear} ${value.trim()}` }))
    : [{ filter: 'loc', label: `${inOrNear} ${place?.name ?? loc}` }];
}

/** Every filter in force, in words, so that it can be seen and taken away. */
export function appliedFilters(request: SearchRequest, place: SearchResult['place']): Applied[] {
  const one = (filter: string, label: string | undefined | false): Applied[] =>
    label ? [{ filter, label }] : [];
  const many = (filter: string, values: readonly string[] | undefined, label = (v: string) => v) =>
    (values ?? []).map((value) => ({ filter, value, label: label(value) }));
  const area = (sqft: number) => `${groupDigits(sqft)} sq ft`;
  return [
    ...placesOf(request, place),
    ...many('subCategory', request.subcategory, (v) => SUBCATEGORY_LABEL[v as 'Flat']),
    ...many('bedrooms', request.bedrooms, (v) => `${v} BHK`),
    ...many('bathrooms', request.bathrooms, (v) => `${v} bathroom${v === '1' ? '' : 's'}`),
    ...many('budget', request.budget, (v) => BUDGET_LABEL[v as 'Under50Lakh']),
    ...one(
      'min_price',
      request.min_price !== undefined && `From ${formatPriceShort(request.min_price)}`,
    ),
    ...one(
      'max_price',
      request.max_price !== undefined && `Up to ${formatPriceShort(request.max_price)}`,
    ),
    ...one('min_area', request.min_area !== undefined && `From ${area(request.min_area)}`),
    ...one('max_area', request.max_area !== undefined && `Up to ${area(request.max_area)}`),
    ...one('parking', request.parking && 'With parking'),
    ...one('lift', request.lift && 'With a lift'),
    ...many('possession', request.possession),
    ...many('furnishing', request.furnishing, (v) => FURNISHING_LABEL[v as 'Furnished']),
    ...many('facing', request.facing, (v) => `${v} facing`),
    ...many('age', request.age, (v) =>
      v === 'UnderConstruction' ? 'Under construction' : `${v} old`,
    ),
    ...many('amenities', request.amenities, (v) => `Near: ${v.toLowerCase()}`),
    ...many('exteriorMaterial', request.exteriorMaterial),
    ...many('structureType', request.structureType),
    ...many('floor', request.floor, (v) => FLOOR_LABEL[v as 'ground']),
    ...one('floorsNo', request.floorsNo !== undefined && `${request.floorsNo} floors`),
    ...many('postedBy', request.postedBy, (v) => `From ${POSTED_BY_PLURAL[v as 'owner']}`),
    ...many('tenants', request.tenants, (v) => `For ${TENANT_LABEL[v as 'family'].toLowerCase()}`),
    ...one('food', request.food && FOOD_LABEL[request.food]),
    ...one('pets', request.pets && 'Pets allowed'),
    ...one('availableBy', request.availableBy && `Free by ${formatDate(request.availableBy)}`),
    ...one('noBrokerage', request.noBrokerage && 'No brokerage'),
    ...one(
      'maxDeposit',
      request.maxDeposit !== undefined && `Deposit up to ${formatPriceShort(request.maxDeposit)}`,
    ),
    ...one('cabins', request.cabins !== undefined && `${counted(request.cabins, 'cabin')} or more`),
    ...many('zone', request.zone, (v) => `${ZONE_LABEL[v as 'residential']} zone`),
    ...one(
      'minRoadWidth',
      request.minRoadWidth !== undefined && `Road of ${request.minRoadWidth} m or wider`,
    ),
    ...one('newSince', request.newSince && newWithinLabel(request.newSince)),
    ...one('reduced', request.reduced && 'Price reduced'),
    ...one('verified', request.verified && 'Verified'),
    ...one('metroWalk', request.metroWalk && `${request.metroWalk} min walk to the metro`),
    ...many('metroLine', request.metroLine, (line) => `Along the ${lineName(line as MetroLine)}`),
    ...one('bounds', request.bounds && 'In the map view'),
    ...(request.area ?? []).map((corners, i, { length }) => ({
      filter: 'area',
      value: areaText(corners),
      label: length > 1 ? `In drawn area ${i + 1}` : 'In the drawn area',
    })),
  ];
}

/** A filter's name in a sentence: "without the highest price". */
export const FILTER_WORDS: Record<string, string> = {
  bounds: 'the map view',
  area: 'the drawn area',
  loc: 'the place',
  max_price: 'the highest price',
  min_price: 'the lowest price',
  budget: 'the budget',
  bedrooms: 'the number of bedrooms',
  bathrooms: 'the number of bathrooms',
  subcategory: 'the property type',
  possession: 'the possession status',
  furnishing: 'the furnishing',
  facing: 'the facing',
  age: 'the age',
  amenities: 'the amenities',
  min_area: 'the smallest area',
  max_area: 'the largest area',
  parking: 'the parking',
  lift: 'the lift',
  floor: 'the floor',
  floorsNo: 'the number of floors',
  exteriorMaterial: 'the exterior material',
  structureType: 'the structure type',
  postedBy: 'who posts',
  tenants: 'whom it is let to',
  food: 'the food',
  pets: 'the pets',
  availableBy: 'the day it is free',
  noBrokerage: 'no brokerage',
  maxDeposit: 'the highest deposit',
  cabins: 'the number of cabins',
  zone: 'the zone',
  minRoadWidth: 'the width of the road',
  newSince: 'the day it came out',
  reduced: 'the reduced price',
  verified: 'verified only',
  metroWalk: 'the walk to the metro',
  metroLine: 'the metro line',
} satisfies Record<OptionalFilter, string>;
