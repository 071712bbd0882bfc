import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope } from '#contract/lib/envelope.ts';
import { email, shortText, upTo } from '#contract/lib/fields.ts';
import { CSV } from '#contract/lib/media-types.ts';
import { wholeRupees } from '#contract/lib/rupees.ts';
import { readMobile } from '#domain/lib/mobile.ts';
import { CONTACT_WAYS, MAX_LEAD_FILE_ROWS } from '#domain/professionals/own-lead.ts';
import usual from '#messages/lib/fields/index.ts';
import words from '#messages/professionals/fields/index.ts';

const AGENT = ['agent'] as const;
/** Ten digits, or nothing. */
const mobileOrNone = z
  .string()
  .max(...upTo(20, () => usual.mobileTen))
  .transform((typed, context) => {
    if (typed.trim() === '') return null;
    const digits = readMobile(typed);
    if (digits) return digits;
    context.addIssue({
      code: 'custom',
      message: words.mobileForm,
    });
    return z.NEVER;
  });

const emailOrNone = shortText(254)
  .refine((typed) => typed === '' || email.safeParse(typed).success, {
    error: () => usual.emailFormat,
  })
  .transform((typed) => (typed === '' ? null : typed.toLowerCase()));

/** Somebody an agent knows from elsewhere: the agent's own record. */
export const ownLead = z
  .object({
    name: shortText(80).min(1, { error: () => usual.giveName }),
    mobile: mobileOrNone.default(null),
    email: emailOrNone.default(null),
    wants: shortText(1_000).min(3, { error: () => words.lookFor }),
    origin: shortText(40).default(''),
  })
  .refine(({ mobile, email: address }) => mobile !== null || address !== null, {
    path: ['mobile'],
    error: () => words.mobileOrEmail,
  });
export type OwnLead = z.output<typeof ownLead>;

export const addOwnLead = endpoint({
  name: 'addOwnLead',
  summary: 'Put somebody the agent knows from elsewhere on the desk',
  method: 'POST',
  path: '/agents/ownlead',
  access: AGENT,
  reach: 'caller',
  key: 'leads:write',
  changes: ['leads'],
  limit: { calls: 120, seconds: 3_600 },
  body: z.intersection(ownLead, z.object({ via: z.enum(['hand', 'mail']).default('hand') })),
  response: envelope(z.object({ leadId: z.number().int() })),
  errors: ['invalid', 'conflict', 'rate_limited'],
});

/** A line of a file as its columns were understood; what is wrong with it is said line by line. */
const fileRow = z.object({
  line: z.number().int().min(1).max(1_000_000),
  name: shortText(200).default(''),
  mobile: shortText(60).default(''),
  email: shortText(300).default(''),
  wants: shortText(2_000).default(''),
  origin: shortText(200).default(''),
});
export type LeadFileRow = z.input<typeof fileRow>;

export const LEAD_ROW_OUTCOMES = ['added', 'duplicate', 'refused'] as const;

export const importOwnLeads = endpoint({
  name: 'importOwnLeads',
  summary: 'Put the lines of a file on the desk, or with dryRun say what would become of each',
  method: 'POST',
  path: '/agents/ownleads',
  access: AGENT,
  reach: 'caller',
  key: 'leads:write',
  changes: ['leads'],
  limit: { calls: 60, seconds: 3_600 },
  body: z.object({
    dryRun: z.boolean().default(false),
    rows: z
      .array(fileRow)
      .min(1, { error: () => words.noLines })
      .max(MAX_LEAD_FILE_ROWS, { error: () => words.mostLines({ most: MAX_LEAD_FILE_ROWS }) }),
  }),
  response: envelope(
    z.object({
      added: z.number().int(),
      rows: z.array(
        z.object({
          line: z.number().int(),
          outcome: z.enum(LEAD_ROW_OUTCOMES),
          /** What is wrong, or whom it repeats. */
          message: z.string(),
        }),
      ),
    }),
  ),
  errors: ['invalid', 'conflict', 'rate_limited'],
});
export type LeadImport = z.infer<typeof importOwnLeads.response>['data'];

export const eraseOwnLead = endpoint({
  name: 'eraseOwnLead',
  summary:
    'Forget who a lead of the agent’s own is, with notes and tasks; that there was one stays',
  method: 'DELETE',
  path: '/agents/ownlead/{id}',
  access: AGENT,
  reach: 'own-object',
  key: 'leads:write',
  changes: ['leads'],
  params: byId,
  response: envelope(z.object({ leadId: z.number().int() })),
  errors: ['not_found', 'conflict'],
});

export const logContact = endpoint({
  name: 'logContact',
  summary:
    'Write down a call, a WhatsApp message or a mail to a lead; once they are reached it answers them',
  method: 'POST',
  path: '/agents/lead/log/{id}',
  access: AGENT,
  reach: 'own-object',
  key: 'leads:write',
  changes: ['leads'],
  limit: { calls: 240, seconds: 3_600 },
  params: byId,
  body: z.object({
    way: z.enum(CONTACT_WAYS),
    reached: z.boolean(),
    note: shortText(2_000).default(''),
  }),
  response: envelope(z.object({ leadId: z.number().int() })),
  errors: ['not_found', 'invalid', 'conflict', 'rate_limited'],
});

export const setLeadValue = endpoint({
  name: 'setLeadValue',
  summary: 'Say what the deal with a lead is worth to the agent, or with null that it is not known',
  method: 'POST',
  path: '/agents/lead/value/{id}',
  access: AGENT,
  reach: 'own-object',
  key: 'leads:write',
  changes: ['leads'],
  params: byId,
  body: z.object({ value: wholeRupees.nullable() }),
  response: envelope(z.object({ leadId: z.number().int() })),
  errors: ['not_found', 'invalid'],
});

export const leadsCsv = endpoint({
  name: 'leadsCsv',
  summary: 'The agent’s leads as a table, names as the agent may know them',
  method: 'GET',
  path: '/agents/leadscsv',
  access: AGENT,
  reach: 'caller',
  key: 'leads:read',
  tags: [],
  limit: { calls: 30, seconds: 600 },
  response: download(CSV),
  errors: ['rate_limited'],
});
