import { sql } from 'drizzle-orm';
import type { openCalendar } from '#contract/dashboard.ts';
import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import { dutyOf } from '#domain/duties/index.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import type { Language } from '#messages/lib/language.ts';
import words from '#messages/people/calendar-address/index.ts';
import type { Context } from '#server/core/context.ts';
import { findDuties, linkOf } from '#server/dashboard/duties/find-duties.ts';
import { rows } from '#server/db/rows.ts';
import { type CalendarEvent, MEETINGS, writeCalendar } from '#server/deals/visits/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { hashToken } from '#server/session/token.ts';

/** A deadline stands in a calendar as its last half hour. */
const DEADLINE_MS = 30 * MINUTE_MS;

interface Appointment {
  kind: 'visit' | 'meeting';
  id: number;
  title: string;
  startsAt: Date;
  endsAt: Date;
}

/** Agreed visits and meetings to come. Where they are stands behind the link, not in the feed. */
const findAppointments = ({ db }: Context, personId: number, now: Date) =>
  rows<Appointment>(
    db,
    sql`select 'visit' as kind, v.id, l.title, v.starts_at as "startsAt",
          v.ends_at as "endsAt"
        from visits v join listings l on l.id = v.listing_id
        where (v.owner_id = ${personId} or v.buyer_id = ${personId}) and v.state = 'booked'
          and v.ends_at > ${now}
        union all
        select 'meeting', m.id, m.about, m.starts_at, m.ends_at from meetings m
        where (m.host_id = ${personId} or m.guest_id = ${personId}) and m.state = 'agreed'
          and m.ends_at > ${now}
        order by 4 limit 200`,
  );

async function eventsOf(context: Context, personId: number): Promise<CalendarEvent[]> {
  const now = context.now();
  const site = context.env.SITE_URL;
  const { hostname } = new URL(site);
  const common = {
    cancelled: false,
    stamp: now,
    organizer: `no-reply@${hostname}`,
    place: null,
  };
  const [duties, appointments] = await Promise.all([
    findDuties(context, personId, now),
    findAppointments(context, personId, now),
  ]);
  const due = duties.flatMap((duty) => {
    if (!duty.due) return [];
    const { words, detail } = dutyOf(duty.name);
    const title = duty.title();
    return {
      ...common,
      uid: `${duty.name}-${duty.id}@${hostname}`,
      start: new Date(duty.due.getTime() - DEADLINE_MS),
      end: duty.due,
      summary: title ? `${words[0]}: ${title}` : words[0],
      description: detail,
      url: `${site}${linkOf(duty)}`,
    };
  });
  const meet = appointments.map(({ kind, id, title, startsAt, endsAt }) => ({
    ...common,
    uid: `${kind}-${id}@${hostname}`,
    start: startsAt,
    end: endsAt,
    summary: kind === 'visit' ? words.visitTo({ title }) : words.meetingAbout({ title }),
    description: words.behindTheLink,
    url: `${site}${MEETINGS}`,
  }));
  return [...meet, ...due];
}

export const openCalendarVerb: Verb<typeof openCalendar> = async (context, { params }) => {
  const [feed] = await rows<{ personId: number; language: Language }>(
    context.db,
    sql`select f.person_id as "personId", p.language from calendar_feeds f join people p on p.id = f.person_id
        where f.secret_hash = ${hashToken(params.secret)}
          and p.deleted_at is null and p.suspended_at is null`,
  );
  if (!feed) throw new AppError('not_found');
  // Who fetches it is a calendar: its owner’s language is said, whatever that asks for.
  const events = await inLanguage(feed.language, () => eventsOf(context, feed.personId));
  const text = writeCalendar(...events);
  return new Download(text, 'text/calendar; charset=utf-8; method=PUBLISH', 'propertysearch.ics');
};
