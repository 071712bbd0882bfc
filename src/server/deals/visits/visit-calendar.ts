import { sql } from 'drizzle-orm';
import type { MeetingData, visitCalendar } from '#contract/deals/visits.ts';
import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import { placeWords } from '#domain/homes/place-labels.ts';
import words from '#messages/deals/visit-calendar/index.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import type { Verb } from '#server/http/execute.ts';
import { languageOf } from '#server/session/language-of.ts';
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
  const said = inLanguage(await languageOf(context.db, id), () => ({
    summary: words.summary({ title: propertydata.title }),
    description: words.description({ name: visit.other.name, url }),
  }));
  const text = writeCalendar({
    ...said,
    uid: `visit-${visit.id}@${hostname}`,
    cancelled,
    stamp: context.now(),
    start: new Date(visit.start),
    end: new Date(visit.end),
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
