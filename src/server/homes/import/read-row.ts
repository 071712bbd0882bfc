import type { FeedRow } from '#contract/homes/feed.ts';
import { isListable, type Listable, readAnswers, wrongIn } from '#contract/homes/read-answers.ts';
import { AppError } from '#contract/lib/errors.ts';
import { CATEGORY_OF, isOffered, type ListedIn } from '#domain/homes/listing.ts';
import type { Offer } from '#domain/homes/listing-form.ts';
import { holdsContact } from '#domain/people/contact-in-text.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import type { NewListing } from '#server/db/schema/index.ts';
import { readFeedRow } from '#server/homes/feeds/index.ts';
import { offerOf, saidOf } from '#server/homes/my-listings/index.ts';
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
    return { brokerage: null, availableFrom: null, tenants: null, food: null, pets: null };
  }
  return {
    brokerage: cells.optional('brokerage'),
    availableFrom: cells.optional('availableFrom'),
    tenants: cells.optional('tenants'),
    food: cells.optional('food'),
    pets: cells.optional('pets'),
  };
}

/**
 * Judges what a row says as posting and feeds do, in their words; what it does not say is missing
 * without being wrong. Throws AppError with everything that is.
 */
function judge(said: object, today: string): { given: Listable; offer: Offer } {
  const row = readFeedRow(said);
  const offer = offerOf(row);
  const read = readAnswers(row, offer, today);
  if (isListable(read)) return { given: read.given, offer };
  throw new AppError('invalid', refusalsWords.someFields, wrongIn(read));
}

/** One record as a listing. Throws RowRejected where it cannot be read, AppError where posting refuses it. */
export function readRow(
  cells: Cells,
  { source, fuzzKey, today }: { source: string; fuzzKey: Buffer; today: string },
): ImportedListing {
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
  const builtUpArea = cells.optional('builtUpArea');
  const carpetArea = atMost(cells, 'carpetArea', cells.optional('carpetArea'), builtUpArea);
  const rent = rentTerms(cells, listedIn);
  const floors = cells.optional('floors');
  const bedrooms = cells.optional('bedrooms');
  const society = publicText(cells, 'society');
  const developer = publicText(cells, 'developer');
  const landmark = publicText(cells, 'landmark');
  const said: Partial<Record<keyof FeedRow, unknown>> = {
    externalId: sourceId,
    subcategory,
    listedin: listedIn,
    areaUnit: 'sqft',
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
    price,
    maintenance: cells.optional('maintenance', builtUpArea ?? carpetArea),
    deposit: cells.optional('deposit'),
    ...rent,
    carpetArea,
    builtUpArea,
    plotArea: cells.optional('plotArea'),
    zone: cells.optional('zone'),
    roadWidth: cells.optional('roadWidth'),
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
    landmark,
    pincode: cells.optional('pincode') ?? place.locality.pincode,
    latitude: place.at.lat,
    longitude: place.at.lng,
    visitDays: cells.optional('visitDays'),
    visitFrom: cells.optional('visitFrom'),
    visitUntil: cells.optional('visitUntil'),
    visitNotOn: cells.optional('visitNotOn'),
    visitConfirm: cells.optional('visitConfirm'),
  };
  const { given, offer } = judge(said, today);
  return {
    source,
    sourceId,
    status: 'live',
    listedIn,
    category: CATEGORY_OF[subcategory],
    subcategory,
    ...saidOf(given, offer),
    // Of whom nothing is said, nobody is meant: that is not the same as everybody.
    tenants: rent.tenants,
    postedBy: cells.optional('postedBy') ?? 'owner',
    localitySlug: place.locality.slug,
    address: place.address,
    pincode: given.pincode,
    publicLocation: publicPoint(fuzzKey, `${source} ${sourceId}`, place.at),
  };
}
