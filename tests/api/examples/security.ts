import type { Person } from '#server/db/schema/index.ts';
import { authenticatorApps } from '#server/db/schema/index.ts';
import { creationOptions, requestOptions } from '#server/people/passkeys/index.ts';
import { issueTicket, newSecret, sealSecret } from '#server/people/second-factor/index.ts';
import { aPasskey } from '#tests/api/people/passkey-world.ts';
import { aMember, type Example, PASSWORD, type World } from '#tests/api/world.ts';
import { aDevice, codeAt, insertApp } from '#tests/builders/index.ts';

/** An app of somebody's, and the code it shows. */
async function proofOf({ context }: World, { id }: Pick<Person, 'id'>) {
  const secret = await insertApp(context, id);
  return { kind: 'authenticator_app', code: codeAt(secret, context.now()) } as const;
}

const SECURITY = '/api/profile/security';

export const securityExamples: Record<string, Example> = {
  finishLogin: async (world) => {
    const { context } = world;
    const { id } = await aMember(world);
    const proof = await proofOf(world, { id });
    const shown = { personId: id, shown: 'password', sessionId: null } as const;
    const { ticket } = await issueTicket(context, context.db, shown);
    return { path: '/api/auths/secondfactor', body: { ticket, proof } };
  },
  askForPasskey: () => ({ path: '/api/auths/passkey/challenge' }),
  loginWithPasskey: async (world) => {
    const device = await aPasskey(world, await aMember(world));
    const passkey = device.sign(await requestOptions(world.context));
    return { path: '/api/auths/passkey', body: { passkey } };
  },
  getSecurity: () => ({ path: SECURITY }),
  startApp: () => ({ path: `${SECURITY}/app`, body: { password: PASSWORD } }),
  confirmApp: async ({ context }, { id }) => {
    const secret = newSecret();
    const at = context.now();
    const secretSealed = sealSecret(context, secret);
    const values = { personId: id, secretSealed, createdAt: at };
    await context.db.insert(authenticatorApps).values(values);
    return { path: `${SECURITY}/app/confirm`, body: { code: codeAt(secret, at) } };
  },
  removeApp: async (world, owner) => {
    // Staff keep one.
    await aPasskey(world, owner);
    const proof = await proofOf(world, owner);
    return { path: `${SECURITY}/app/remove`, body: { password: PASSWORD, proof } };
  },
  startPasskey: () => ({ path: `${SECURITY}/passkeys/challenge`, body: { password: PASSWORD } }),
  addPasskey: async ({ context }, owner) => {
    const passkey = aDevice().create(await creationOptions(context, owner));
    return { path: `${SECURITY}/passkeys`, body: { name: 'My phone', passkey } };
  },
  removePasskey: async (world, owner) => {
    const { passkeyId } = await aPasskey(world, owner);
    const proof = await proofOf(world, owner);
    const body = { password: PASSWORD, proof };
    return { path: `${SECURITY}/passkeys/${passkeyId}/remove`, body };
  },
  renewRecoveryCodes: async (world, owner) => {
    await aPasskey(world, owner);
    return { path: `${SECURITY}/recoverycodes`, body: { password: PASSWORD } };
  },
  confirmIdentity: async (world, owner) => ({
    path: `${SECURITY}/confirm`,
    body: { proof: await proofOf(world, owner) },
  }),
};
