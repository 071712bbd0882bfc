import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { offerRenewal } from '#contract/professionals/renewal-steps.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { dayOfIso, isoDay } from '#domain/lib/time/pune.ts';
import type { LicenceTerms } from '#domain/professionals/agreement-text/facts.ts';
import { lastDayOf } from '#domain/professionals/renewal.ts';
import {
  OPEN_RENEWAL_STATES,
  RENEWAL_ANSWER_DAYS,
  RENEWAL_WINDOW,
} from '#domain/professionals/renewal-offer.ts';
import words from '#messages/professionals/renewals/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState, recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { renewals } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockAsParty } from '#server/professionals/lawyers/agreements/lock-agreement.ts';
import { personOf } from '#server/session/person.ts';
import { isOffered, type Licence, latestLicence, licenceOf, offeredBetween } from './licence.ts';
import { otherOf, tellParty, termsInWords } from './tell.ts';

type Body = BodyOf<typeof offerRenewal>;

/** It goes on from the day after the last, or begins anew soon after. */
function requireStart(terms: LicenceTerms, { startOn }: Body): void {
  const next = dayOfIso(lastDayOf(terms)) + 1;
  const [from, until] = [isoDay(next), isoDay(next + RENEWAL_WINDOW.before)];
  if (from <= startOn && startOn <= until) return;
  const message = words.startBetween({ from: formatDate(from), until: formatDate(until) });
  throw new AppError('invalid', message, [{ path: 'startOn', message }]);
}

async function requireLicence(context: Context, tx: Transaction, id: number): Promise<Licence> {
  const agreement = await lockAsParty(context, tx, id);
  const licence = licenceOf(agreement);
  if (!licence) throw new AppError('conflict', words.noLicence);
  if ((await latestLicence(tx, agreement)) !== id) throw new AppError('conflict', words.later);
  if (!isOffered(licence.terms, context.now())) {
    const { from, until } = offeredBetween(licence.terms);
    const days = { from: formatDate(from), until: formatDate(until) };
    throw new AppError('conflict', words.tooEarly(days));
  }
  return licence;
}

/**
 * An offer that waits gives way: the other side's is countered, one's own taken back. Throws conflict
 * where the other side's is not the one that is answered.
 */
async function replaceOpen(
  context: Context,
  tx: Transaction,
  agreementId: number,
  answers: Body['answers'],
): Promise<boolean> {
  const [open] = await tx
    .select()
    .from(renewals)
    .where(
      and(eq(renewals.agreementId, agreementId), inArray(renewals.state, [...OPEN_RENEWAL_STATES])),
    );
  if (!open) return false;
  if (open.state === 'accepted') throw new AppError('conflict', words.isAccepted);
  const set = sql`updated_at = ${context.now()}`;
  const step = { kind: 'renewal', id: open.id, set } as const;
  if (open.expiresAt <= context.now()) {
    await changeState(context, tx, { ...step, name: 'lapse' });
    return false;
  }
  const isOwn = open.offeredBy === personOf(context).id;
  if (!isOwn && answers !== undefined && answers !== open.id) {
    const message = words.unseen;
    throw new AppError('conflict', message, [{ path: 'answers', message }]);
  }
  await changeState(context, tx, { ...step, name: isOwn ? 'withdraw' : 'counter' });
  return !isOwn;
}

export const offerRenewalVerb: Verb<typeof offerRenewal> = async (context, { params, body }) => {
  const { id, state } = await context.db.transaction(async (tx) => {
    const { agreement, terms } = await requireLicence(context, tx, params.id);
    requireStart(terms, body);
    const isCounter = await replaceOpen(context, tx, agreement.id, body.answers);
    const at = context.now();
    const me = personOf(context).id;
    const offered = await insertOne(tx, renewals, {
      agreementId: agreement.id,
      offeredBy: me,
      rentPaise: fromRupees(body.rent),
      depositPaise: fromRupees(body.deposit),
      startOn: body.startOn,
      months: body.months,
      words: body.words,
      expiresAt: daysFrom(at, RENEWAL_ANSWER_DAYS),
      createdAt: at,
      updatedAt: at,
    });
    const event = { kind: 'renewal' as const, id: offered.id, state: offered.state };
    await recordEvent(context, tx, { ...event, event: 'offer', by: 'party', note: body.words });
    await audit(context, tx, {
      action: 'renewal.offer',
      subjectKind: 'renewal',
      subjectId: offered.id,
      detail: { agreementId: agreement.id, rent: body.rent, deposit: body.deposit },
    });
    await tellParty(context, tx, agreement, otherOf(agreement, me), {
      title: () => (isCounter ? words.newsCountered : words.newsOffered),
      body: (home) =>
        words.newsOfferedBody({
          ...{ home, ...termsInWords(offered), words: body.words },
          answerBy: formatDate(offered.expiresAt),
        }),
    });
    return offered;
  });
  return success({ renewalId: id, state }, words.sent);
};
