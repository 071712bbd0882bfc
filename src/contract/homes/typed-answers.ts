import { z } from 'zod';
import { upTo } from '#contract/lib/fields.ts';
import { named } from '#contract/lib/named.ts';
import { AREA_UNITS } from '#domain/homes/area.ts';
import { AMENITIES_NEARBY, LISTED_IN, SUBCATEGORIES, TENANTS } from '#domain/homes/listing.ts';
import { MAX_LEFT_OUT } from '#domain/homes/visit-plan.ts';
import { WEEKDAY_NAMES } from '#domain/lib/time/month.ts';
import words from '#messages/homes/answer-fields/index.ts';
import usual from '#messages/lib/fields/index.ts';

/** Of anything typed, before blanks are taken out. */
export const MAX_TYPED = 3_500;
export const tooLong = () => words.tooLong;
const typed = z.string().max(...upTo(MAX_TYPED, tooLong));
const degrees = z.number().min(-180).max(180).nullable();

/** The answers about a property as somebody typed them: kept while they are still incomplete. */
export const typedAnswers = z
  .object({
    subcategory: z.enum(SUBCATEGORIES, { error: () => usual.chooseKind }),
    listedin: z.enum(LISTED_IN, { error: () => usual.chooseListedIn }),
    postedBy: typed,
    bedrooms: typed,
    bathrooms: typed,
    balconies: typed,
    cabins: typed,
    garages: typed,
    lift: typed,
    areaUnit: z.enum(AREA_UNITS),
    carpetArea: typed,
    builtUpArea: typed,
    plotArea: typed,
    zone: typed,
    roadWidth: typed,
    floor: typed,
    floors: typed,
    facing: typed,
    furnishing: typed,
    age: typed,
    possession: typed,
    possessionDate: typed,
    availableFrom: typed,
    price: typed,
    deposit: typed,
    maintenance: typed,
    brokerage: typed,
    tenants: z.array(z.enum(TENANTS)).max(TENANTS.length),
    food: typed,
    pets: typed,
    localitySlug: typed,
    society: typed,
    developer: typed,
    privateAddress: typed,
    landmark: typed,
    pincode: typed,
    latitude: degrees,
    longitude: degrees,
    amenities: z.array(z.enum(AMENITIES_NEARBY)).max(AMENITIES_NEARBY.length),
    exteriorMaterial: typed,
    structureType: typed,
    reraNumber: typed,
    title: typed,
    description: typed,
    visitDays: z.array(z.enum(WEEKDAY_NAMES)).max(WEEKDAY_NAMES.length),
    visitFrom: typed,
    visitUntil: typed,
    visitNotOn: z.array(z.string().max(...upTo(10, () => usual.giveDay))).max(MAX_LEFT_OUT),
    visitConfirm: typed,
  })
  .partial();
named({ ListingAnswers: typedAnswers });
export type TypedAnswers = z.infer<typeof typedAnswers>;
