import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { oneTimeCode, upTo } from '#contract/lib/fields.ts';
import { PDF } from '#contract/lib/media-types.ts';
import { reason } from '#contract/people/open-text.ts';
import { AGREEMENT_STATES } from '#domain/professionals/agreement.ts';
import words from '#messages/professionals/agreement-fields/index.ts';
import { agreementTerms } from './agreement-terms.ts';
import { agreementSide, shownAgreement } from './shown-agreement.ts';

const LAWYER = ['lawyer'] as const;
const ofListing = z.object({ userId: id, id });
const stands = z.object({ agreementId: z.number().int(), state: z.enum(AGREEMENT_STATES) });
const moved = envelope(stands);

export const draftAgreement = endpoint({
  name: 'draftAgreement',
  summary: 'Draw up the first version of an agreement of work {id} from a template',
  method: 'POST',
  path: '/lawyer/agreement/draft/{id}',
  access: LAWYER,
  reach: 'own-object',
  changes: ['agreements', 'engagements'],
  limit: { calls: 60, seconds: 3_600 },
  params: byId,
  body: agreementTerms,
  response: moved,
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});

export const redraftAgreement = endpoint({
  name: 'redraftAgreement',
  summary: 'Put a new version in place of one that is not agreed',
  method: 'POST',
  path: '/lawyer/agreement/redraft/{id}',
  access: LAWYER,
  reach: 'own-object',
  changes: ['agreements', 'engagements'],
  limit: { calls: 60, seconds: 3_600 },
  params: byId,
  body: agreementTerms,
  response: moved,
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});

export const shareAgreement = endpoint({
  name: 'shareAgreement',
  summary: 'Give a drafted version to seller and buyer',
  method: 'POST',
  path: '/lawyer/agreement/share/{id}',
  access: LAWYER,
  reach: 'own-object',
  changes: ['agreements', 'engagements'],
  params: byId,
  response: moved,
  errors: ['not_found', 'conflict'],
});

export const refuseAgreement = endpoint({
  name: 'refuseAgreement',
  summary: 'Refuse a shared version, with a reason for the lawyer and the other side',
  method: 'POST',
  path: '/lawyer/agreement/refuse/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['agreements', 'engagements'],
  params: byId,
  body: z.object({ reason }),
  response: moved,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const sendSigningCode = endpoint({
  name: 'sendSigningCode',
  summary: 'Send the caller the code with which they consent to a shared version',
  method: 'POST',
  path: '/lawyer/agreement/code/{id}',
  access: 'member',
  reach: 'own-object',
  changes: [],
  limit: { calls: 30, seconds: 3_600 },
  params: byId,
  response: envelope(
    z.object({
      /** Where it went, masked. */
      sentTo: z.array(z.string()),
      expiresAt: z.iso.datetime(),
      /** From when on another is sent. */
      resendAt: z.iso.datetime(),
    }),
  ),
  errors: ['not_found', 'conflict', 'rate_limited'],
});

export const signAgreement = endpoint({
  name: 'signAgreement',
  summary: 'Consent to a shared version by its hash and the caller’s code; it is signed for it',
  method: 'POST',
  path: '/lawyer/agreement/sign/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['agreements', 'engagements', 'papers'],
  limit: { calls: 30, seconds: 3_600 },
  params: byId,
  body: z.object({
    code: oneTimeCode,
    /** Of the text that was read. */
    sha256: z
      .string()
      .max(...upTo(64, () => words.readAgain))
      .regex(/^[0-9a-f]{64}$/, { error: () => words.readAgain }),
  }),
  response: envelope(
    stands.extend({
      /** Where the caller goes on to sign; null where the consent is recorded already. */
      url: z.string().nullable(),
    }),
  ),
  errors: ['not_found', 'conflict', 'invalid', 'wrong_credentials', 'unavailable', 'rate_limited'],
});

export const finishSigning = endpoint({
  name: 'finishSigning',
  summary: 'Ask the signing provider how a signature stands; a finished one records the consent',
  method: 'POST',
  path: '/lawyer/agreement/signed/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['agreements', 'engagements', 'papers'],
  limit: { calls: 60, seconds: 3_600 },
  params: byId,
  body: z.object({ reference: z.string().max(...upTo(80)) }),
  response: moved,
  errors: ['not_found', 'conflict', 'invalid', 'unavailable', 'rate_limited'],
});

const myAgreement = shownAgreement.extend({
  side: agreementSide,
  lawyer: z.string(),
  /** The deal was completed: there is nothing left to consent to. */
  isDone: z.boolean(),
  /** Signatures are played; pages must say so. */
  isSandbox: z.boolean(),
});
export type MyAgreement = z.infer<typeof myAgreement>;
/** Null while none was shared with the caller. */
const mine = envelope(myAgreement.nullable());

export const sellerAgreement = endpoint({
  name: 'sellerAgreement',
  summary: 'The latest agreement about a property {id} that the caller sells or lets',
  method: 'GET',
  path: '/lawyer/getselleragreement/{userId}/{id}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['agreements'],
  params: ofListing,
  response: mine,
  errors: ['not_found'],
});

export const buyerAgreement = endpoint({
  name: 'buyerAgreement',
  summary: 'The latest agreement about a property {id} that the caller buys or rents',
  method: 'GET',
  path: '/lawyer/getbuyeragreement/{userId}/{id}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['agreements'],
  params: ofListing,
  response: mine,
  errors: ['not_found'],
});

export const agreementPdf = endpoint({
  name: 'agreementPdf',
  summary: 'A version as PDF with its consents, the viewer’s name on it',
  method: 'GET',
  path: '/lawyer/agreement/pdf/{id}',
  access: 'signed-in',
  reach: 'own-object',
  tags: [],
  staffToo: true,
  limit: { calls: 120, seconds: 3_600 },
  params: byId,
  response: download(PDF),
  errors: ['not_found', 'rate_limited'],
});
