import { z } from 'zod';
import { listingCard } from '#contract/homes/wire-listing.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { shortText, upTo } from '#contract/lib/fields.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import {
  LIST_DAYS,
  LIST_STANDINGS,
  MAX_LIST_DAYS,
  MAX_LIST_HOMES,
} from '#domain/professionals/shared-list.ts';
import words from '#messages/professionals/fields/index.ts';

const AGENT = ['agent'] as const;
const instant = z.iso.datetime();
const code = z
  .string()
  .max(...upTo(40))
  .regex(/^[\w-]{20,40}$/, { error: () => words.noLink });

export const shareList = endpoint({
  name: 'shareList',
  summary: 'Make a link to a list of homes for somebody; who has it sees the homes until it ends',
  method: 'POST',
  path: '/agents/sharedlist',
  access: AGENT,
  reach: 'caller',
  changes: ['leads'],
  limit: { calls: 60, seconds: 3_600 },
  body: z.object({
    leadId: id.optional(),
    listingIds: z
      .array(id)
      .min(1, { error: () => words.chooseHome })
      .max(MAX_LIST_HOMES, { error: () => words.mostHomes({ most: MAX_LIST_HOMES }) }),
    note: shortText(500).default(''),
    days: z.number().int().min(1).max(MAX_LIST_DAYS).default(LIST_DAYS),
  }),
  response: envelope(z.object({ listId: z.number().int(), code: z.string() })),
  errors: ['not_found', 'invalid', 'conflict', 'rate_limited'],
});

const list = z.object({
  id: z.number().int(),
  code: z.string(),
  homes: z.number().int(),
  /** How often it was looked at, by whoever has the link; the first and the last time. */
  looks: z.number().int(),
  firstLookAt: instant.nullable(),
  lastLookAt: instant.nullable(),
  createdAt: instant,
  expiresAt: instant,
  /** Withdrawn, or its time is over. */
  over: z.boolean(),
});
export type SharedListRow = z.infer<typeof list>;

export const mySharedLists = endpoint({
  name: 'mySharedLists',
  summary:
    'The lists of homes the agent has sent, the newest first, and whether they were looked at',
  method: 'GET',
  path: '/agents/sharedlists',
  access: AGENT,
  reach: 'caller',
  tags: ['leads'],
  query: z.object({ ...listQuery, leadId: id.optional() }),
  response: listOf(list),
  errors: [],
});

export const withdrawList = endpoint({
  name: 'withdrawList',
  summary: 'The link shows nothing any more',
  method: 'POST',
  path: '/agents/sharedlist/withdraw/{id}',
  access: AGENT,
  reach: 'own-object',
  changes: ['leads'],
  params: byId,
  response: envelope(z.object({ listId: z.number().int() })),
  errors: ['not_found'],
});

const shown = z.object({
  /** First name and initial of who sent it. */
  agent: z.string(),
  agentId: z.number().int(),
  note: z.string().nullable(),
  expiresAt: instant,
  homes: z.array(
    z.object({
      standing: z.enum(LIST_STANDINGS),
      /** Null of a home that nobody is shown any more. */
      listing: listingCard.nullable(),
    }),
  ),
});
export type SharedList = z.infer<typeof shown>;

export const openSharedList = endpoint({
  name: 'openSharedList',
  summary: 'The homes of a list, to whoever has its link, as they stand now',
  method: 'GET',
  path: '/agents/shared/{code}',
  access: 'anyone',
  reach: 'public',
  tags: [],
  limit: { calls: 120, seconds: 3_600 },
  params: z.object({ code }),
  response: envelope(shown),
  errors: ['not_found', 'rate_limited'],
});

export const lookAtList = endpoint({
  name: 'lookAtList',
  summary: 'Count a look at a list, but for its agent’s own; nothing is kept of who looked',
  method: 'POST',
  path: '/agents/shared/{code}/look',
  access: 'anyone',
  knowsCaller: true,
  reach: 'public',
  changes: [],
  limit: { calls: 60, seconds: 3_600 },
  params: z.object({ code }),
  response: envelope(z.null()),
  errors: ['not_found', 'rate_limited'],
});
