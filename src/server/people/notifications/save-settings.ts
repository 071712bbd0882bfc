import { sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError, type FieldError } from '#contract/lib/errors.ts';
import type { saveNotificationSettings } from '#contract/people/notifications.ts';
import { isAlwaysSent } from '#domain/people/notification.ts';
import words from '#messages/people/refusals/index.ts';
import { notificationPreferences, notificationSettings } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { presentSettings } from './settings.ts';

type Body = BodyOf<typeof saveNotificationSettings>;

function check({ grid = [], quiet }: Body): void {
  const errors: FieldError[] = grid.flatMap(({ kind, channel, wanted }, at) =>
    !wanted && isAlwaysSent(kind, channel)
      ? [{ path: `grid.${at}.wanted`, message: words.securityStays }]
      : [],
  );
  if (quiet && quiet.from === quiet.until) {
    errors.push({ path: 'quiet.until', message: words.twoTimes });
  }
  if (errors.length > 0) throw new AppError('invalid', errors[0]?.message, errors);
}

/** Changes the cells that are named and leaves the others; `quiet: null` ends quiet hours. */
export const saveSettings: Verb<typeof saveNotificationSettings> = async (context, { body }) => {
  check(body);
  const person = personOf(context);
  const { id: personId } = person;
  // A cell named twice counts as last said; one statement cannot write a row twice.
  const cells = new Map(
    body.grid?.map((cell) => [`${cell.kind} ${cell.channel}`, { ...cell, personId }]),
  );
  await context.db.transaction(async (tx) => {
    if (cells.size > 0) {
      const { personId: person, kind, channel } = notificationPreferences;
      await tx
        .insert(notificationPreferences)
        .values([...cells.values()])
        .onConflictDoUpdate({
          target: [person, kind, channel],
          set: { wanted: sql`excluded.wanted` },
        });
    }
    if (body.quiet !== undefined) {
      const hours = {
        quietFrom: body.quiet?.from ?? null,
        quietUntil: body.quiet?.until ?? null,
      };
      await tx
        .insert(notificationSettings)
        .values({ personId, ...hours })
        .onConflictDoUpdate({ target: notificationSettings.personId, set: hours });
    }
  });
  return success(await presentSettings(context, person), words.choicesSaved);
};
