import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '#domain/lib/role.ts';
import words from '#messages/people/needs/index.ts';
import type { Database } from '#server/db/client.ts';
import { writtenOnce } from '#server/db/rows.ts';

interface Figure {
  label: string;
  value: number;
  link: string | null;
}

type Find = (db: Database, personId: number, now: Date) => Promise<Figure[]>;

const ownLive = (personId: SQL) =>
  sql`(select count(*) from listings where owner_id = ${personId} and status = 'live')`;

const userFigures = writtenOnce<
  { live: number; favourites: number; visits: number },
  'personId' | 'now'
>(
  ['personId', 'now'],
  ({ personId, now }) =>
    sql`select ${ownLive(personId)} as live,
          (select count(*) from favourites where person_id = ${personId}) as favourites,
          (select count(*) from visits where (owner_id = ${personId} or buyer_id = ${personId})
            and state in ('requested', 'booked') and ends_at > ${now}) as visits`,
);

const agentFigures = writtenOnce<{ live: number }, 'personId'>(
  ['personId'],
  ({ personId }) => sql`select ${ownLive(personId)} as live`,
);

const staffFigures = writtenOnce<{ people: number; live: number; waiting: number }, never>(
  [],
  () =>
    sql`select (select count(*) from people where deleted_at is null) as people,
          (select count(*) from listings where status = 'live') as live,
          (select count(*) from identity_checks where state in ('submitted', 'recheck'))
            + (select count(*) from licences where state = 'submitted'
               and (document_id is not null or link is not null)) as waiting`,
);

const ofUser: Find = async (db, personId, now) => {
  const [found] = await userFigures(db, { personId, now: now.toISOString() });
  return [
    { label: words.myLive, value: found?.live ?? 0, link: '/OwnerPropertiesScreen' },
    { label: words.favourites, value: found?.favourites ?? 0, link: '/FavoritesProperties' },
    { label: words.visitsAhead, value: found?.visits ?? 0, link: '/ScheduleMeeting' },
  ];
};

const ofAgent: Find = async (db, personId) => {
  const [found] = await agentFigures(db, { personId });
  return [{ label: words.myLive, value: found?.live ?? 0, link: '/OwnerPropertiesScreen' }];
};

const ofStaff: Find = async (db) => {
  const [found] = await staffFigures(db, {});
  return [
    { label: words.people, value: found?.people ?? 0, link: '/Admin/Users' },
    { label: words.live, value: found?.live ?? 0, link: null },
    { label: words.toReview, value: found?.waiting ?? 0, link: '/Admin/Kyc' },
  ];
};

/** Lawyers and evaluators have no figures before there is work for them. */
const OF_ROLE: Partial<Record<Role, Find>> = { user: ofUser, agent: ofAgent, admin: ofStaff };

export async function findFigures(
  db: Database,
  { id, role }: { id: number; role: Role },
  now: Date,
): Promise<Figure[]> {
  return (await OF_ROLE[role]?.(db, id, now)) ?? [];
}
