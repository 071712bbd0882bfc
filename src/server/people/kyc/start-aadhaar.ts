import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { startAadhaar } from '#contract/people/kyc.ts';
import { readAadhaar } from '#domain/people/aadhaar.ts';
import identityWords from '#messages/people/identity/index.ts';
import words from '#messages/people/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { identityChecks, type Person } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { fieldError } from '#server/lib/field-error.ts';
import { findCaller, lockCaller } from '#server/session/find-person.ts';
import { endChecks } from './end-checks.ts';
import { providerAway } from './provider-away.ts';

/** Each costs money, and is an SMS to somebody. */
const BY_PERSON = { calls: 5, seconds: 86_400 };

function requireUnverified({ aadhaarVerified }: Person): void {
  if (aadhaarVerified) throw new AppError('conflict', words.verifiedAlready);
}

const noSuchNumber = () => fieldError('aadhaar', words.aadhaarInvalid);

/** The provider's reference of the OTP it sent. The number goes there, and nowhere else. */
async function sendOtp({ ports }: Context, aadhaar: string): Promise<string> {
  const sent = await ports.kyc.sendAadhaarOtp(aadhaar);
  if (sent.ok) return sent.reference;
  switch (sent.reason) {
    case 'invalid':
      throw noSuchNumber();
    case 'not_linked':
      throw fieldError('aadhaar', words.aadhaarNoMobile);
    case 'too_soon':
      throw new AppError('conflict', words.otpJustSent);
    case 'unavailable':
      throw providerAway();
  }
}

/** The new check; only the newest OTP counts. */
async function openCheck(
  context: Context,
  tx: Transaction,
  check: { personId: number; reference: string; lastFour: string; consentAt: Date },
): Promise<number> {
  const { personId } = check;
  const older = sql`person_id = ${personId} and kind = 'aadhaar' and state = 'otp_sent'`;
  // One that waits for staff goes on waiting until this one is verified.
  await endChecks(context, tx, 'withdraw', older);
  const opened = await insertOne(tx, identityChecks, {
    ...check,
    kind: 'aadhaar',
    state: 'otp_sent',
    consent: identityWords.consent.aadhaar,
    createdAt: context.now(),
  });
  await audit(context, tx, {
    action: 'kyc.aadhaar.start',
    subjectKind: 'identity_check',
    subjectId: opened.id,
  });
  return opened.id;
}

export const startAadhaarVerb: Verb<typeof startAadhaar> = async (context, { body }) => {
  const { db, limits, now } = context;
  const consentAt = now();
  const aadhaar = readAadhaar(body.aadhaar);
  if (!aadhaar) throw noSuchNumber();
  const person = await findCaller(context);
  requireUnverified(person);
  await limits.spend('aadhaar otp', `person ${person.id}`, BY_PERSON);
  const reference = await sendOtp(context, aadhaar);
  const lastFour = aadhaar.slice(-4);
  const checkId = await db.transaction(async (tx) => {
    requireUnverified(await lockCaller(context, tx));
    return openCheck(context, tx, { personId: person.id, reference, lastFour, consentAt });
  });
  return success({ checkId }, words.otpSent);
};
