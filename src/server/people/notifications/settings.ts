import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { getNotificationSettings } from '#contract/people/notifications.ts';
import type { Role } from '#domain/lib/role.ts';
import { CHANNELS, isAlwaysSent, isWanted, kindsFor } from '#domain/people/notification.ts';
import type { Context } from '#server/core/context.ts';
import { notificationPreferences, notificationSettings } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

/** The whole grid with the caller's choices in it, their quiet hours, and the key for push. */
export async function presentSettings(
  { db, ports }: Context,
  { id: personId, role }: { id: number; role: Role },
) {
  const [chosen, [hours]] = await Promise.all([
    db.select().from(notificationPreferences).where(eq(notificationPreferences.personId, personId)),
    db.select().from(notificationSettings).where(eq(notificationSettings.personId, personId)),
  ]);
  const wanted = new Map(chosen.map((cell) => [`${cell.kind} ${cell.channel}`, cell.wanted]));
  const { quietFrom: from = null, quietUntil: until = null } = hours ?? {};
  return {
    grid: kindsFor(role).flatMap((kind) =>
      CHANNELS.map((channel) => ({
        kind,
        channel,
        wanted: isWanted(kind, channel, wanted.get(`${kind} ${channel}`)),
        fixed: isAlwaysSent(kind, channel),
      })),
    ),
    quiet: from === null || until === null ? null : { from, until },
    pushKey: ports.push.publicKey,
  };
}

export const getSettings: Verb<typeof getNotificationSettings> = async (context) =>
  success(await presentSettings(context, personOf(context)));
