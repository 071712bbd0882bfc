import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { verifyPan } from '#contract/people/kyc.ts';
import { PAN_CONSENT } from '#domain/people/kyc.ts';
import { maskPan, readPan } from '#domain/people/pan.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { identityChecks, type Person, people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { fieldError } from '#server/lib/field-error.ts';
import { seal } from '#server/lib/seal.ts';
import { notify } from '#server/people/notifications/index.ts';
import { findCaller, lockCaller } from '#server/session/find-person.ts';
import { nameFits } from './name-fits.ts';
import { providerAway } from './provider-away.ts';

const noSuchPan = () => fieldError('pan', 'There is no such PAN. Please check it.');
const MISMATCH = 'The name on record for this PAN is another. Give it as on the card.';

function requireUnverified({ panVerified }: Person): void {
  if (panVerified) throw new AppError('conflict', 'Your PAN is verified already.');
}

interface Outcome {
  consentAt: Date;
  reference: string;
  /** The PAN where it is theirs; of one that is not, nothing is kept. */
  pan: string | null;
}

/** Keeps what the provider found, in one transaction with what follows from it. */
async function record(context: Context, { pan, ...outcome }: Outcome): Promise<void> {
  const { db, now, secrets } = context;
  await db.transaction(async (tx) => {
    const person = await lockCaller(context, tx);
    requireUnverified(person);
    const check = await insertOne(tx, identityChecks, {
      ...outcome,
      personId: person.id,
      kind: 'pan',
      consent: PAN_CONSENT,
      createdAt: now(),
      decidedAt: now(),
      ...(pan === null
        ? { state: 'rejected', reason: MISMATCH }
        : {
            state: 'verified',
            panSealed: seal(secrets.key('pan'), pan),
            panMasked: maskPan(pan),
          }),
    });
    await audit(context, tx, {
      action: pan === null ? 'kyc.pan.reject' : 'kyc.pan.verify',
      subjectKind: 'identity_check',
      subjectId: check.id,
    });
    if (pan === null) return;
    await tx.update(people).set({ panVerified: true }).where(eq(people.id, person.id));
    await notify(context, tx, person.id, {
      kind: 'kyc',
      title: 'Your PAN is verified',
      body: 'Your PAN is kept encrypted and shown masked.',
      link: '/MyProfile',
    });
  });
}

export const verifyPanVerb: Verb<typeof verifyPan> = async (context, { body }) => {
  const consentAt = context.now();
  const pan = readPan(body.pan);
  if (!pan) throw noSuchPan();
  requireUnverified(await findCaller(context));
  const checked = await context.ports.kyc.checkPan(pan, body.name);
  if (!checked.ok) throw checked.reason === 'invalid' ? noSuchPan() : providerAway();
  const fits = nameFits(checked.match);
  await record(context, { consentAt, reference: checked.reference, pan: fits ? pan : null });
  if (!fits) throw fieldError('name', MISMATCH);
  return success(null, 'Your PAN is verified.');
};
