import { sql } from 'drizzle-orm';
import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { meetingCalendar } from '#contract/talk/meetings.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import words from '#messages/talk/meetings/index.ts';
import { writeCalendar } from '#server/deals/visits/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { languageOf } from '#server/session/language-of.ts';
import { personOf } from '#server/session/person.ts';
import { findMeetings } from './find-meetings.ts';
import { MEETINGS } from './links.ts';

export const meetingCalendarVerb: Verb<typeof meetingCalendar> = async (context, { params }) => {
  const { id: me } = personOf(context);
  const [meeting] = await findMeetings(context, me, sql`m.id = ${params.meetingId}`, 1);
  if (!meeting) throw new AppError('not_found');
  const { id, state } = meeting;
  if (state === 'proposed' || state === 'declined') {
    throw new AppError('conflict', words.agreedForCalendar);
  }
  const url = `${context.env.SITE_URL}${MEETINGS}`;
  const { hostname } = new URL(url);
  const cancelled = state === 'cancelled';
  const description = inLanguage(await languageOf(context.db, me), () =>
    words.calendarWith({ name: meeting.other.name, url }),
  );
  const text = writeCalendar({
    uid: `meeting-${id}@${hostname}`,
    cancelled,
    stamp: context.now(),
    start: new Date(meeting.start),
    end: new Date(meeting.end),
    summary: meeting.about,
    description,
    organizer: `no-reply@${hostname}`,
    url,
    place: { text: meeting.place },
  });
  const method = cancelled ? 'CANCEL' : 'PUBLISH';
  const mime = `text/calendar; charset=utf-8; method=${method}`;
  return new Download(text, mime, `meeting-${id}.ics`);
};
