import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '#contract/lib/errors.ts';
import type { newPasskey, passkeyCreation } from '#contract/people/passkeys.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import words from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { type Person, passkeys } from '#server/db/schema/index.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import { issueChallenge, TIMEOUT_MS, takeChallenge } from './challenges.ts';
import { noPasskey, verified } from './no-passkey.ts';
import { relyingParty, userHandle } from './relying-party.ts';

/** Ed25519, ES256 and RS256, as COSE numbers them: what devices in use can do. */
const ALGORITHMS = [-8, -7, -257];
const MOST = 20;
/**
 * None is asked for, and a device may sign for itself. Other attestations name certificates that a
 * server would go and look up.
 */
const ATTESTATIONS = ['none', 'packed'];

/** What a browser needs to make a passkey of somebody's. Throws conflict for who has very many. */
export async function creationOptions(
  context: Context,
  { id, email, firstName, lastName }: Person,
): Promise<z.input<typeof passkeyCreation>> {
  const { id: rpId, name } = relyingParty(context);
  const own = await context.db
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.personId, id));
  if (own.length >= MOST) throw new AppError('conflict', words.passkeysFull);
  return {
    rp: { id: rpId, name },
    user: {
      id: userHandle(context, id),
      name: email,
      displayName: fullNameOf({ firstName, lastName }),
    },
    challenge: await issueChallenge(context, id),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: TIMEOUT_MS,
    attestation: 'none',
    excludeCredentials: own.map(({ id: known }) => ({ type: 'public-key', id: known })),
    // Kept by the device with whose it is, so that nobody types an address; opened by a face, a
    // finger or a PIN, so that it is two factors by itself.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

async function verify(context: Context, answer: RegistrationResponseJSON, challenge: string) {
  const { id, origin } = relyingParty(context);
  const attested = isoBase64URL.toBuffer(answer.response.attestationObject);
  const format = decodeAttestationObject(attested).get('fmt');
  if (!ATTESTATIONS.includes(format)) throw new Error(`Attested by ${format}`);
  return verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

export type CheckedPasskey = Omit<typeof passkeys.$inferInsert, 'personId' | 'name' | 'createdAt'>;

/** Checks what a device made for somebody. Throws wrong_credentials for anything that does not fit. */
export async function checkNewPasskey(
  context: Context,
  personId: number,
  { response, ...passkey }: z.output<typeof newPasskey>,
): Promise<CheckedPasskey> {
  const { transports = [], ...told } = response;
  const challenge = await takeChallenge(context, told.clientDataJSON, personId);
  const answer = { ...passkey, response: told, clientExtensionResults: {} };
  const { registrationInfo } = await verified(context, verify(context, answer, challenge));
  if (!registrationInfo) throw noPasskey();
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
    backedUp: credentialBackedUp,
  };
}

/** Keeps it. Throws conflict where it is somebody's already. */
export async function storePasskey(
  tx: Transaction,
  passkey: typeof passkeys.$inferInsert,
): Promise<number> {
  try {
    // A savepoint, so that the caller's transaction survives the refusal.
    return (await tx.transaction((inner) => insertOne(inner, passkeys, passkey))).id;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', words.passkeyThere);
  }
}
