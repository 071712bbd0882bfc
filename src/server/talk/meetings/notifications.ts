import { PUNE_ZONE } from '#domain/lib/time/pune.ts';
import { formatSpanIn, placeOfZone, zonesDiffer } from '#domain/lib/time/zone.ts';
import words from '#messages/talk/meetings/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { notify } from '#server/people/notifications/index.ts';
import { MEETINGS } from './links.ts';
import type { Meeting } from './meeting-row.ts';

type Times = Pick<Meeting, 'startsAt' | 'endsAt' | 'timeZone'>;

/** When a meeting is, in the zone it was chosen in, and in Pune's where that shows another time. */
export function whenWords({ startsAt, endsAt, timeZone }: Times): string {
  const chosen = formatSpanIn(startsAt, endsAt, timeZone);
  if (!zonesDiffer(startsAt, timeZone, PUNE_ZONE)) return chosen;
  return words.whenInZone({
    chosen,
    timeZone: placeOfZone(timeZone),
    startsAt: formatSpanIn(startsAt, endsAt, PUNE_ZONE),
  });
}

/** Tells one of the two, with the way to their meetings. */
export function tell(
  context: Context,
  tx: Queryable,
  personId: number,
  meeting: Times & Pick<Meeting, 'about'>,
  { title, more }: { title: () => string; more?: () => string },
): Promise<void> {
  return notify(context, tx, personId, {
    kind: 'request',
    title,
    body: () =>
      words.about({ about: meeting.about, when: whenWords(meeting), more: more?.() ?? '' }).trim(),
    link: MEETINGS,
  });
}
