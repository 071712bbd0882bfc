import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope } from '#contract/lib/envelope.ts';

/** No person is kept with it, only that one more looked on that day. */
export const countView = endpoint({
  name: 'countView',
  summary: 'Count a look at a live listing, once a viewer and day',
  method: 'POST',
  path: '/property/viewed/{id}',
  access: 'anyone',
  reach: 'public',
  changes: ['views'],
  limit: { calls: 200, seconds: 3_600 },
  params: byId,
  response: envelope(z.null()),
  errors: ['not_found', 'rate_limited'],
});
