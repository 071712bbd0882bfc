import { truncate } from '#domain/lib/truncate.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { WebhookRow } from '#server/db/schema/index.ts';
import { notify } from '#server/people/notifications/index.ts';

const WHAT = {
  added: (url: string) => ({
    title: 'A webhook was added to your account',
    body: `What happens to your things is sent to ${url} from now on.`,
  }),
  moved: (url: string) => ({
    title: 'A webhook of yours leads elsewhere now',
    body: `What happens to your things is sent to ${url} from now on.`,
  }),
  rotated: (url: string) => ({
    title: 'A webhook of yours has a new secret',
    body: `It signs what is sent to ${url}, and was shown once just now.`,
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
    body: `${body} If that was not you, remove the webhook, look through your API keys, and change your password.`,
    link: '/Webhooks',
  });
}
