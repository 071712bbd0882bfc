import { areaText } from '#contract/homes/area-text.ts';
import type { SearchResult } from '#contract/homes/search.ts';
import type { OptionalFilter } from '#contract/homes/search-filter.ts';
import type { SearchRequest } from '#contract/homes/search-request.ts';
import { formatSqft } from '#domain/homes/area.ts';
import { BUDGET_LABEL } from '#domain/homes/budget-band.ts';
import { FLOOR_LABEL } from '#domain/homes/floor-choice.ts';
import { lineName, type MetroLine } from '#domain/homes/gazetteer/metro-lines.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { type PropertyAge, SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import { newWithinLabel } from '#domain/homes/newness.ts';
import { FROM_POSTERS_LABEL } from '#domain/homes/posted-by.ts';
import { saidPlaces } from '#domain/homes/said-places.ts';
import {
  AMENITY_LABEL,
  ageLabel,
  FACING_TO_LABEL,
  FOOD_LABEL,
  FURNISHING_LABEL,
  IN_ZONE_LABEL,
  MATERIAL_LABEL,
  POSSESSION_LABEL,
  STRUCTURE_LABEL,
} from '#domain/homes/term-labels.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import counts from '#messages/homes/counts/index.ts';
import words from '#messages/homes/filters/index.ts';
import { labels } from '#messages/lib/labels.ts';

export interface Applied {
  /** The address's name for the filter. */
  filter: string;
  value?: string;
  label: string;
}

/** Each of several places can be taken away by itself. */
function placesOf({ loc, near }: SearchRequest, place: SearchResult['place']): Applied[] {
  if (!loc) return [];
  const inOrNear = near ? words.near : words.in;
  const said = loc.split(',');
  return place && said.length > 1 && saidPlaces(loc).length > 1
    ? said.map((value) => ({
        filter: 'loc',
        value,
        label: inOrNear({ place: placeName(value.trim()) }),
      }))
    : [{ filter: 'loc', label: inOrNear({ place: placeName(place?.name ?? loc) }) }];
}

/** Every filter in force, in words, so that it can be seen and taken away. */
export function appliedFilters(request: SearchRequest, place: SearchResult['place']): Applied[] {
  const one = (filter: string, label: string | undefined | false): Applied[] =>
    label ? [{ filter, label }] : [];
  const many = (filter: string, values: readonly string[] | undefined, label = (v: string) => v) =>
    (values ?? []).map((value) => ({ filter, value, label: label(value) }));
  return [
    ...placesOf(request, place),
    ...many('subCategory', request.subcategory, (v) => SUBCATEGORY_LABEL[v as 'Flat']),
    ...many('bedrooms', request.bedrooms, (v) => `${v} BHK`),
    ...many('bathrooms', request.bathrooms, (v) => words.bathroomsOf({ count: v })),
    ...many('budget', request.budget, (v) => BUDGET_LABEL[v as 'Under50Lakh']),
    ...one(
      'min_price',
      request.min_price !== undefined &&
        words.from({ amount: formatPriceShort(request.min_price) }),
    ),
    ...one(
      'max_price',
      request.max_price !== undefined &&
        words.upTo({ amount: formatPriceShort(request.max_price) }),
    ),
    ...one(
      'min_area',
      request.min_area !== undefined && words.from({ amount: formatSqft(request.min_area) }),
    ),
    ...one(
      'max_area',
      request.max_area !== undefined && words.upTo({ amount: formatSqft(request.max_area) }),
    ),
    ...one('parking', request.parking && words.withParking),
    ...one('lift', request.lift && words.withLift),
    ...many('possession', request.possession, (v) => POSSESSION_LABEL[v as 'UpComing']),
    ...many('furnishing', request.furnishing, (v) => FURNISHING_LABEL[v as 'Furnished']),
    ...many('facing', request.facing, (v) => FACING_TO_LABEL[v as 'East']),
    ...many('age', request.age, (v) =>
      v === 'UnderConstruction' ? ageLabel(v) : words.old({ age: ageLabel(v as PropertyAge) }),
    ),
    ...many('amenities', request.amenities, (v) =>
      words.nearTo({ what: AMENITY_LABEL[v as 'Park'].toLowerCase() }),
    ),
    ...many('exteriorMaterial', request.exteriorMaterial, (v) => MATERIAL_LABEL[v as 'Brick']),
    ...many('structureType', request.structureType, (v) => STRUCTURE_LABEL[v as 'RCC']),
    ...many('floor', request.floor, (v) => FLOOR_LABEL[v as 'ground']),
    ...one(
      'floorsNo',
      request.floorsNo !== undefined && words.floors({ count: String(request.floorsNo) }),
    ),
    ...many('postedBy', request.postedBy, (v) => FROM_POSTERS_LABEL[v as 'owner']),
    ...many('tenants', request.tenants, (v) => words.forTenant[v as 'family']),
    ...one('food', request.food && FOOD_LABEL[request.food]),
    ...one('pets', request.pets && words.petsAllowed),
    ...one(
      'availableBy',
      request.availableBy && words.freeByDay({ day: formatDate(request.availableBy) }),
    ),
    ...one('noBrokerage', request.noBrokerage && words.noBrokerage),
    ...one(
      'maxDeposit',
      request.maxDeposit !== undefined &&
        words.depositUpTo({ amount: formatPriceShort(request.maxDeposit) }),
    ),
    ...one(
      'cabins',
      request.cabins !== undefined &&
        words.orMore({ cabins: counts.cabins({ count: request.cabins }) }),
    ),
    ...many('zone', request.zone, (v) => IN_ZONE_LABEL[v as 'residential']),
    ...one(
      'minRoadWidth',
      request.minRoadWidth !== undefined && words.roadOf({ metres: request.minRoadWidth }),
    ),
    ...one('newSince', request.newSince && newWithinLabel(request.newSince)),
    ...one('reduced', request.reduced && words.priceReduced),
    ...one('verified', request.verified && words.verified),
    ...one('metroWalk', request.metroWalk && words.walkOf({ minutes: request.metroWalk })),
    ...many('metroLine', request.metroLine, (line) =>
      words.along({ line: lineName(line as MetroLine) }),
    ),
    ...one('bounds', request.bounds && words.inView),
    ...(request.area ?? []).map((corners, i, { length }) => ({
      filter: 'area',
      value: areaText(corners),
      label: length > 1 ? words.inAreaOf({ number: i + 1 }) : words.inArea,
    })),
  ];
}

/** A filter's name in a sentence: "without the highest price". */
export const FILTER_WORDS: Readonly<Record<string, string>> = labels<
  Record<OptionalFilter, string>
>(() => words.filter);
