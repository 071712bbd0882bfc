import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { changeWebhook, removeWebhook } from '#contract/people/webhooks.ts';
import words from '#messages/people/done/index.ts';
import newsWords from '#messages/people/news/index.ts';
import { audit } from '#server/core/audit.ts';
import { webhooks } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { lockOwnWebhook, presentWebhook, requireCallable } from './own-webhook.ts';
import { tellOwner } from './tell-owner.ts';

/** What is left out stays. */
export const changeWebhookVerb: Verb<typeof changeWebhook> = async (context, { params, body }) => {
  const { url, description, types, enabled } = body;
  if (url !== undefined) requireCallable(context, url);
  const changed = await context.db.transaction(async (tx) => {
    const before = await lockOwnWebhook(context, tx, params.webhookId);
    const isOn = before.offSince === null;
    const turned = enabled === undefined || enabled === isOn ? undefined : enabled;
    const [after = before] = await tx
      .update(webhooks)
      .set({
        url: url ?? before.url,
        description: description ?? before.description,
        types: types ?? before.types,
        ...(turned === true && { offSince: null, offWhy: null, failingSince: null }),
        ...(turned === false && { offSince: context.now(), offWhy: newsWords.webhookYouOff }),
      })
      .where(eq(webhooks.id, before.id))
      .returning();
    await audit(context, tx, {
      action: 'webhook.change',
      subjectKind: 'person',
      subjectId: before.personId,
      detail: { webhook: before.id, host: new URL(after.url).host },
    });
    if (after.url !== before.url) await tellOwner(context, tx, after, 'moved');
    return after;
  });
  return success(presentWebhook(changed, context.now()), 'Saved.');
};

export const removeWebhookVerb: Verb<typeof removeWebhook> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    const { id } = await lockOwnWebhook(context, tx, params.webhookId);
    await tx.delete(webhooks).where(eq(webhooks.id, id));
    await audit(context, tx, {
      action: 'webhook.remove',
      subjectKind: 'person',
      subjectId: personOf(context).id,
      detail: { webhook: id },
    });
  });
  return success(null, words.nothingSentThere);
};
