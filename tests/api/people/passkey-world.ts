import type { Person } from '#server/db/schema/index.ts';
import { checkNewPasskey, creationOptions, storePasskey } from '#server/people/passkeys/index.ts';
import type { World } from '#tests/api/world.ts';
import { aDevice } from '#tests/builders/index.ts';

/** A device with a passkey of somebody's. */
export async function aPasskey({ context }: Pick<World, 'context'>, owner: Person) {
  const device = aDevice();
  const made = device.create(await creationOptions(context, owner));
  const checked = await checkNewPasskey(context, owner.id, made);
  const row = { ...checked, personId: owner.id, name: 'My phone', createdAt: context.now() };
  const passkeyId = await context.db.transaction((tx) => storePasskey(tx, row));
  return { ...device, passkeyId };
}
