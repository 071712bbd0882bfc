import { type SQL, sql } from 'drizzle-orm';
import { RECORD_MEETING_HOURS } from '#domain/deals/meeting.ts';
import { ANSWER_VISIT_HOURS, MISSED_AFTER_HOURS } from '#domain/deals/visit.ts';
import { FRESHNESS_DAYS } from '#domain/homes/listing-lifecycle.ts';
import { days, hours, ofHome, select, source } from './duty-source.ts';

/** What owners and buyers are waited for with until a deal is paid. */
export function dealDuties(at: SQL): SQL[] {
  const stillOpen = sql`t.expires_at > ${at}`;
  const tested = sql`exists (select from orders o where o.subject_kind = 'booking'
    and o.subject_id = t.id and o.purpose = 'penny' and o.state in ('paid', 'returned'))`;
  const running = {
    ...ofHome,
    due: sql`t.expires_at`,
    since: sql`t.updated_at`,
  };
  const booking = { from: sql`bookings t`, ...running };
  const ofOwner = { person: sql`t.owner_id`, isOwner: true };
  const ofBuyer = { person: sql`t.buyer_id` };
  const visit = { from: sql`visits t`, ...ofHome, ...ofOwner };
  const meeting = { from: sql`meetings t`, title: sql`t.about`, since: sql`t.created_at` };
  return [
    source('bid', 'bids', 'state', {
      from: sql`bids t`,
      ...running,
      ...ofOwner,
      where: stillOpen,
    }),
    source('bid', 'counters', 'state', {
      from: sql`bids t`,
      ...running,
      ...ofBuyer,
      where: stillOpen,
    }),
    source('contact', 'contacts', 'state', {
      ...running,
      ...ofOwner,
      from: sql`contact_requests t`,
      since: sql`t.created_at`,
      where: stillOpen,
    }),
    source('visit', 'visits', 'state', {
      ...visit,
      since: sql`t.created_at`,
      due: sql`least(t.created_at + ${hours(ANSWER_VISIT_HOURS)}, t.starts_at)`,
      where: sql`t.starts_at > ${at} and t.created_at > ${at} - ${hours(ANSWER_VISIT_HOURS)}`,
    }),
    source('visit', 'checkIns', 'state', {
      ...visit,
      since: sql`t.starts_at`,
      due: sql`t.ends_at + ${hours(MISSED_AFTER_HOURS)}`,
      where: sql`t.starts_at <= ${at} and t.ends_at > ${at} - ${hours(MISSED_AFTER_HOURS)}`,
    }),
    source('booking', 'bookings', 'state', { ...booking, ...ofOwner, where: stillOpen }),
    // Beside its owner, who may decide before: the hold ends in minutes without it.
    select('testPayments', {
      ...booking,
      ...ofBuyer,
      where: sql`t.state = 'held' and ${stillOpen} and not ${tested}`,
    }),
    source('booking', 'tokens', 'state', { ...booking, ...ofBuyer, where: stillOpen }),
    source('booking', 'completions', 'state', {
      ...booking,
      ...ofOwner,
      where: sql`not exists (select from instalments i where i.booking_id = t.id and i.state = 'due')`,
    }),
    source('meeting', 'meetings', 'state', {
      ...meeting,
      person: sql`t.guest_id`,
      due: sql`t.starts_at`,
      where: sql`t.ends_at > ${at}`,
    }),
    source('meeting', 'records', 'state', {
      ...meeting,
      person: sql`t.host_id`,
      since: sql`t.ends_at`,
      due: sql`t.ends_at + ${hours(RECORD_MEETING_HOURS)}`,
      where: sql`t.ends_at <= ${at} and t.ends_at > ${at} - ${hours(RECORD_MEETING_HOURS)}`,
    }),
    source('listing', 'listings', 'status', {
      from: sql`listings t`,
      ...ofOwner,
      listing: sql`t.id`,
      since: sql`t.confirmed_at + ${days(FRESHNESS_DAYS.reconfirm)}`,
      due: sql`t.confirmed_at + ${days(FRESHNESS_DAYS.expire)}`,
      where: sql`not t.demo and t.source is null
        and t.confirmed_at < ${at} - ${days(FRESHNESS_DAYS.reconfirm)}`,
    }),
  ];
}
