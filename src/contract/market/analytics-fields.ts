import { z } from 'zod';
import { upTo } from '#contract/lib/fields.ts';
import { LISTED_IN } from '#domain/homes/listing.ts';
import { MARKET_BHKS, MARKET_DISTRICTS, MARKET_KINDS } from '#domain/market/kind.ts';
import usual from '#messages/lib/fields/index.ts';
import words from '#messages/market/fields/index.ts';

const CACHE_SECONDS = 60;

export const listedin = z.enum(LISTED_IN, { error: () => usual.chooseListedIn }).default('sell');
export const type = z
  .enum(MARKET_KINDS, { error: () => usual.chooseFromThese({ list: MARKET_KINDS.join(', ') }) })
  .default('Residential');
export const bhk = z.coerce
  .number({ error: () => words.bedrooms })
  .int()
  .min(1)
  .max(MARKET_BHKS.length, { error: () => words.manyOrMore({ most: MARKET_BHKS.length }) })
  .optional();
export const slug = z
  .string()
  .max(...upTo(80, () => usual.slug))
  .toLowerCase()
  .regex(/^[a-z0-9-]{1,80}$/, { error: () => usual.slug });
export const district = z.enum(MARKET_DISTRICTS, {
  error: () => usual.chooseFromThese({ list: MARKET_DISTRICTS.join(', ') }),
});
/** What a menu sends for "all" is no choice. */
export const chosen = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
export const page = z.coerce
  .number({ error: () => usual.pageNumber })
  .int()
  .min(1)
  .max(200)
  .default(1);
export const pageSize = z.coerce.number().int().min(1).max(100).default(24);

/** Of which part of Pune: a locality, else a district, else all of it. */
export const where = { locality: chosen(slug), district: chosen(district) };

export const common = {
  method: 'GET',
  service: 'analytics',
  access: 'anyone',
  reach: 'public',
  /** A job makes the figures: no call changes them. */
  tags: [],
  cacheSeconds: CACHE_SECONDS,
  variesByPass: true,
} as const;
