import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { named } from '#contract/lib/named.ts';
import { openText, reason } from '#contract/people/open-text.ts';

const AGENT = ['agent'] as const;
const instant = z.iso.datetime();
const made = envelope(z.object({ holdId: z.number().int(), until: instant }));

/** A hold, to its agent and to the owner of the listing. */
export const hold = z.object({
  id: z.number().int(),
  listingId: z.number().int(),
  title: z.string(),
  /** The agent, by first name and initial. */
  agent: z.string(),
  leadId: z.number().int().nullable(),
  note: z.string().nullable(),
  from: instant,
  until: instant,
  /** When it was ended before its time. */
  releasedAt: instant.nullable(),
  running: z.boolean(),
});
named({ ListingHold: hold });
export type Hold = z.infer<typeof hold>;

export const holdsByAgent = endpoint({
  name: 'holdsByAgent',
  summary: 'Holds of an agent on the caller’s listings, newest first; for the agent, all their own',
  method: 'GET',
  path: '/agents/holdpropertybyagent/{agentId}/{userId}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['holds'],
  params: z.object({ agentId: id, userId: id }),
  response: envelope(z.array(hold)),
  errors: ['not_found'],
});

export const holdOfListing = endpoint({
  name: 'holdOfListing',
  summary: 'Whether an agent keeps a listing for a buyer now, and until when',
  method: 'GET',
  path: '/agents/hold/{listingId}',
  access: 'signed-in',
  reach: 'public',
  tags: ['holds'],
  params: z.object({ listingId: id }),
  response: envelope(
    z
      .object({
        until: instant,
        /** The caller is the buyer it is kept for. */
        forYou: z.boolean(),
        /** For who may end it: the agent and the owner. */
        hold: hold.nullable(),
      })
      .nullable(),
  ),
  errors: ['not_found'],
});

export const holdListing = endpoint({
  name: 'holdListing',
  summary: 'Keep an assigned listing for a buyer for some hours: nobody else can book it meanwhile',
  method: 'POST',
  path: '/agents/holdproperty/{listingId}',
  access: AGENT,
  reach: 'own-object',
  changes: ['holds'],
  limit: { calls: 30, seconds: 3_600 },
  params: z.object({ listingId: id }),
  body: z.object({
    /** The lead whose buyer it is kept for: they can book it meanwhile. */
    leadId: id.optional(),
    /** The owner reads it. */
    note: openText(300).optional(),
  }),
  response: made,
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});

export const releaseHold = endpoint({
  name: 'releaseHold',
  summary: 'End a hold before its time, as its agent or as the owner of the listing',
  method: 'POST',
  path: '/agents/releasehold/{holdId}',
  access: 'member',
  reach: 'own-object',
  changes: ['holds'],
  params: z.object({ holdId: id }),
  body: z.object({ reason: reason.optional() }),
  response: envelope(z.null()),
  errors: ['not_found', 'conflict', 'invalid'],
});
