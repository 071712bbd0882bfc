import { sql } from 'drizzle-orm';
import type { MeetingData, visitCalendar } from '#contract/deals/visits.ts';
import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import { placeWords } from '#domain/homes/place-labels.ts';
import words from '#messages/deals/visits/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findVisits } from './find-visits.ts';
import { writeCalendar } from './ics.ts';
import { MEETINGS } from './links.ts';

function placeOf({ place }: MeetingData) {
  if (!place) return null;
  const { latitude, longitude } = place;
  return { text: placeWords(place), latitude, longitude };
}

export const visitCalendarVerb: Verb<typeof visitCalendar> = async (context, { params }) => {
  const { id } = personOf(context);
  const [found] = await findVisits(context, id, sql`v.id = ${params.visitId}`, 1);
  if (!found) throw new AppError('not_found');
  const { meetingdata: visit, propertydata } = found;
  const url = `${context.env.SITE_URL}${MEETINGS}`;
  const { hostname } = new URL(url);
  const cancelled = visit.state === 'cancelled';
  const text = writeCalendar({
    uid: `visit-${visit.id}@${hostname}`,
    cancelled,
    stamp: context.now(),
    start: new Date(visit.start),
    end: new Date(visit.end),
    summary: `Visit: ${propertydata.title}`,
    description: words.calendarWith({ name: visit.other.name, url }),
    organizer: `no-reply@${hostname}`,
    url,
    place: placeOf(visit),
  });
  const method = cancelled ? 'CANCEL' : 'PUBLISH';
  return new Download(
    text,
    `text/calendar; charset=utf-8; method=${method}`,
    `visit-${visit.id}.ics`,
  );
};
