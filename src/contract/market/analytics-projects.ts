import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { SUBCATEGORIES } from '#domain/homes/listing.ts';
import usual from '#messages/lib/fields/index.ts';
import { chosen, common, district, page, pageSize, slug } from './analytics-fields.ts';
import { answerOf, comparisonRecord, count, filterValue, projectLine } from './analytics-shapes.ts';

export const getAllData = endpoint({
  ...common,
  name: 'getAllData',
  summary: 'Projects (societies) with properties now or before, those with most first',
  path: '/get_all_data',
  query: z.object({
    district: chosen(district),
    property_type: chosen(
      z.enum(SUBCATEGORIES, {
        error: () => usual.chooseFromThese({ list: SUBCATEGORIES.join(', ') }),
      }),
    ),
    locality: chosen(slug),
    /** The beginning of a word of the project's name. */
    q: chosen(
      z
        .string()
        .trim()
        .max(...upTo(80)),
    ),
    page,
    pageSize,
  }),
  response: envelope(
    answerOf({ data: z.array(projectLine), total: count, page: count, pageSize: count }),
  ),
  errors: ['invalid', 'not_found', 'wrong_credentials'],
});

export const getUniqueData = endpoint({
  ...common,
  name: 'getUniqueData',
  summary: 'What the choice of projects can be narrowed by',
  path: '/get_unique_data',
  response: envelope(
    answerOf({
      district: z.array(filterValue),
      property_type: z.array(filterValue),
      locality: z.array(filterValue),
    }),
  ),
  errors: ['wrong_credentials'],
});

export const getMatchingData = endpoint({
  ...common,
  name: 'getMatchingData',
  summary: 'One project in figures, with its locality’s and district’s beside it, for comparison',
  path: '/get_matching_data',
  query: z.object({ _id: id }),
  response: envelope(
    answerOf({
      /** As in `data`: clients differ in where they read it. */
      project_name: z.string(),
      data: comparisonRecord,
    }),
  ),
  errors: ['invalid', 'not_found', 'wrong_credentials'],
});
