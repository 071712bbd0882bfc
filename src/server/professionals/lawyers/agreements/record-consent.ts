import { count, eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { AgreementState } from '#domain/professionals/agreement.ts';
import notes from '#messages/lib/own-notes/index.ts';
import newsWords from '#messages/professionals/news/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState, recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { agreementConsents } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { concludeRenewal } from '#server/professionals/lawyers/renewals/end-renewals.ts';
import { findFullName } from '#server/professionals/work-papers/index.ts';
import { personOf } from '#server/session/person.ts';
import type { Deal } from './find-deal.ts';
import { lockAsParty, type PartysAgreement } from './lock-agreement.ts';
import { tellLawyer, tellParties } from './notifications.ts';
import { requireSignable } from './require-signable.ts';

const SIDES = 2;

async function hasBoth(tx: Transaction, agreementId: number): Promise<boolean> {
  const [found] = await tx
    .select({ n: count() })
    .from(agreementConsents)
    .where(eq(agreementConsents.agreementId, agreementId));
  return found?.n === SIDES;
}

async function tell(
  context: Context,
  tx: Transaction,
  agreement: PartysAgreement,
  deal: Deal,
  both: boolean,
): Promise<void> {
  const words = both
    ? {
        title: () => newsWords.agreementAgreed,
        body: () =>
          newsWords.agreementAgreedBody({ version: agreement.version, title: deal.title }),
      }
    : {
        title: () => newsWords.consented[agreement.side],
        body: () => newsWords.otherConsentWaits({ version: agreement.version, title: deal.title }),
      };
  await tellLawyer(context, tx, agreement, words);
  await tellParties(context, tx, deal, words, personOf(context).id);
}

/**
 * Records the caller's signed consent to the text with that hash; with the second one the agreement
 * is agreed. Throws conflict where the version stands open no more.
 */
export async function recordConsent(
  context: Context,
  tx: Transaction,
  { id, sha256, reference }: { id: number; sha256: string; reference: string },
): Promise<AgreementState> {
  const agreement = await lockAsParty(context, tx, id);
  const deal = await requireSignable(context, tx, agreement);
  if (agreement.sha256 !== sha256) {
    throw new AppError('conflict', refusalsWords.otherText);
  }
  const { side } = agreement;
  const personId = personOf(context).id;
  const name = await findFullName(tx, personId);
  await tx
    .insert(agreementConsents)
    .values({ agreementId: id, personId, side, name, sha256, reference, at: context.now() });
  const both = await hasBoth(tx, id);
  const note = forTheBooks(() => notes.consents[side]);
  if (both) {
    await changeState(context, tx, {
      kind: 'agreement',
      id,
      name: 'agree',
      set: sql`updated_at = ${context.now()}`,
      note,
    });
    await concludeRenewal(context, tx, agreement);
  } else {
    const event = { event: 'consent', by: 'party', state: 'shared', note };
    await recordEvent(context, tx, { kind: 'agreement', id, ...event });
  }
  await audit(context, tx, {
    action: 'agreement.consent',
    subjectKind: 'agreement',
    subjectId: id,
    detail: { side, sha256, reference },
  });
  await tell(context, tx, agreement, deal, both);
  return both ? 'agreed' : 'shared';
}
