import { timingSafeEqual } from 'node:crypto';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import type { passkeyRequest, signedByPasskey } from '#contract/people/passkeys.ts';
import type { Context } from '#server/core/context.ts';
import { passkeys } from '#server/db/schema/index.ts';
import { issueChallenge, TIMEOUT_MS, takeChallenge } from './challenges.ts';
import { noPasskey, verified } from './no-passkey.ts';
import { relyingParty, userHandle } from './relying-party.ts';

type Passkey = typeof passkeys.$inferSelect;
type Signed = z.output<typeof signedByPasskey>;

/** What a browser needs to have something signed, by whichever passkey its owner chooses. */
export async function requestOptions(context: Context): Promise<z.input<typeof passkeyRequest>> {
  return {
    rpId: relyingParty(context).id,
    challenge: await issueChallenge(context, null),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  };
}

function isOwners(context: Context, { personId }: Passkey, handle: string | undefined): boolean {
  const expected = Buffer.from(userHandle(context, personId));
  const given = Buffer.from(handle ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Signed by the passkey's key, for this site, for a challenge of ours that nobody answered before. */
async function verifySignature(
  context: Context,
  passkey: Passkey,
  { response, ...signed }: Signed,
) {
  const { id, origin } = relyingParty(context);
  const { userHandle: handle, ...told } = response;
  const expectedChallenge = await takeChallenge(context, told.clientDataJSON, null);
  const { verified: isRight, authenticationInfo } = await verified(
    context,
    verifyAuthenticationResponse({
      response: {
        ...signed,
        response: { ...told, ...(handle && { userHandle: handle }) },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  );
  if (!isRight) throw noPasskey();
  return authenticationInfo;
}

/** Notes the use. False when another call with the same count, or a higher one, was first. */
async function noteUse(
  { db, now }: Context,
  { id }: Passkey,
  newCounter: number,
  backedUp: boolean,
): Promise<boolean> {
  const { counter } = passkeys;
  // Zero always: a device that does not count.
  const isNewer = newCounter === 0 ? eq(counter, 0) : lt(counter, newCounter);
  const noted = await db
    .update(passkeys)
    .set({ counter: newCounter, backedUp, lastUsedAt: now() })
    .where(and(eq(passkeys.id, id), isNewer))
    .returning({ id: passkeys.id });
  return noted.length === 1;
}

/** Whose passkey signed. Throws wrong_credentials, with the same words whatever does not fit. */
export async function checkPasskey(context: Context, signed: Signed): Promise<number> {
  const [passkey] = await context.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, signed.id));
  if (!passkey || !isOwners(context, passkey, signed.response.userHandle)) throw noPasskey();
  const { newCounter, credentialBackedUp } = await verifySignature(context, passkey, signed);
  if (!(await noteUse(context, passkey, newCounter, credentialBackedUp))) throw noPasskey();
  return passkey.personId;
}
