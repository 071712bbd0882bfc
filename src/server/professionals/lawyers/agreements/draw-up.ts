import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { AgreementTermsForm } from '#contract/professionals/agreement-terms.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { formatRupees, fromRupees } from '#domain/lib/money.ts';
import { agreementText } from '#domain/professionals/agreement-text/agreement-text.ts';
import { audit } from '#server/core/audit.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { agreements, type Engagement, people } from '#server/db/schema/index.ts';
import { amountInWords } from '#server/money/invoices/index.ts';
import { type Deal, findDeal } from './find-deal.ts';

const TEMPLATE_OF = { sell: 'sale', rent: 'leave-and-licence' } as const;

async function findSignatories(tx: Transaction, deal: Deal, lawyerId: number) {
  const found = await tx
    .select({
      id: people.id,
      first: people.firstName,
      last: people.lastName,
      city: people.city,
    })
    .from(people)
    .where(inArray(people.id, [deal.ownerId, deal.buyerId, lawyerId]));
  const of = (id: number) => {
    const person = found.find((one) => one.id === id);
    if (!person) throw new Error(`There is no person ${id}`);
    return {
      name: fullNameOf({ firstName: person.first, lastName: person.last }),
      city: person.city,
    };
  };
  return { seller: of(deal.ownerId), buyer: of(deal.buyerId), lawyer: of(lawyerId).name };
}

async function requireDeal(
  { now }: Context,
  tx: Transaction,
  engagement: Engagement,
  template: AgreementTermsForm['template'],
): Promise<Deal> {
  const deal = await findDeal(tx, engagement, now());
  if (!deal) {
    throw new AppError(
      'conflict',
      'An agreement is drawn up for a booking of your client’s that the owner has accepted. There is none now.',
    );
  }
  if (TEMPLATE_OF[deal.listedIn] !== template) {
    const message =
      deal.listedIn === 'sell'
        ? 'This property is for sale: use the agreement for sale.'
        : 'This property is to let: use the leave and licence agreement.';
    throw new AppError('invalid', message, [{ path: 'template', message }]);
  }
  return deal;
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
  const text = agreementText({
    ...(await findSignatories(tx, deal, engagement.professionalId)),
    version,
    madeOn: at,
    property: deal.title,
    terms,
    money: (rupees) => `${formatRupees(rupees)} (${amountInWords(fromRupees(rupees))})`,
  });
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
