import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { OLD_SECRET_HOURS, type rotateWebhookSecret } from '#contract/people/webhooks.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import words from '#messages/people/done/index.ts';
import { audit } from '#server/core/audit.ts';
import { webhooks } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockOwnWebhook, presentWebhook } from './own-webhook.ts';
import { newSecret, sealSecret } from './secret.ts';
import { tellOwner } from './tell-owner.ts';

export const rotateSecretVerb: Verb<typeof rotateWebhookSecret> = async (context, { params }) => {
  const secret = newSecret();
  const now = context.now();
  const rotated = await context.db.transaction(async (tx) => {
    const before = await lockOwnWebhook(context, tx, params.webhookId);
    const [after = before] = await tx
      .update(webhooks)
      .set({
        secretSealed: sealSecret(context, secret),
        oldSecretSealed: before.secretSealed,
        oldSecretUntil: hoursFrom(now, OLD_SECRET_HOURS),
      })
      .where(eq(webhooks.id, before.id))
      .returning();
    await audit(context, tx, {
      action: 'webhook.rotate',
      subjectKind: 'person',
      subjectId: before.personId,
      detail: { webhook: before.id },
    });
    await tellOwner(context, tx, after, 'rotated');
    return after;
  });
  return success(
    { ...presentWebhook(rotated, now), secret },
    words.copyNewSecret({ hours: OLD_SECRET_HOURS }),
  );
};
