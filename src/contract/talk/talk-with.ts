import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { SUBJECT_KINDS } from './threads.ts';

export const talkWith = endpoint({
  name: 'talkWith',
  summary:
    'About what the caller can write to somebody now; null where there is nothing between them',
  method: 'GET',
  path: '/messages/with/{personId}',
  access: 'signed-in',
  reach: 'public',
  tags: ['threads', 'listings', 'contacts', 'visits', 'bids', 'bookings', 'engagements', 'leads'],
  limit: { calls: 240, seconds: 3_600 },
  params: z.object({ personId: id }),
  response: envelope(
    z
      .object({
        kind: z.enum(SUBJECT_KINDS),
        id: z.number().int(),
        /** Of the home it is about. */
        title: z.string().nullable(),
        /** The one to write to, where the thing does not say it: one who asked about the caller’s own home. */
        with: z.number().int().nullable(),
      })
      .nullable(),
  ),
  errors: ['rate_limited'],
});
