import { z } from 'zod';
import { envelope, id } from '#contract/lib/envelope.ts';
import { named } from '#contract/lib/named.ts';
import { rupees, wholeRupees } from '#contract/lib/rupees.ts';
import { openText } from '#contract/people/open-text.ts';
import { RENEWAL_STATES } from '#domain/professionals/renewal-offer.ts';
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
