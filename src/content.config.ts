import { defineCollection, reference } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** A law, notification or publication and what it supports. An address only for an official site. */
const source = z.strictObject({
  name: z.string().min(1),
  detail: z.string().min(1),
  url: z.url({ protocol: /^https$/ }).optional(),
});

const guides = defineCollection({
  loader: glob({ base: './content/guides', pattern: '*.md' }),
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

const legal = defineCollection({
  loader: glob({ base: './content/legal', pattern: '*.md' }),
  schema: z.strictObject({
    title: z.string().min(1).max(70),
    description: z.string().min(50).max(160),
    updated: z.coerce.date(),
  }),
});

const localities = defineCollection({
  loader: glob({ base: './content/localities', pattern: '*.md' }),
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

const testimonials = defineCollection({
  loader: file('./content/testimonials.json'),
  schema: z.strictObject({
    id: z.string().min(1),
    name: z.string().min(1),
    place: z.string().min(1),
    role: z.enum(['user', 'agent', 'lawyer', 'evaluator']),
    words: z.string().min(1).max(240),
    /** True for invented words, which the page must mark as an example. */
    demo: z.boolean(),
  }),
});

export const collections = { guides, legal, localities, testimonials };
