import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { named } from '#contract/lib/named.ts';
import { EVENT_TYPES, PING } from '#domain/event-types.ts';
import fields from '#messages/lib/fields/index.ts';
import words from '#messages/people/asked/index.ts';

/** What happened to a thing, and how it stood then; more of it is a call away. */
const happened = z.object({
  /** The same in the list and in every delivery. */
  id: z.string(),
  type: z.string(),
  createdAt: z.iso.datetime(),
  data: z.object({
    id: z.number().int(),
    state: z.string(),
    by: z.string(),
    listing: z
      .object({
        id: z.number().int(),
        externalId: z.string().nullable(),
        title: z.string(),
      })
      .nullable(),
    amount: z.number().nullable(),
    startsAt: z.string().nullable(),
    message: z.string().nullable(),
    with: z.object({ id: z.number().int().nullable(), name: z.string() }).nullable(),
  }),
});

/** Once for the list and for all that is sent. */
const EXAMPLE: z.infer<typeof happened> = {
  id: 'evt_0a6eb5723ef0437695027dcb05fb804c',
  type: 'bid.countered',
  createdAt: '2026-11-23T08:30:00.000Z',
  data: {
    id: 71,
    state: 'countered',
    by: 'owner',
    listing: { id: 12, externalId: 'B-1204', title: '2 BHK flat near Baner Road' },
    amount: 8_500_000,
    startsAt: null,
    message: null,
    with: { id: 9, name: 'Asha R.' },
  },
};
export const event = happened.meta({ examples: [EXAMPLE] });
named({ Event: event });
export type ApiEvent = z.infer<typeof event>;

/** Events, and what is told of them, are kept for so long. */
export const EVENT_DAYS = 90;
export const MAX_EVENTS = 200;

/** Types of events, apart by commas. */
const types = z
  .string()
  .max(...upTo(2_000))
  .transform((text) => text.split(',').map((type) => type.trim()))
  .pipe(z.array(z.enum([...EVENT_TYPES, PING], { error: () => words.noEventType })));

export const listEvents = endpoint({
  name: 'listEvents',
  summary: `What happened to the caller’s things in the last ${EVENT_DAYS} days, oldest first; go on after the last one’s cursor`,
  method: 'GET',
  path: '/events',
  access: 'member',
  reach: 'caller',
  key: 'events:read',
  tags: ['events'],
  query: z.object({
    /** What an earlier answer gave as `nextCursor`; without it from the beginning. */
    after: z
      .string()
      .max(...upTo(20, () => words.cursorOfEarlier))
      .regex(/^\d{1,18}$/, { error: () => words.cursorOfEarlier })
      .optional(),
    limit: z.coerce
      .number({ error: () => words.aNumber })
      .int({ error: () => words.wholeNumber })
      .min(1, { error: () => words.oneOrMore })
      .max(MAX_EVENTS, { error: () => fields.askAtMost({ mostOfList: MAX_EVENTS }) })
      .default(50),
    types: types.optional(),
  }),
  response: envelope(z.array(event)).extend({
    /** For `after`; the one that was given where nothing has come since. */
    nextCursor: z.string().nullable(),
    hasMore: z.boolean(),
  }),
  errors: ['invalid'],
});
