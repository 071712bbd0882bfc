import { and, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { finishSigning, signAgreement } from '#contract/professionals/agreements.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import type { AgreementState } from '#domain/professionals/agreement.ts';
import { labels } from '#messages/lib/labels.ts';
import refusalsWords from '#messages/lib/refusals/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import professionalsRefusals from '#messages/professionals/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { spendCode, tryCode } from '#server/core/one-time-code.ts';
import { agreementConsents } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { pdfToSign } from './agreement-pdf.ts';
import type { Deal } from './find-deal.ts';
import { findAsParty, type PartysAgreement } from './lock-agreement.ts';
import { pageOf } from './notifications.ts';
import { recordConsent } from './record-consent.ts';
import { requireSignable } from './require-signable.ts';
import { codeSubject, findSigner } from './signing-code.ts';
import { isReferenceOf, newReference } from './signing-reference.ts';

const wrong = () =>
  new AppError('wrong_credentials', refusalsWords.codeWrong, [
    { path: 'code', message: refusalsWords.codeWrong },
  ]);

const SAID: Record<'shared' | 'agreed', string> = labels(() => doneWords.consentState);
const say = (state: AgreementState) => SAID[state === 'agreed' ? 'agreed' : 'shared'];

/** Asks the provider for the caller's signature, outside of any transaction. */
async function begin(
  context: Context,
  agreement: PartysAgreement,
  deal: Deal,
): Promise<{ reference: string; url: string | null }> {
  const { id } = personOf(context);
  const { first, last, email, mobile } = await findSigner(context, id);
  if (!mobile) {
    throw new AppError('conflict', professionalsRefusals.mobileForSigning);
  }
  const reference = newReference(context, agreement, id);
  const begun = await context.ports.esign.begin({
    reference,
    draw: () => pdfToSign(context.db, agreement),
    signer: { name: fullNameOf({ firstName: first, lastName: last }), email, mobile },
    returnTo: `${context.env.SITE_URL}${pageOf(deal, id)}?signature=${reference}`,
  });
  if (begun.ok) return { reference, url: begun.url };
  if (begun.reason === 'unavailable')
    throw new AppError('unavailable', professionalsRefusals.signingAway);
  throw new AppError('conflict', professionalsRefusals.signingRefuses);
}

export const signAgreementVerb: Verb<typeof signAgreement> = async (context, { params, body }) => {
  const { db } = context;
  const { id } = params;
  const agreement = await findAsParty(context, db, id);
  const deal = await requireSignable(context, db, agreement);
  if (agreement.sha256 !== body.sha256) {
    throw new AppError('conflict', professionalsRefusals.otherText);
  }
  // A try counts even where what follows fails.
  const subject = codeSubject(id, personOf(context).id);
  const code = await tryCode(context, 'sign_agreement', subject, body.code);
  if (code === undefined) throw wrong();
  const { reference, url } = await begin(context, agreement, deal);
  const state = await db.transaction(async (tx) => {
    if (!(await spendCode(context, tx, code))) throw wrong();
    if (url !== null) return agreement.state;
    return recordConsent(context, tx, { id, sha256: body.sha256, reference });
  });
  return success({ agreementId: id, state, url }, url === null ? say(state) : doneWords.signNext);
};

async function isRecorded({ db }: Context, agreementId: number, reference: string) {
  const [found] = await db
    .select({ id: agreementConsents.id })
    .from(agreementConsents)
    .where(
      and(
        eq(agreementConsents.agreementId, agreementId),
        eq(agreementConsents.reference, reference),
      ),
    );
  return found !== undefined;
}

/** What the way back says proves nothing: the provider is asked. The same call twice is one consent. */
export const finishSigningVerb: Verb<typeof finishSigning> = async (context, { params, body }) => {
  const { db, ports } = context;
  const { reference } = body;
  const agreement = await findAsParty(context, db, params.id);
  const { id, sha256, state } = agreement;
  if (!isReferenceOf(context, agreement, personOf(context).id, reference)) {
    throw new AppError('not_found', professionalsRefusals.signatureUnknown);
  }
  if (await isRecorded(context, id, reference)) {
    return success({ agreementId: id, state }, say(state));
  }
  const outcome = await ports.esign.outcomeOf(reference);
  if (outcome === 'unavailable')
    throw new AppError('unavailable', professionalsRefusals.signingAway);
  if (outcome === 'pending') {
    throw new AppError('conflict', professionalsRefusals.noSignatureYet);
  }
  if (outcome === 'refused') {
    throw new AppError('conflict', professionalsRefusals.notSigned);
  }
  const now = await db.transaction((tx) => recordConsent(context, tx, { id, sha256, reference }));
  return success({ agreementId: id, state: now }, say(now));
};
