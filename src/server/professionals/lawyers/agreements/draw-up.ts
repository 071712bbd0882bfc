import { createHash } from 'node:crypto';
import { AppError } from '#contract/lib/errors.ts';
import type { AgreementTermsForm } from '#contract/professionals/agreement-terms.ts';
import { formatRupees, fromRupees, type Rupees } from '#domain/lib/money.ts';
import { furtherAgreed } from '#domain/professionals/agreement-differences.ts';
import { agreementText, textInBoth } from '#domain/professionals/agreement-text/agreement-text.ts';
import type { AgreementFacts, AgreementTerms } from '#domain/professionals/agreement-text/facts.ts';
import { licenceInMarathi } from '#domain/professionals/agreement-text/leave-and-licence-mr.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { agreements, type Engagement } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { amountInWords } from '#server/money/invoices/index.ts';
import { billingOf } from '#server/money/prices/index.ts';
import { findMaskedPan } from '#server/people/kyc/index.ts';
import { findFullName } from '#server/professionals/work-papers/index.ts';
import { type Deal, findDeal } from './find-deal.ts';
import { findPropertyWords } from './property-words.ts';

const TEMPLATE_OF = { sell: 'sale', rent: 'leave-and-licence' } as const;

async function findSignatories(tx: Transaction, deal: Deal, lawyerId: number) {
  const of = async (id: number) => ({
    name: await findFullName(tx, id),
    city: (await billingOf(tx, id)).address,
    pan: await findMaskedPan(tx, id),
  });
  const [seller, buyer] = [await of(deal.ownerId), await of(deal.buyerId)];
  return { seller, buyer, lawyer: await findFullName(tx, lawyerId) };
}

async function requireDeal(
  { now }: Context,
  tx: Transaction,
  engagement: Engagement,
  template: AgreementTermsForm['template'],
): Promise<Deal> {
  const deal = await findDeal(tx, engagement, now());
  if (!deal) {
    throw new AppError('conflict', refusalsWords.noBookingForAgreement);
  }
  if (TEMPLATE_OF[deal.listedIn] !== template) {
    const message = deal.listedIn === 'sell' ? refusalsWords.useSale : refusalsWords.useLicence;
    throw new AppError('invalid', message, [{ path: 'template', message }]);
  }
  return deal;
}

/** A leave and licence says in Marathi, too, what it says in English. */
function textOf(
  facts: AgreementFacts,
  inMarathi: () => Pick<AgreementFacts, 'property' | 'agreed'>,
): string {
  const { terms } = facts;
  if (terms.template !== 'leave-and-licence') return forTheBooks(() => agreementText(facts));
  const marathi = inLanguage('mr', () => licenceInMarathi({ ...facts, terms, ...inMarathi() }));
  return forTheBooks(() => textInBoth(facts, marathi));
}

/** Makes the text of a version and keeps it with its hash; the caller has locked the engagement. */
export async function drawUp(
  context: Context,
  tx: Transaction,
  engagement: Engagement,
  { terms, version }: { terms: AgreementTermsForm; version: number },
): Promise<number> {
  const deal = await requireDeal(context, tx, engagement, terms.template);
  const at = context.now();
  const property = await findPropertyWords(tx, deal.listingId);
  const facts = {
    ...(await findSignatories(tx, deal, engagement.professionalId)),
    version,
    madeOn: at,
    property: forTheBooks(property),
    agreed: forTheBooks(() => furtherAgreed(deal)),
    terms: terms as AgreementTerms,
    money: (rupees: Rupees) => `${formatRupees(rupees)} (${amountInWords(fromRupees(rupees))})`,
  };
  const text = textOf(facts, () => ({ property: property(), agreed: furtherAgreed(deal) }));
  const sha256 = createHash('sha256').update(text).digest('hex');
  const made = await insertOne(tx, agreements, {
    engagementId: engagement.id,
    listingId: deal.listingId,
    sellerId: deal.ownerId,
    buyerId: deal.buyerId,
    template: terms.template,
    version,
    terms,
    text,
    sha256,
    createdAt: at,
    updatedAt: at,
  });
  await recordEvent(context, tx, {
    kind: 'agreement',
    id: made.id,
    event: 'draft',
    by: 'lawyer',
    state: 'draft',
  });
  await audit(context, tx, {
    action: 'agreement.draft',
    subjectKind: 'agreement',
    subjectId: made.id,
    detail: { version, sha256 },
  });
  return made.id;
}
