import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { people } from '#server/db/schema/index.ts';
import { type NotificationWords, notify } from '#server/people/notifications/index.ts';

interface Alarm extends NotificationWords {
  link: string;
}

/** Tells every one of staff, in the app and by mail, whatever they have muted. */
export async function tellAllStaff(context: Context, alarm: Alarm): Promise<void> {
  await context.db.transaction(async (tx) => {
    const staff = await tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.role, 'admin'), isNull(people.suspendedAt), isNull(people.deletedAt)));
    for (const { id } of staff) await notify(context, tx, id, { kind: 'security', ...alarm });
  });
}
