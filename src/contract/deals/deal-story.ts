import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { timelineEntry } from '#contract/lib/timeline.ts';

/** What two can have with each other about a home, the nearest to its end last. */
export const STORY_KINDS = ['contact', 'visit', 'bid', 'booking'] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

const kind = z.enum(STORY_KINDS);
const storyEntry = timelineEntry.extend({ kind, id: z.number().int() });
export type StoryEntry = z.infer<typeof storyEntry>;

export const getDealStory = endpoint({
  name: 'getDealStory',
  summary: 'All that happened between the two sides of a contact request about its home',
  method: 'GET',
  path: '/method/contact/{requestId}/story',
  access: 'member',
  reach: 'own-object',
  tags: ['contacts', 'visits', 'bids', 'bookings'],
  params: z.object({ requestId: id }),
  response: envelope(
    z.object({
      /** Oldest first. */
      entries: z.array(storyEntry),
      /** What is open and waits for one of the two; null where nothing does. */
      next: z
        .object({
          kind,
          id: z.number().int(),
          /** The caller has to take the step. */
          mine: z.boolean(),
        })
        .nullable(),
    }),
  ),
  errors: ['not_found'],
});
