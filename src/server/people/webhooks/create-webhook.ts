import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { type createWebhook, MAX_WEBHOOKS } from '#contract/people/webhooks.ts';
import doneWords from '#messages/people/done/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { webhooks } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { presentWebhook, requireCallable } from './own-webhook.ts';
import { newSecret, sealSecret } from './secret.ts';
import { tellOwner } from './tell-owner.ts';

export const createWebhookVerb: Verb<typeof createWebhook> = async (context, { body }) => {
  const { url, description, types } = body;
  requireCallable(context, url);
  const secret = newSecret();
  const made = await context.db.transaction(async (tx) => {
    const { id: personId } = await lockCaller(context, tx);
    if ((await tx.$count(webhooks, eq(webhooks.personId, personId))) >= MAX_WEBHOOKS) {
      throw new AppError('conflict', refusalsWords.mostWebhooks({ most: MAX_WEBHOOKS }));
    }
    const row = await insertOne(tx, webhooks, {
      personId,
      url,
      description,
      types,
      secretSealed: sealSecret(context, secret),
      createdAt: context.now(),
    });
    const detail = { webhook: row.id, host: new URL(url).host };
    await audit(context, tx, {
      action: 'webhook.create',
      subjectKind: 'person',
      subjectId: personId,
      detail,
    });
    await tellOwner(context, tx, row, 'added');
    return row;
  });
  return success({ ...presentWebhook(made, context.now()), secret }, doneWords.webhookAdded);
};
