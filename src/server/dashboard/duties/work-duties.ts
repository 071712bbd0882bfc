import { type SQL, sql } from 'drizzle-orm';
import { RESPONSE_HOURS } from '#domain/professionals/lead.ts';
import { endOf, hours, ofHome, type Parts, source } from './duty-source.ts';

/** Work may be about no home. */
const workOf = {
  from: sql`engagements t`,
  ...ofHome,
  profession: sql`t.profession`,
  since: sql`t.updated_at`,
};

/** What professionals, and who hires them, are waited for with. */
export function workDuties(at: SQL): SQL[] {
  const ofProfessional = { ...workOf, person: sql`t.professional_id` };
  const ofClient = { ...workOf, person: sql`t.client_id` };
  const open = { due: sql`t.expires_at`, where: sql`t.expires_at > ${at}` };
  const lead = {
    from: sql`leads t`,
    person: sql`t.agent_id`,
    title: sql`t.wants_text`,
  };
  const draft = {
    from: sql`agreements t join engagements e on e.id = t.engagement_id`,
    ...ofHome,
    person: sql`e.professional_id`,
    about: sql`e.id`,
    since: sql`t.updated_at`,
    where: sql`e.state in ('paid', 'working')`,
  };
  const signing = (side: 'seller' | 'buyer') => ({
    from: sql`agreements t join bookings b on b.listing_id = t.listing_id
      and b.buyer_id = t.buyer_id and b.state in ('accepted', 'paid', 'completed')`,
    ...ofHome,
    person: sql`t.${sql.raw(`${side}_id`)}`,
    isOwner: side === 'seller',
    about: sql`b.id`,
    since: sql`t.updated_at`,
    where: sql`not exists (select from agreement_consents c
      where c.agreement_id = t.id and c.side = ${side})`,
  });
  return [
    source('engagement', 'requests', 'state', { ...ofProfessional, ...open }),
    source('engagement', 'quotes', 'state', { ...ofClient, ...open }),
    source('engagement', 'fees', 'state', { ...ofClient, ...open }),
    source('engagement', 'starts', 'state', ofProfessional),
    source('engagement', 'deliveries', 'state', {
      ...ofProfessional,
      due: endOf('t.due_on'),
    }),
    source('engagement', 'confirmations', 'state', ofClient),
    source('interest', 'offers', 'state', {
      from: sql`agent_interests t`,
      ...ofHome,
      ...open,
      person: sql`t.owner_id`,
      isOwner: true,
      about: sql`t.agent_id`,
      since: sql`t.created_at`,
    }),
    source('lead', 'leads', 'state', {
      ...lead,
      since: sql`t.created_at`,
      due: sql`t.created_at + ${hours(RESPONSE_HOURS)}`,
    }),
    source('lead', 'followUps', 'state', {
      ...lead,
      since: sql`t.follow_up_at`,
      where: sql`t.follow_up_at <= ${at}`,
    }),
    source('agreement', 'drafts', 'state', draft),
    source('agreement', 'refusedAgreements', 'state', draft),
    source('agreement', 'agreements', 'state', signing('seller')),
    source('agreement', 'agreements', 'state', signing('buyer')),
    ...renewals(),
    source('licence', 'licences', 'state', {
      from: sql`licences t`,
      person: sql`t.person_id`,
      title: sql`t.number`,
      since: sql`coalesce(t.decided_at, t.submitted_at)`,
    }),
  ];
}

/** Of an offer whoever did not make it; of an accepted one both, while nothing was drawn up by it. */
function renewals(): SQL[] {
  const of = (
    name: 'renewals' | 'renewalsToDraw',
    side: 'seller' | 'buyer',
    parts: Partial<Parts>,
  ) =>
    source('renewal', name, 'state', {
      from: sql`renewals t join agreements a on a.id = t.agreement_id
        join lateral (select max(k.id) as id from bookings k where k.listing_id = a.listing_id
          and k.owner_id = a.seller_id and k.buyer_id = a.buyer_id
          and k.state in ('accepted', 'paid', 'completed')) b on b.id is not null`,
      listing: sql`a.listing_id`,
      person: sql`a.${sql.raw(`${side}_id`)}`,
      isOwner: side === 'seller',
      about: sql`b.id`,
      since: sql`t.updated_at`,
      ...parts,
    });
  const notDrawnUp = sql`not exists (select from agreements n where n.listing_id = a.listing_id
    and n.seller_id = a.seller_id and n.buyer_id = a.buyer_id and n.id > a.id
    and n.state in ('draft', 'shared', 'agreed'))`;
  return (['seller', 'buyer'] as const).flatMap((side) => [
    of('renewals', side, {
      due: sql`t.expires_at`,
      where: sql`t.offered_by <> a.${sql.raw(`${side}_id`)}`,
    }),
    of('renewalsToDraw', side, { due: endOf('t.start_on'), where: notDrawnUp }),
  ]);
}
