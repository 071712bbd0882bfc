import { createHmac, randomUUID } from 'node:crypto';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { openTraining } from '#contract/professionals/agent-desk.ts';
import { isFullyVerified, verificationOf } from '#domain/people/kyc.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Verb } from '#server/http/execute.ts';
import { findCaller } from '#server/session/find-person.ts';

const GOOD_FOR_SECONDS = 300;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON Web Token, signed with the secret the learning site shares (HS256). */
function signed(claims: object, secret: string): string {
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

function addressFor({ env, now }: Context, { id, email }: { id: number; email: string }) {
  if (!env.TRAINING_URL || !env.TRAINING_SECRET) return null;
  const at = Math.floor(now().getTime() / 1_000);
  const url = new URL(env.TRAINING_URL);
  const claims = {
    iss: env.SITE_URL,
    aud: url.origin,
    sub: String(id),
    email,
    iat: at,
    exp: at + GOOD_FOR_SECONDS,
    // The learning site lets it in once.
    jti: randomUUID(),
  };
  url.searchParams.set('token', signed(claims, env.TRAINING_SECRET));
  return url.href;
}

export const openTrainingVerb: Verb<typeof openTraining> = async (context) => {
  const person = await findCaller(context);
  if (!isFullyVerified(verificationOf(person))) {
    throw new AppError('conflict', deskWords.kycFirst, [
      { path: 'kyc', message: deskWords.kycFirst },
    ]);
  }
  const { env } = context;
  const url = addressFor(context, person);
  if (url === null) {
    // A demo has no learning site of its own; its guides stand in for one.
    if (env.DEMO) return success({ url: `${env.SITE_URL}/guides` });
    return success({ url }, doneWords.noTraining);
  }
  await audit(context, context.db, {
    action: 'training.open',
    subjectKind: 'person',
    subjectId: person.id,
  });
  return success({ url });
};
