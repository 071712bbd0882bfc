import { z } from 'zod';
import { latitude, longitude } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { SQFT_PER } from '#domain/homes/area.ts';
import {
  AMENITIES_NEARBY,
  EXTERIOR_MATERIALS,
  FACING,
  FOOD,
  FURNISHING,
  POSSESSION,
  PROPERTY_AGES,
  STRUCTURE_TYPES,
  TENANTS,
  ZONES,
} from '#domain/homes/listing.ts';
import { MAX_ROAD_METRES } from '#domain/homes/listing-form.ts';
import { MAX_LEFT_OUT } from '#domain/homes/visit-plan.ts';
import { WEEKDAY_NAMES } from '#domain/lib/time/month.ts';
import { holdsContact } from '#domain/people/contact-in-text.ts';
import words from '#messages/homes/answer-fields/index.ts';
import usual from '#messages/lib/fields/index.ts';
import { MAX_TYPED, type TypedAnswers, tooLong } from './typed-answers.ts';

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Nothing typed is null, never 0. */
const maybe = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable());

/** Digits may be grouped: "85,00,000". */
const plainDigits = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[,\s₹]/g, '') : value;

function whole(low: number, high: number, error: () => string) {
  const wrong = { error };
  const number = z.coerce.number(wrong).int(wrong).min(low, wrong).max(high, wrong);
  return maybe(z.preprocess(plainDigits, number));
}

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  maybe(z.enum(values, { error: () => words.fromList }));

export const YES_NO = ['yes', 'no'] as const;

const area = maybe(
  z.preprocess(
    plainDigits,
    z.coerce
      .number({ error: () => words.area })
      .min(1, { error: () => words.areaAbove })
      .max(10_000_000, { error: () => words.largestPlot }),
  ),
);

const NO_CONTACT = { error: () => words.noContact };

/** Text that everybody may read. */
const publicLine = (least: number, most: number) =>
  z
    .string()
    .max(...upTo(MAX_TYPED, tooLong))
    .transform((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .pipe(
      z
        .string()
        .min(least, { error: () => words.least({ least }) })
        .max(...upTo(most))
        .refine((text) => !holdsContact(text), NO_CONTACT),
    );

const publicText = (most: number) =>
  z
    .string()
    .max(...upTo(MAX_TYPED, tooLong))
    .transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]+/gu, ' ')
        .trim(),
    )
    .pipe(
      z
        .string()
        .max(...upTo(most))
        .refine((text) => !holdsContact(text), NO_CONTACT),
    );

const ROAD_WIDTH = { error: () => words.roadWidth({ most: MAX_ROAD_METRES }) };

const clock = maybe(
  z
    .string()
    .max(...upTo(5, () => usual.giveTime))
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => usual.giveTime }),
);

const few = (most: number) => whole(0, most, () => words.fromNone({ most }));

/** Whom a member may say they post as; what agents' accounts post is always an agent's. */
export const POSTING_AS = ['owner', 'builder'] as const;

/** What each answer is read as. */
export const ANSWERS = {
  postedBy: choice(POSTING_AS),
  bedrooms: whole(1, 20, () => words.bedrooms),
  bathrooms: few(20),
  balconies: few(20),
  cabins: few(200),
  garages: few(20),
  lift: choice(['yes', 'no']),
  carpetArea: area,
  builtUpArea: area,
  plotArea: area,
  zone: choice(ZONES),
  roadWidth: maybe(
    z.preprocess(
      plainDigits,
      z.coerce.number(ROAD_WIDTH).min(1, ROAD_WIDTH).max(MAX_ROAD_METRES, ROAD_WIDTH),
    ),
  ),
  floor: whole(-3, 120, () => words.floor),
  floors: whole(1, 120, () => words.floors),
  facing: choice(FACING),
  furnishing: choice(FURNISHING),
  age: choice(PROPERTY_AGES),
  possession: choice(POSSESSION),
  possessionDate: maybe(z.iso.date({ error: () => usual.giveDate })),
  availableFrom: maybe(z.iso.date({ error: () => usual.giveDate })),
  price: whole(1, 50_000_000_000, () => words.rupees),
  deposit: whole(0, 1_000_000_000, () => words.rupees),
  maintenance: whole(0, 10_000_000, () => words.rupeesMonth),
  brokerage: whole(0, 1_000_000_000, () => words.rupeesOrNone),
  tenants: z.preprocess((value) => value ?? [], z.array(z.enum(TENANTS)).max(TENANTS.length)),
  food: choice(FOOD),
  pets: choice(YES_NO),
  localitySlug: maybe(
    z
      .string()
      .max(...upTo(80, () => words.locality))
      .regex(/^[a-z0-9-]{1,80}$/, { error: () => words.locality }),
  ),
  society: maybe(publicLine(2, 80)),
  developer: maybe(publicLine(2, 80)),
  privateAddress: maybe(
    z
      .string()
      .max(...upTo(MAX_TYPED, tooLong))
      .transform((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
      .pipe(
        z
          .string()
          .min(5, { error: () => words.house })
          .max(...upTo(200)),
      ),
  ),
  landmark: maybe(publicLine(2, 80)),
  pincode: maybe(
    z
      .string()
      .max(...upTo(MAX_TYPED, tooLong))
      .transform((text) => text.replace(/\s/g, ''))
      .pipe(
        z
          .string()
          .max(...upTo(6, () => words.pincode))
          .regex(/^[1-9]\d{5}$/, { error: () => words.pincode }),
      ),
  ),
  latitude: maybe(latitude),
  longitude: maybe(longitude),
  amenities: z.preprocess((value) => value ?? [], z.array(z.enum(AMENITIES_NEARBY)).max(14)),
  exteriorMaterial: choice(EXTERIOR_MATERIALS),
  structureType: choice(STRUCTURE_TYPES),
  reraNumber: maybe(z.string().max(...upTo(40))),
  title: maybe(publicLine(10, 100)),
  description: maybe(publicText(3_000)),
  visitDays: z.preprocess((value) => value ?? [], z.array(z.enum(WEEKDAY_NAMES)).max(7)),
  visitFrom: clock,
  visitUntil: clock,
  visitNotOn: z.preprocess(
    (value) => value ?? [],
    z.array(z.iso.date({ error: () => usual.giveDay })).max(MAX_LEFT_OUT),
  ),
  visitConfirm: choice(YES_NO),
} as const;

/** Answers as read; null where nothing was given or nothing could be made of it. */
export type Given = { -readonly [Name in keyof typeof ANSWERS]: z.output<(typeof ANSWERS)[Name]> };

/** Whole square feet of what was typed in any unit. */
export function inSqft(area: number | null, unit: TypedAnswers['areaUnit']): number | null {
  return area === null ? null : Math.round(area * SQFT_PER[unit ?? 'sqft']);
}
