import { z } from 'zod';
import { named } from '#contract/lib/named.ts';
import { timelineEntry } from '#contract/lib/timeline.ts';
import { AGREEMENT_STATES, AGREEMENT_TEMPLATES } from '#domain/professionals/agreement.ts';

const instant = z.iso.datetime();

/** The side of the deal, whatever the template calls it. */
export const agreementSide = z.enum(['seller', 'buyer']);
export type AgreementSide = z.infer<typeof agreementSide>;

const agreementEvent = timelineEntry.extend({ by: z.enum(['lawyer', 'party', 'system']) });

/** A version of an agreement, for its lawyer, their client, the seller and the buyer. */
export const shownAgreement = z.object({
  id: z.number().int(),
  listingId: z.number().int(),
  template: z.enum(AGREEMENT_TEMPLATES),
  version: z.number().int(),
  state: z.enum(AGREEMENT_STATES),
  text: z.string(),
  /** Of the text, which is what is consented to. */
  sha256: z.string(),
  /** Where it departs from what the bid and its booking say, a sentence each. */
  differences: z.array(z.string()),
  /** As the lawyer filled them in, for the next version; null for the others. */
  terms: z.record(z.string(), z.unknown()).nullable(),
  createdAt: instant,
  consents: z.array(z.object({ side: agreementSide, at: instant, reference: z.string() })),
  timeline: z.array(agreementEvent),
});
named({ Agreement: shownAgreement });
export type ShownAgreement = z.infer<typeof shownAgreement>;
