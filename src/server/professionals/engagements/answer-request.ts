import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type {
  declineEngagement,
  quoteEngagement,
} from '#contract/professionals/engagement-steps.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { ENGAGEMENT_DAYS } from '#domain/professionals/engagement.ts';
import doneWords from '#messages/professionals/done/index.ts';
import words from '#messages/professionals/news/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { lockEngagement } from './lock-engagement.ts';
import { moveEngagement } from './move-engagement.ts';
import { nameOf } from './names.ts';
import { reckonResponseTime } from './response-time.ts';
import { takeRequest } from './take-request.ts';

export const quoteEngagementVerb: Verb<typeof quoteEngagement> = async (
  context,
  { params, body },
) => {
  const at = context.now();
  const quotePaise = fromRupees(body.amount);
  await context.db.transaction(async (tx) => {
    await lockCaller(context, tx);
    const engagement = await lockEngagement(context, tx, params.id, 'professional');
    const name = await nameOf(tx, engagement.professionalId);
    await moveEngagement(context, tx, engagement, 'quote', {
      set: sql`quote_paise = ${quotePaise}, quote_note = ${body.note},
        work_days = ${body.workDays}, answered_at = ${at}`,
      expiresAt: daysFrom(at, ENGAGEMENT_DAYS.quoted),
      tell: {
        client: {
          title: () => words.haveQuote,
          body: () =>
            words.haveQuoteBody({
              name,
              quotePaise: inRupees(quotePaise),
              workDays: body.workDays,
              quoted: ENGAGEMENT_DAYS.quoted,
              note: body.note,
            }),
        },
      },
    });
    await takeRequest(context, tx, engagement);
    await reckonResponseTime(tx, engagement.professionalId);
  });
  return success({ engagementId: params.id, state: 'quoted' as const }, doneWords.quoteSent);
};

export const declineEngagementVerb: Verb<typeof declineEngagement> = async (
  context,
  { params, body },
) => {
  await context.db.transaction(async (tx) => {
    const engagement = await lockEngagement(context, tx, params.id, 'professional');
    const name = await nameOf(tx, engagement.professionalId);
    await moveEngagement(context, tx, engagement, 'decline', {
      set: sql`answered_at = ${context.now()}`,
      note: body.reason,
      tell: {
        client: {
          title: () => words.requestDeclined,
          body: () => words.cannotTake({ name, reason: body.reason }),
        },
      },
    });
    await reckonResponseTime(tx, engagement.professionalId);
  });
  return success({ engagementId: params.id, state: 'declined' as const }, doneWords.declined);
};
