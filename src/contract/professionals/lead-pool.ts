import { z } from 'zod';
import { PAGES_BY_NUMBER } from '#contract/lib/deprecation.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope } from '#contract/lib/envelope.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { byPage, timedList } from '#contract/lib/timed-list.ts';

const AGENT = ['agent'] as const;
const count = z.number().int();

/** Never who: what is wanted, since which day, and how many agents may still take it up. */
const requirement = z.object({
  id: z.number().int(),
  wants: z.string(),
  /** Ready to move in, under construction; null where either will do. */
  possession: z.array(z.string()).nullable(),
  since: z.iso.date(),
  fits: count,
  fitsIsMinimum: z.boolean(),
  left: count,
});
export type Requirement = z.infer<typeof requirement>;

const purse = {
  /** Leads the caller has bought and not taken yet. */
  leads: count,
  /** Whether the caller's identity is checked, without which none can be taken. */
  verified: z.boolean(),
};

export const listRequirements = endpoint({
  name: 'listRequirements',
  summary: 'What buyers who agreed to hear from agents look for, without who they are',
  method: 'GET',
  path: '/agents/requirements',
  access: AGENT,
  reach: 'caller',
  tags: ['leads'],
  query: z.object(listQuery),
  response: listOf(requirement, purse),
  errors: ['invalid'],
});

export const leadPool = endpoint({
  name: 'leadPool',
  summary: 'What buyers who agreed to hear from agents look for, without who they are',
  method: 'GET',
  path: '/agents/leadpool',
  access: AGENT,
  reach: 'caller',
  tags: ['leads'],
  query: byPage,
  response: timedList(requirement).extend(purse),
  errors: [],
  deprecated: { ...PAGES_BY_NUMBER, instead: 'listRequirements' },
});

export const takeLead = endpoint({
  name: 'takeLead',
  summary: 'Take up a buyer’s requirement of the pool with one bought lead',
  method: 'POST',
  path: '/agents/takelead/{id}',
  access: AGENT,
  reach: 'caller',
  changes: ['leads', 'notifications', 'promotions'],
  limit: { calls: 60, seconds: 3_600 },
  params: byId,
  response: envelope(z.object({ leadId: z.number().int(), left: count })),
  errors: ['not_found', 'conflict', 'rate_limited'],
});
