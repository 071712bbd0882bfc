import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { MAX_SAID } from '#domain/homes/search-query/max-said.ts';
import usual from '#messages/lib/fields/index.ts';
import { FLOOD, TYPED } from './search-limits.ts';

const suggestion = z.object({
  kind: z.enum(['locality', 'area', 'project']),
  label: z.string(),
  detail: z.string(),
  /** What to put into `loc`. */
  value: z.string(),
  count: z.number().int().nullable(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const suggest = endpoint({
  name: 'suggest',
  summary: 'Localities, areas and projects for what was typed so far, typos forgiven',
  method: 'GET',
  path: '/search/suggest',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  tags: ['listings'],
  limit: TYPED,
  query: z.object({
    q: z
      .string()
      .trim()
      .min(1, { error: () => usual.typeSomething })
      .max(...upTo(120)),
  }),
  response: envelope(z.array(suggestion)),
  errors: ['invalid', 'rate_limited'],
  cacheSeconds: 60,
  keptWith: 'homes',
});

export const understood = z.object({
  /** Query of the result page that says the same. */
  query: z.record(z.string(), z.string()),
  chips: z.array(z.object({ filter: z.string(), label: z.string() })),
  /** What no filter says by itself: kinds and cities we have not, landmarks, half bedrooms. */
  answers: z.array(z.object({ about: z.string(), text: z.string() })),
  /** What meant nothing to the rules, word for word; a comma between words that stood apart. */
  unmatched: z.string(),
});

export const understand = endpoint({
  name: 'understand',
  summary: 'Turns plain words ("2bhk under 60 lakh near hinjewadi") into filters',
  method: 'GET',
  path: '/search/understand',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  tags: [],
  limit: FLOOD,
  query: z.object({
    q: z
      .string()
      .trim()
      .min(1, { error: () => usual.typeSomething })
      .max(...upTo(MAX_SAID)),
  }),
  response: envelope(understood),
  errors: ['invalid', 'rate_limited'],
});
