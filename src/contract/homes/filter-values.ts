// What may stand in the filters of a search, each kind of value once.
import { z } from 'zod';
import { latitude, longitude } from '#contract/lib/envelope.ts';
import { upTo, yesOrNo } from '#contract/lib/fields.ts';
import words from '#messages/homes/filter-fields/index.ts';
import usual from '#messages/lib/fields/index.ts';
import { MAX_AREAS } from './area-text.ts';

/** A choice such as "Select City" clears its filter, and so does an empty one. */
function cleared(value: unknown): boolean {
  return value === '' || value === null || (typeof value === 'string' && value.includes('Select'));
}

/** A filter of choices, with those that are counted, as an address spells them. */
export const ofChoices = <T extends z.ZodType, const C extends readonly string[]>(
  schema: T,
  choices: C,
) => Object.assign(schema, { choices });

export function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (cleared(value) ? undefined : value), schema.optional());
}

/** Something that is asked for or not: not asked for, it is no filter. */
export const asked = ofChoices(
  optional(
    z
      .union([yesOrNo, z.boolean(), z.literal([0, 1])], { error: () => usual.trueOrFalse })
      .transform((isAsked) => (isAsked ? true : undefined)),
  ),
  ['1'],
);

/** A count may come as a number; anything else that is no text stays, to be refused by name. */
export function asText(item: unknown): unknown {
  if (typeof item === 'string') return item.trim();
  return typeof item === 'number' ? String(item) : item;
}

/** A filter with several values: an array, or one string with commas. */
export function several<const T extends readonly [string, ...string[]]>(values: T) {
  const list = (value: unknown) => {
    const items =
      typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [value];
    const chosen = items.filter((item) => !cleared(item)).map(asText);
    return chosen.length > 0 ? chosen : undefined;
  };
  return ofChoices(
    z.preprocess(
      (value) => (value === undefined ? undefined : list(value)),
      z.array(oneOfThese(values)).max(values.length).optional(),
    ),
    values,
  );
}

const oneOfThese = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: () => usual.chooseFromThese({ list: values.join(', ') }) });

/** A filter with one value of several. */
export const single = <const T extends readonly [string, ...string[]]>(values: T) =>
  ofChoices(optional(oneOfThese(values)), values);

export const rupees = z.coerce
  .number({ error: () => usual.giveRupees })
  .min(0, { error: () => words.rupeesLeast })
  .max(100_000_000_000, { error: () => words.dearestHome });

export const squareFeet = z.coerce
  .number({ error: () => words.squareFeet })
  .min(0, { error: () => words.areaLeast })
  .max(10_000_000, { error: () => words.largestPlot });

export const plainWords = z
  .string()
  .trim()
  .max(...upTo(120));

/** Up to eight long names. */
export const places = z
  .string()
  .trim()
  .max(...upTo(300));

const splitAt = (mark: string) => (value: unknown) =>
  typeof value === 'string' ? value.split(mark) : value;

/** `south,west,north,east` in degrees: the part of the map in view. */
export const bounds = z.preprocess(
  splitAt(','),
  z
    .tuple([latitude, longitude, latitude, longitude], { error: () => words.bounds })
    .refine(([south, west, north, east]) => south < north && west < east, {
      error: () => words.emptyView,
    }),
);

/** `lat,lng;lat,lng;...`: an area drawn on the map, three corners at least. */
const area = z.preprocess(
  splitAt(';'),
  z
    .array(
      z.preprocess(splitAt(','), z.tuple([latitude, longitude], { error: () => words.corner })),
    )
    .min(3, { error: () => words.threeCorners })
    .max(200, { error: () => words.simplerArea }),
);

/** Whether an entry of a list is a corner, the list then one area rather than several. */
function isCorner(entry: unknown): boolean {
  if (typeof entry === 'string') return !entry.includes(';');
  const first: unknown = Array.isArray(entry) ? entry[0] : undefined;
  return typeof first === 'number' || (typeof first === 'string' && !first.includes(','));
}

function asAreas(value: unknown): unknown {
  if (typeof value === 'string') return value.split('|');
  return Array.isArray(value) && isCorner(value[0]) ? [value] : value;
}

/** One drawn area or several, `|` between them: what lies in any of them is found. */
export const areas = z.preprocess(
  asAreas,
  // A length would be held against the corners of an area that comes as a list by itself.
  z.array(area).refine((drawn) => drawn.length > 0 && drawn.length <= MAX_AREAS, {
    error: () => words.mostAreas({ most: MAX_AREAS }),
  }),
);
