import { type Example, PASSWORD } from '#tests/api/world.ts';
import { aKey } from '#tests/builders/index.ts';

const KEYS = '/api/profile/keys';

export const apiKeyExamples: Record<string, Example> = {
  listKeys: () => ({ path: KEYS }),
  createKey: () => ({
    path: KEYS,
    body: {
      ...{ kind: 'live', name: 'Nightly feed', scopes: ['listings:write'] },
      ...{ days: 90, password: PASSWORD },
    },
  }),
  rotateKey: async ({ context }, { id }) => {
    const key = await aKey(context.db, id, ['listings:read']);
    return { path: `${KEYS}/${key.id}/rotate`, body: { overlapHours: 24, password: PASSWORD } };
  },
  revokeKey: async ({ context }, { id }) => ({
    path: `${KEYS}/${(await aKey(context.db, id, ['listings:read'])).id}`,
  }),
  whoCalls: () => ({ path: '/api/keys/caller' }),
};
