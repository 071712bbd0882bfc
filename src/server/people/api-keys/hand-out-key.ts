import { KEY_KIND_LABEL } from '#domain/lib/api-key.ts';
import words from '#messages/people/news/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { apiKeys } from '#server/db/schema/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { newKeyText, shownOfKey } from '#server/session/api-key-text.ts';
import { hashToken } from '#server/session/token.ts';
import { presentKey } from './present-key.ts';

type NewKey = Pick<
  typeof apiKeys.$inferInsert,
  'personId' | 'kind' | 'name' | 'scopes' | 'origins' | 'expiresAt'
>;

/**
 * Makes a key and tells its owner of it by every channel, in the transaction of the reason. The text
 * of it leaves with the answer and is kept nowhere.
 */
export async function handOutKey(
  context: Context,
  tx: Transaction,
  asked: NewKey,
  why: 'create' | 'rotate',
) {
  const key = newKeyText(asked.kind);
  const row = await insertOne(tx, apiKeys, {
    ...asked,
    shown: shownOfKey(key, asked.kind),
    keyHash: hashToken(key),
    createdAt: context.now(),
  });
  await audit(context, tx, {
    action: `api-key.${why}`,
    subjectKind: 'api_key',
    subjectId: row.id,
    detail: { kind: row.kind, scopes: row.scopes, origins: row.origins },
  });
  await notify(context, tx, row.personId, {
    kind: 'api_key',
    title: () => (why === 'create' ? words.keyMade : words.keyRotated),
    body: () =>
      words.keyBody({
        kind: KEY_KIND_LABEL[row.kind].toLowerCase(),
        name: row.name,
        shown: row.shown,
      }),
    link: '/ApiKeys',
  });
  return { key, about: presentKey(row) };
}
