import { type SQL, sql } from 'drizzle-orm';
import { puneDay } from '#server/db/pune-day.ts';
import { plainNumber } from '#server/db/rows.ts';
import { endOf, source } from './duty-source.ts';

/** Days before an instalment is due from which on it is its buyer's to pay. */
const INSTALMENT_DAYS = 7;

/** What payers are waited for with, advertisers among them. */
export function moneyDuties(at: SQL): SQL[] {
  return [
    source('instalment', 'instalments', 'state', {
      from: sql`instalments t join bookings b on b.id = t.booking_id and b.state = 'paid'`,
      listing: sql`b.listing_id`,
      person: sql`b.buyer_id`,
      about: sql`t.booking_id`,
      since: sql`t.created_at`,
      due: endOf('t.due_on'),
      where: sql`t.due_on <= ${puneDay(at)} + ${plainNumber(INSTALMENT_DAYS)}`,
    }),
    source('release', 'releases', 'state', {
      from: sql`releases t
        left join bookings b on t.subject_kind = 'booking' and b.id = t.subject_id
        left join engagements e on t.subject_kind = 'engagement' and e.id = t.subject_id`,
      listing: sql`coalesce(b.listing_id, e.listing_id)`,
      person: sql`t.payer_id`,
      about: sql`t.subject_id`,
      profession: sql`e.profession`,
      isOwner: sql`(b.owner_id = t.payer_id) is true`,
      since: sql`t.created_at`,
      due: sql`t.expires_at`,
      where: sql`t.expires_at > ${at}`,
    }),
    ...settlements(),
    source('subscription', 'packages', 'state', {
      from: sql`subscriptions t`,
      person: sql`t.person_id`,
      since: sql`t.ends_at`,
      due: sql`t.ends_at`,
    }),
    ...ads(at),
  ];
}

function settlements(): SQL[] {
  const of = (name: 'settlements' | 'owed', who: SQL, due: SQL) =>
    source('settlement', name, 'state', {
      from: sql`settlements t join bookings b on b.id = t.booking_id`,
      listing: sql`b.listing_id`,
      person: who,
      about: sql`t.booking_id`,
      isOwner: sql`(b.owner_id = ${who}) is true`,
      since: sql`t.updated_at`,
      due,
    });
  const otherSide = sql`case when t.proposed_by = b.owner_id then b.buyer_id else b.owner_id end`;
  return [
    of('settlements', otherSide, sql`t.expires_at`),
    of('owed', sql`t.owed_by`, endOf('t.due_on')),
  ];
}

function ads(at: SQL): SQL[] {
  const ad = {
    from: sql`ad_campaigns t`,
    person: sql`t.owner_id`,
    title: sql`t.headline`,
    since: sql`t.updated_at`,
  };
  return [
    source('campaign', 'adsToPay', 'state', {
      ...ad,
      due: endOf('t.ends_on'),
      where: sql`t.ends_on >= ${puneDay(at)}`,
    }),
    source('campaign', 'adsToRevise', 'state', ad),
  ];
}
