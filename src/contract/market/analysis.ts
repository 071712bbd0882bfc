import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { DEPTHS } from './analytics-shapes.ts';

const instant = z.iso.datetime();

export const getAnalysisPass = endpoint({
  name: 'getAnalysisPass',
  summary: 'What the caller shows the analytics service for the depth they have bought',
  method: 'GET',
  path: '/analysis/pass',
  access: 'signed-in',
  reach: 'caller',
  tags: ['analysis'],
  limit: { calls: 120, seconds: 3_600 },
  response: envelope(
    z.object({
      depth: z.enum(DEPTHS),
      /** For the header x-pass; null with the summary, which needs none. */
      pass: z.string().nullable(),
      /** When to ask for the next one. */
      expiresAt: instant.nullable(),
      /** Until when the depth is bought; null where it never ends, or with the summary. */
      until: instant.nullable(),
      /** Where it is bought. */
      page: z.literal('/propertyAnalysisPayment'),
      /** Rupees before GST of what costs least; null while nothing is sold. */
      price: rupees.nullable(),
    }),
  ),
  errors: ['rate_limited'],
});
