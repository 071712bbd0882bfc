import { z } from 'zod';
import { listingCard } from '#contract/homes/wire-listing.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { PLANNING_AUTHORITIES } from '#domain/homes/gazetteer/authority.ts';
import { LISTED_IN } from '#domain/homes/listing.ts';
import { MAX_PROJECT_SLUG } from '#domain/homes/project-path.ts';
import usual from '#messages/lib/fields/index.ts';
import words from '#messages/market/fields/index.ts';
import { chosen, slug } from './analytics-fields.ts';

const count = z.number().int();

/** The middle of so many live homes; a figure of fewer than five is not given. */
const figure = z.object({ median: z.number(), n: count }).nullable();
export type Figure = z.infer<typeof figure>;

/** Asking rates for sale of the last three months against those of a year before, with both samples. */
const change = z.object({ percent: z.number(), n: count, nBefore: count }).nullable();

const asOf = z.iso.datetime().nullable();

const localityCard = z.object({
  slug: z.string(),
  name: z.string(),
  devanagari: z.string(),
  authority: z.enum(PLANNING_AUTHORITIES),
  latitude: z.number(),
  longitude: z.number(),
  /** Live listings of any kind. */
  live: count,
  /** Homes, in rupees per square foot; rent a month. */
  saleRate: figure,
  rentRate: figure,
  change,
});
export type LocalityCard = z.infer<typeof localityCard>;

const common = { method: 'GET', access: 'anyone', reach: 'public', tags: ['listings'] } as const;

export const listLocalityCards = endpoint({
  ...common,
  name: 'listLocalityCards',
  summary: 'Every locality with its rates, how they moved in a year and its live listings',
  path: '/market/localities',
  response: envelope(z.object({ asOf, localities: z.array(localityCard) })),
  errors: [],
  cacheSeconds: 60,
});

const point = z.object({
  lat: z.number(),
  lng: z.number(),
  listedin: z.enum(LISTED_IN),
});

/** Homes with so many bedrooms; 5 stands for five or more. */
const byBedrooms = z.object({
  bhk: count,
  saleRate: figure,
  salePrice: figure,
  /** Rupees a month. */
  rent: figure,
});

export const getLocalityFigures = endpoint({
  ...common,
  name: 'getLocalityFigures',
  summary:
    'A locality’s rates and rents by bedrooms, gross yield, change in a year and homes on a map',
  path: '/market/localities/{slug}',
  params: z.object({ slug }),
  response: envelope(
    z.object({
      asOf,
      byBedrooms: z.array(byBedrooms),
      /** Gross, in per cent a year. */
      yield: z.object({ percent: z.number(), nSale: count, nRent: count }).nullable(),
      change,
      /** Came on the market in the last 30 days and are live. */
      newHomes: count,
      /** The newest live listings, moved by up to 150 m. */
      points: z.array(point),
    }),
  ),
  errors: ['invalid', 'not_found'],
  cacheSeconds: 60,
});

export const PROJECT_SORTS = ['homes', 'name', 'rate_low', 'rate_high'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

const projectLine = z.object({
  slug: z.string(),
  name: z.string(),
  developer: z.string().nullable(),
  locality: z.string(),
  localitySlug: z.string(),
  live: count,
  forSale: count,
  toRent: count,
  /** Bedrooms on offer; 5 stands for five or more. */
  bedrooms: z.array(count),
  saleRate: figure,
  /** The cover of its newest home that has one, as `images` of a listing's `mediaData` are. */
  photo: z.string().nullable(),
});
export type ProjectLine = z.infer<typeof projectLine>;

export const listProjects = endpoint({
  ...common,
  name: 'listProjects',
  summary: 'Projects (societies) with homes on offer now',
  path: '/projects',
  query: z.object({
    /** The beginning of a word of the project's name. */
    q: chosen(
      z
        .string()
        .trim()
        .max(...upTo(80)),
    ),
    locality: chosen(slug),
    sort: chosen(
      z.enum(PROJECT_SORTS, {
        error: () => usual.chooseFromThese({ list: PROJECT_SORTS.join(', ') }),
      }),
    ),
    ...listQuery,
  }),
  response: listOf(projectLine, {
    asOf,
    /** Those with a project on offer, by name. */
    localities: z.array(z.object({ slug: z.string(), name: z.string(), n: count })),
  }),
  mayLag: true,
  errors: ['invalid'],
  cacheSeconds: 60,
});

const projectPage = z.object({
  slug: z.string(),
  name: z.string(),
  developer: z.string().nullable(),
  /** MahaRERA numbers that owners gave, most often given first. */
  reraNumbers: z.array(z.string()),
  locality: z.string(),
  localitySlug: z.string(),
  authority: z.enum(PLANNING_AUTHORITIES),
  /** The middle of its homes, each moved by up to 150 m. */
  latitude: z.number(),
  longitude: z.number(),
  saleRate: figure,
  rentRate: figure,
  localitySaleRate: figure,
  localityRentRate: figure,
  /** How far its rate for sale lies from its locality's, in per cent; null where either has too few. */
  againstLocality: z.number().nullable(),
  /** Live homes by offer and bedrooms; 5 stands for five or more. */
  kinds: z.array(
    z.object({
      listedin: z.enum(LISTED_IN),
      bhk: count.nullable(),
      n: count,
      lowest: rupees,
      highest: rupees,
    }),
  ),
  /** Middle asking rate for sale of what came on the market in a quarter; those under five are left out. */
  history: z.array(z.object({ quarter: z.string(), median: z.number(), n: count })),
  total: count,
  /** For sale first, then the cheapest first; the first 120. */
  homes: z.array(listingCard),
});
export type ProjectPage = z.infer<typeof projectPage>;

const projectSlug = z
  .string()
  .max(...upTo(MAX_PROJECT_SLUG, () => words.project))
  .toLowerCase()
  .regex(/^[a-z0-9-]{1,240}$/, { error: () => words.project });

export const getProjectPage = endpoint({
  ...common,
  name: 'getProjectPage',
  summary: 'A project (society) with all its homes on offer, its rates and how they moved',
  path: '/projects/{slug}',
  params: z.object({ slug: projectSlug }),
  response: envelope(projectPage),
  mayLag: true,
  errors: ['invalid', 'not_found'],
  cacheSeconds: 30,
});
