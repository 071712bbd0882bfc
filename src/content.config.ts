import { defineCollection, reference } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { FIRST_LANGUAGE, LANGUAGES } from './messages/lib/language.ts';

/** A law, notification or publication and what it supports. An address only for an official site. */
const source = z.strictObject({
  name: z.string().min(1),
  detail: z.string().min(1),
  url: z.url({ protocol: /^https$/ }).optional(),
});

/** "name.mr.md" beside "name.md" is its translation into Marathi. */
const TRANSLATION = `*.@(${LANGUAGES.filter((language) => language !== FIRST_LANGUAGE).join('|')}).md`;

const ORIGINAL = `!(${TRANSLATION.replace(/\.md$/, '')}).md`;
const translationsIn = (base: string) =>
  glob({ base, pattern: TRANSLATION, generateId: ({ entry }) => entry.replace(/\.md$/, '') });

const guides = defineCollection({
  loader: glob({ base: './content/guides', pattern: ORIGINAL }),
  schema: z
    .strictObject({
      title: z.string().min(1).max(70),
      description: z.string().min(50).max(160),
      topic: z.enum(['buying', 'design', 'loans', 'valuation']),
      kind: z.enum(['overview', 'article']),
      author: z.literal('Propertysearch desk'),
      published: z.coerce.date(),
      updated: z.coerce.date(),
      sources: z.array(source).min(2),
      /** What a reader of an earlier edition should know, the newest first. */
      changes: z
        .array(z.strictObject({ on: z.coerce.date(), what: z.string().min(1) }))
        .default([]),
      keywords: z.array(z.string().min(1)).min(1),
      related: z.array(reference('guides')).default([]),
    })
    .refine((guide) => guide.updated >= guide.published, {
      path: ['updated'],
      error: 'The date of the last update cannot lie before the date of publication.',
    })
    .refine(
      ({ changes, updated }) => !changes[0] || changes[0].on.getTime() === updated.getTime(),
      {
        path: ['changes'],
        error: 'The newest change stands first and has the date of the last update.',
      },
    ),
});

const guideTexts = defineCollection({
  loader: translationsIn('./content/guides'),
  schema: z.strictObject({
    title: z.string().min(1).max(70),
    description: z.string().min(50).max(160),
    /** The `updated` of the English edition that it says; an older one is said to be older. */
    edition: z.coerce.date(),
    /** What changed, in the order of the English list. */
    changes: z.array(z.string().min(1)).default([]),
  }),
});

const legal = defineCollection({
  loader: glob({ base: './content/legal', pattern: ORIGINAL }),
  schema: z.strictObject({
    title: z.string().min(1).max(70),
    description: z.string().min(50).max(160),
    updated: z.coerce.date(),
  }),
});

const legalTexts = defineCollection({
  loader: translationsIn('./content/legal'),
  schema: z.strictObject({
    title: z.string().min(1).max(70),
    description: z.string().min(50).max(160),
    /** As of a guide. */
    edition: z.coerce.date(),
  }),
});

const localities = defineCollection({
  loader: glob({ base: './content/localities', pattern: ORIGINAL }),
  schema: z.strictObject({
    name: z.string().min(1),
    /** The gazetteer's slug, which is also the file's name. */
    slug: z.string().regex(/^[a-z0-9-]+$/),
    devanagari: z.string().regex(/^[\u0900-\u097f\s]+$/),
    region: z.enum([
      'Central Pune',
      'East Pune',
      'West Pune',
      'North Pune',
      'South Pune',
      'Pimpri-Chinchwad',
      'Hinjewadi and north-west',
    ]),
    summary: z.string().min(1).max(200),
    goodFor: z.array(z.string().min(1)).min(1),
    watchFor: z.array(z.string().min(1)).min(1),
  }),
});

const said = z.string().min(1).max(240);
const localityTexts = defineCollection({
  loader: translationsIn('./content/localities'),
  schema: z.strictObject({
    summary: z.string().min(1).max(200),
    goodFor: z.array(z.string().min(1)).min(1),
    watchFor: z.array(z.string().min(1)).min(1),
  }),
});

const testimonials = defineCollection({
  loader: file('./content/testimonials.json'),
  schema: z.strictObject({
    id: z.string().min(1),
    name: z.string().min(1),
    place: z.string().min(1),
    role: z.enum(['user', 'agent', 'lawyer', 'evaluator']),
    /** In each language, as they were said or translated. */
    words: z.strictObject({ en: said, mr: said, hi: said }),
    /** True for invented words, which the page must mark as an example. */
    demo: z.boolean(),
  }),
});

export const collections = {
  guides,
  guideTexts,
  legal,
  legalTexts,
  localities,
  localityTexts,
  testimonials,
};
