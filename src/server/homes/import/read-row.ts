import { CATEGORY_OF, isOffered, type ListedIn } from '#domain/homes/listing.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { holdsContact } from '#domain/people/contact-in-text.ts';
import type { NewListing } from '#server/db/schema/index.ts';
import { publicPoint } from '#server/lib/public-point.ts';
import { composeDescription, homePhrase } from './compose-text.ts';
import type { FieldName } from './fields.ts';
import { placeRow } from './place-row.ts';
import { type Cells, RowRejected } from './read-cells.ts';

/** A row understood; the ids of owner and locality are the database's. */
export type ImportedListing = Omit<NewListing, 'ownerId' | 'localityId'> & {
  sourceId: string;
  localitySlug: string;
};

/** Public text of the row, left out when it would give an owner's contact away. */
function publicText(cells: Cells, field: FieldName & ('society' | 'developer' | 'landmark')) {
  const text = cells.optional(field);
  if (text === null || !holdsContact(text)) return text;
  cells.warnings.push({ field, reason: 'holds a contact, which is never shown', value: '' });
  return null;
}

/** The larger of two figures cannot be the smaller: the less certain one is left out. */
function atMost(cells: Cells, field: FieldName, value: number | null, limit: number | null) {
  if (value === null || limit === null || value <= limit) return value;
  cells.warnings.push({
    field,
    reason: 'contradicts another figure of the row and is left out',
    value: `${value} of ${limit}`,
  });
  return null;
}

/** What only a rent has; a sale's columns of the kind mean something else, or nothing. */
function rentTerms(cells: Cells, listedIn: ListedIn) {
  if (listedIn === 'sell') {
    return { brokeragePaise: null, availableFrom: null, tenants: null, food: null, pets: null };
  }
  return {
    brokeragePaise: fromRupees(cells.optional('brokerage')),
    availableFrom: cells.optional('availableFrom'),
    tenants: cells.optional('tenants'),
    food: cells.optional('food'),
    pets: cells.optional('pets'),
  };
}

/** One record as a listing. Throws RowRejected when it is none. */
export function readRow(cells: Cells, source: string, fuzzKey: Buffer): ImportedListing {
  const sourceId = cells.required('sourceId');
  const listedIn = cells.required('listedIn');
  const subcategory = cells.required('subcategory');
  if (!isOffered(subcategory, listedIn)) {
    throw new RowRejected({
      field: 'listedIn',
      reason: 'land is sold, not rented',
      value: listedIn,
    });
  }
  const price = cells.required('price');
  const lat = cells.optional('latitude');
  const lng = cells.optional('longitude');
  const point = lat === null || lng === null ? null : { lat, lng };
  const place = placeRow(cells.optional('locality'), point, (problem) =>
    cells.warnings.push(problem),
  );
  const builtUpAreaSqft = cells.optional('builtUpArea');
  const carpetAreaSqft = atMost(cells, 'carpetArea', cells.optional('carpetArea'), builtUpAreaSqft);
  const floors = cells.optional('floors');
  const bedrooms = cells.optional('bedrooms');
  const society = publicText(cells, 'society');
  const developer = publicText(cells, 'developer');
  const landmark = publicText(cells, 'landmark');
  return {
    source,
    sourceId,
    status: 'live',
    title: `${homePhrase(subcategory, bedrooms)} in ${place.locality.name}`,
    description: composeDescription({
      subcategory,
      bedrooms,
      listedIn,
      society,
      developer,
      locality: place.address,
      landmark,
    }),
    listedIn,
    category: CATEGORY_OF[subcategory],
    subcategory,
    pricePaise: fromRupees(price),
    maintenancePaise: fromRupees(cells.optional('maintenance', builtUpAreaSqft ?? carpetAreaSqft)),
    depositPaise: fromRupees(cells.optional('deposit')),
    ...rentTerms(cells, listedIn),
    postedBy: cells.optional('postedBy') ?? 'owner',
    carpetAreaSqft,
    builtUpAreaSqft,
    plotAreaSqft: cells.optional('plotArea'),
    zone: cells.optional('zone'),
    roadWidthMetres: cells.optional('roadWidth'),
    bedrooms,
    bathrooms: cells.optional('bathrooms'),
    balconies: cells.optional('balconies'),
    cabins: cells.optional('cabins'),
    garages: cells.optional('garages'),
    lift: cells.optional('lift'),
    floor: atMost(cells, 'floor', cells.optional('floor'), floors),
    floors,
    facing: cells.optional('facing'),
    furnishing: cells.optional('furnishing'),
    age: cells.optional('age'),
    possession: cells.optional('possession'),
    exteriorMaterial: cells.optional('exteriorMaterial'),
    structureType: cells.optional('structureType'),
    reraNumber: cells.optional('reraNumber'),
    society,
    developer,
    localitySlug: place.locality.slug,
    address: place.address,
    landmark,
    pincode: cells.optional('pincode') ?? place.locality.pincode,
    location: { x: place.at.lng, y: place.at.lat },
    publicLocation: publicPoint(fuzzKey, `${source} ${sourceId}`, place.at),
  };
}
