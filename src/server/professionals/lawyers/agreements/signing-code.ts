import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { sendSigningCode } from '#contract/professionals/agreements.ts';
import { minutesFrom } from '#domain/lib/time/deadlines.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { TEMPLATE_TITLE } from '#domain/professionals/agreement-text/facts.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import type { Language } from '#messages/lib/language.ts';
import words from '#messages/lib/refusals/index.ts';
import paperWords from '#messages/professionals/agreement-paper/index.ts';
import type { Context } from '#server/core/context.ts';
import { CODE_MINUTES, findCode, issueCode } from '#server/core/one-time-code.ts';
import { agreements, people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { maskedAddresses, type Receiver } from '#server/money/escrow/index.ts';
import { personOf } from '#server/session/person.ts';
import { findAsParty, type PartysAgreement } from './lock-agreement.ts';
import { requireSignable } from './require-signable.ts';

const RESEND_MS = MINUTE_MS;

/** What a code hangs on: it consents to this version and nothing else. */
export const codeSubject = (agreementId: number, personId: number) =>
  `agreement ${agreementId} ${personId}`;

export async function findSigner({ db }: Context, personId: number) {
  const [person] = await db
    .select({
      first: people.firstName,
      last: people.lastName,
      email: people.email,
      mobile: people.mobile,
      language: people.language,
    })
    .from(people)
    .where(eq(people.id, personId));
  if (!person) throw new AppError('not_found');
  return person;
}

/** A new code, or none where one went a moment ago; with when it went. */
function issueOnce(
  context: Context,
  agreementId: number,
  subject: string,
): Promise<{ code?: string; sentAt: Date }> {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    // Of many calls at once one issues it.
    const { id } = agreements;
    await tx.select({ id }).from(agreements).where(eq(id, agreementId)).for('no key update');
    const before = await findCode(tx, 'sign_agreement', subject);
    if (before && before.createdAt.getTime() + RESEND_MS > now().getTime()) {
      return { sentAt: before.createdAt };
    }
    const sentAt = now();
    const code = await issueCode({ ...context, now: () => sentAt }, tx, 'sign_agreement', subject);
    return { code, sentAt };
  });
}

/** What a code does stands in its message, so that nobody gives it away for something else. */
async function sendMessages(
  { ports }: Context,
  { email, mobile, language }: Receiver & { language: Language },
  { template, version }: PartysAgreement,
  code: string,
): Promise<void> {
  const said = inLanguage(language, () => {
    const paper = TEMPLATE_TITLE[template];
    const minutes = CODE_MINUTES;
    const signs = paperWords.signs({ code, version, paper });
    return {
      signs,
      texted: paperWords.texted({ signs, minutes }),
      mailed: paperWords.mailed({ code, version, paper, minutes }),
    };
  });
  const texted = mobile && ports.sms.send(mobile, said.texted);
  const mailed = ports.mail.send({ to: email, subject: said.signs, text: said.mailed });
  await Promise.all([texted, mailed]);
}

export const sendSigningCodeVerb: Verb<typeof sendSigningCode> = async (context, { params }) => {
  const { db, background } = context;
  const { id } = personOf(context);
  const agreement = await findAsParty(context, db, params.id);
  await requireSignable(context, db, agreement);
  const receiver = await findSigner(context, id);
  const { code, sentAt } = await issueOnce(context, agreement.id, codeSubject(agreement.id, id));
  if (code) {
    background.run('signing code', () => sendMessages(context, receiver, agreement, code));
  }
  return success(
    {
      sentTo: maskedAddresses(receiver),
      expiresAt: minutesFrom(sentAt, CODE_MINUTES).toISOString(),
      resendAt: new Date(sentAt.getTime() + RESEND_MS).toISOString(),
    },
    code ? words.codeOnWay : words.codeSentNow,
  );
};
