import { eq, sql } from 'drizzle-orm';
import type { endCalendar, getCalendar, makeCalendar } from '#contract/dashboard.ts';
import { success } from '#contract/lib/envelope.ts';
import words from '#messages/people/calendar-address/index.ts';
import { audit } from '#server/core/audit.ts';
import { calendarFeeds } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { personOf } from '#server/session/person.ts';
import { hashToken, newToken } from '#server/session/token.ts';

export const getCalendarVerb: Verb<typeof getCalendar> = async (context) => {
  const [feed] = await context.db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.personId, personOf(context).id));
  return success({ since: feed?.createdAt.toISOString() ?? null });
};

/**
 * The address is shown once; only its hash is kept, and an earlier one stops working. Its owner hears
 * of it: who took over a session must not read on in silence once that has ended.
 */
export const makeCalendarVerb: Verb<typeof makeCalendar> = async (context) => {
  const { id: personId } = personOf(context);
  const secret = newToken();
  const values = { personId, secretHash: hashToken(secret), createdAt: context.now() };
  await context.db.transaction(async (tx) => {
    await tx
      .insert(calendarFeeds)
      .values(values)
      .onConflictDoUpdate({
        target: calendarFeeds.personId,
        set: { secretHash: sql`excluded.secret_hash`, createdAt: sql`excluded.created_at` },
      });
    await audit(context, tx, {
      action: 'calendar.make',
      subjectKind: 'person',
      subjectId: personId,
    });
    await notify(context, tx, personId, {
      kind: 'security',
      title: () => words.made,
      body: () => words.whatItTells,
      link: '/UserDashboard',
    });
  });
  return success({
    address: `${context.env.SITE_URL}/api/calendar/${secret}/propertysearch.ics`,
  });
};

export const endCalendarVerb: Verb<typeof endCalendar> = async (context) => {
  await context.db.delete(calendarFeeds).where(eq(calendarFeeds.personId, personOf(context).id));
  return success(null);
};
