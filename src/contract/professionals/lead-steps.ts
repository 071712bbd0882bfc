import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, chosenId, envelope } from '#contract/lib/envelope.ts';
import { shortText } from '#contract/lib/fields.ts';
import { LEAD_STATES } from '#domain/professionals/lead.ts';
import usual from '#messages/lib/fields/index.ts';

/** What every call about one lead of the caller's declares. */
const ofLead = {
  method: 'POST',
  access: ['agent'],
  reach: 'own-object',
  key: 'leads:write',
  changes: ['leads'],
  params: byId,
} as const;

const stepped = envelope(z.object({ leadId: z.number().int(), state: z.enum(LEAD_STATES) }));

const aStep = <Name extends string>(name: Name, summary: string, path: string) =>
  endpoint({
    ...ofLead,
    name,
    summary,
    path,
    response: stepped,
    errors: ['not_found', 'conflict'],
  });

export const contactLead = aStep(
  'contactLead',
  'The agent has spoken with the lead; their answer’s time is taken',
  '/agents/lead/contact/{id}',
);
export const arrangeLeadVisit = aStep(
  'arrangeLeadVisit',
  'A visit with the lead is arranged',
  '/agents/lead/visit/{id}',
);
export const negotiateLead = aStep(
  'negotiateLead',
  'The lead talks about a price',
  '/agents/lead/negotiate/{id}',
);
export const winLead = aStep('winLead', 'The lead has found a home', '/agents/lead/win/{id}');
export const reopenLead = aStep(
  'reopenLead',
  'A lost lead is taken up again',
  '/agents/lead/reopen/{id}',
);

export const loseLead = endpoint({
  ...ofLead,
  name: 'loseLead',
  summary: 'The lead is lost, with the reason',
  path: '/agents/lead/lose/{id}',
  body: z.object({ reason: shortText(500).min(3, { error: () => usual.sayWhyShort }) }),
  response: stepped,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const addLeadNote = endpoint({
  ...ofLead,
  name: 'addLeadNote',
  summary: 'Write a note on a lead; it stays as it is',
  path: '/agents/lead/note/{id}',
  limit: { calls: 240, seconds: 3_600 },
  body: z.object({ text: shortText(2_000).min(1, { error: () => usual.writeSomething }) }),
  response: envelope(z.object({ noteId: z.number().int() })),
  errors: ['not_found', 'invalid', 'rate_limited'],
});

export const setLeadFollowUp = endpoint({
  ...ofLead,
  name: 'setLeadFollowUp',
  summary: 'Be reminded of a lead at a time, or with null no more',
  path: '/agents/lead/followup/{id}',
  body: z.object({
    at: z.iso.datetime({ error: () => usual.chooseMoment }).nullable(),
  }),
  response: envelope(z.object({ followUpAt: z.iso.datetime().nullable() })),
  errors: ['not_found', 'conflict', 'invalid'],
});

export const offerHome = endpoint({
  ...ofLead,
  name: 'offerHome',
  summary: 'Put a home on offer forward to a lead',
  path: '/agents/lead/offer/{id}',
  limit: { calls: 60, seconds: 3_600 },
  body: z.object({ listingId: chosenId('property') }),
  response: envelope(z.object({ leadId: z.number().int(), listingId: z.number().int() })),
  errors: ['not_found', 'conflict', 'rate_limited'],
});
