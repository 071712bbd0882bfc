import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { named } from '#contract/lib/named.ts';
import { rupees, wholeRupees } from '#contract/lib/rupees.ts';
import { openText } from '#contract/people/open-text.ts';
import { RENT_STEPS, USUAL_RENT_STEP } from '#domain/professionals/renewal.ts';
import { RENEWAL_STATES } from '#domain/professionals/renewal-offer.ts';
import words from '#messages/professionals/agreement-fields/index.ts';
import { licenceDeposit, licenceMonths, licenceStart } from './agreement-terms.ts';
import { agreementSide } from './shown-agreement.ts';

const instant = z.iso.datetime();
export const RENEWAL_CHANGES = ['agreements', 'bookings', 'notifications'] as const;

export const renewalChanged = envelope(
  z.object({ renewalId: z.number().int(), state: z.enum(RENEWAL_STATES) }),
);

const renewalRow = z.object({
  id: z.number().int(),
  state: z.enum(RENEWAL_STATES),
  /** Whether the caller offered it. */
  isOwn: z.boolean(),
  rent: rupees,
  deposit: rupees,
  startOn: z.iso.date(),
  until: z.iso.date(),
  months: z.number().int(),
  words: z.string(),
  /** Why it was declined or called off. */
  answer: z.string().nullable(),
  /** Until when it can be answered or, accepted, drawn up. */
  expiresAt: instant,
  createdAt: instant,
});
named({ RenewalOffer: renewalRow });
export type RenewalRow = z.infer<typeof renewalRow>;

export const licenceRenewals = z.object({
  /** The licence that would go on: the latest both have agreed to. */
  agreementId: z.number().int(),
  side: agreementSide,
  other: z.string(),
  before: z.object({
    rent: rupees,
    deposit: rupees,
    months: z.number().int(),
    until: z.iso.date(),
  }),
  /** From when on an offer can be made. */
  from: z.iso.date(),
  mayOffer: z.boolean(),
  /** The latest first. */
  offers: z.array(renewalRow),
});
export type LicenceRenewals = z.infer<typeof licenceRenewals>;

/** What one side offers the other. */
export const renewalOffer = z.object({
  rent: wholeRupees,
  deposit: licenceDeposit,
  startOn: licenceStart,
  months: licenceMonths,
  words: openText(500).default(''),
  /** The other side’s open offer that the caller saw, or null for none; a newer one is a conflict. */
  answers: id.nullish(),
});

const licenceRenewal = z.object({
  agreementId: z.number().int(),
  title: z.string(),
  side: agreementSide,
  /** Percent by which the rent rises. */
  step: z.number().int(),
  before: z.object({ rent: rupees, until: z.iso.date() }),
  rent: rupees,
  /** As before. */
  deposit: rupees,
  startOn: z.iso.date(),
  until: z.iso.date(),
  months: z.number().int(),
  costs: z.array(z.object({ label: z.string(), rupees, source: z.string() })),
  /** Of the costs, which the two sides pay in equal halves. */
  total: rupees,
});
export type LicenceRenewal = z.infer<typeof licenceRenewal>;

export const renewLicence = endpoint({
  name: 'renewLicence',
  summary:
    'What a renewal of the agreed leave and licence {id} would say: its terms from the day after it ends, with the rent raised, and what it costs',
  method: 'GET',
  path: '/lawyer/agreement/renewal/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['agreements'],
  params: byId,
  query: z.object({
    step: z.coerce
      .number({ error: () => words.percent })
      .refine((step) => RENT_STEPS.some((known) => known === step), {
        error: () => words.percentOf({ list: RENT_STEPS.join(', ') }),
      })
      .default(USUAL_RENT_STEP),
  }),
  response: envelope(licenceRenewal),
  errors: ['not_found', 'conflict', 'invalid'],
});

export const getRenewals = endpoint({
  name: 'getRenewals',
  summary:
    'What the two sides of a leave and licence {id} have offered each other to go on with it',
  method: 'GET',
  path: '/lawyer/agreement/renewals/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['agreements'],
  params: byId,
  /** Null for an agreement that is no licence both have agreed to. */
  response: envelope(licenceRenewals.nullable()).extend({ serverTime: z.iso.datetime() }),
  errors: ['not_found'],
});
