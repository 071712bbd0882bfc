import { truncate } from '#domain/lib/truncate.ts';
import words from '#messages/people/news/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { WebhookRow } from '#server/db/schema/index.ts';
import { notify } from '#server/people/notifications/index.ts';

const WHAT = {
  added: (url: string) => ({
    title: () => words.webhookAdded,
    body: () => words.webhookSends({ url }),
  }),
  moved: (url: string) => ({
    title: () => words.webhookMoved,
    body: () => words.webhookSends({ url }),
  }),
  rotated: (url: string) => ({
    title: () => words.webhookSecret,
    body: () => words.webhookSigns({ url }),
  }),
};

/** Who took over an account, or found a key, must not take what happens in it along in silence. */
export async function tellOwner(
  context: Context,
  tx: Transaction,
  { personId, url }: WebhookRow,
  what: keyof typeof WHAT,
): Promise<void> {
  const { title, body } = WHAT[what](truncate(url, 120));
  await notify(context, tx, personId, {
    kind: 'security',
    title,
    body: () => words.webhookNotYou({ body: body() }),
    link: '/Webhooks',
  });
}
