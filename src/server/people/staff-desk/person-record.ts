import { sql } from 'drizzle-orm';
import type { RecordSection } from '#contract/people/staff-record.ts';
import type { Context } from '#server/core/context.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { sectionOf } from './section.ts';

const NO_AMOUNT = sql`null::bigint as amount`;
const NO_LINK = sql`null::text as link`;

/** Who somebody showed to be: numbers as masked as they are kept. */
const identity = (id: number) => sql`
  select case c.kind when 'pan' then 'PAN' else initcap(c.kind::text) end || coalesce(' ' || coalesce(c.pan_masked, 'ending ' || c.last_four), '') as title,
    coalesce('Name on it: ' || c.checked_name, c.reason) as detail, c.state::text, ${NO_AMOUNT},
    c.created_at as at,
    case when c.state in ('submitted', 'recheck') then '/Admin/Kyc?check=' || c.id end as link
  from identity_checks c where c.person_id = ${id}
  union all
  select 'Licence ' || l.number, coalesce(l.link, l.reason), l.state::text, ${NO_AMOUNT},
    l.submitted_at, case when l.state = 'submitted' then '/Admin/Kyc?licence=' || l.id end
  from licences l where l.person_id = ${id}`;

const accounts = (id: number) => sql`
  select 'Account ending ' || b.last_four as title, b.ifsc || ', ' || b.name_at_bank as detail,
    case when b.removed_at is null then 'name ' || b.name_state::text else 'removed' end as state,
    ${NO_AMOUNT}, b.created_at as at, ${NO_LINK}
  from bank_accounts b where b.person_id = ${id}`;

const sessions = (id: number) => sql`
  select left(s.user_agent, 80) as title, s.address as detail,
    case when s.revoked_at is not null or s.expires_at < now() then 'ended' else 'open' end as state,
    ${NO_AMOUNT}, s.last_seen_at as at, '/Admin/Audit?action=session.&person=' || ${id}::int as link
  from sessions s where s.person_id = ${id}`;

/** Whom they blocked, and who blocked them. */
const blocks = (id: number) => sql`
  select case when b.blocker_id = ${id} then 'Blocked ' else 'Blocked by ' end || ${fullNameIn('p')} as title,
    null::text as detail, null::text as state, ${NO_AMOUNT}, b.created_at as at,
    '/Admin/Users/' || p.id as link
  from blocks b join people p on p.id = case when b.blocker_id = ${id} then b.blocked_id else b.blocker_id end
  where ${id}::int in (b.blocker_id, b.blocked_id)`;

/** What staff and the person did about this account, but for looks. */
const doings = (id: number) => sql`
  select a.action as title, coalesce(a.detail ->> 'reason', '') as detail,
    case when a.actor_id = ${id} then 'themselves' when a.actor_id is null then 'the house' else 'staff' end as state,
    ${NO_AMOUNT}, a.at, '/Admin/Audit?person=' || ${id}::int as link
  from audit_log a where a.subject_kind = 'person' and a.subject_id = ${id}
    and a.action <> 'person.look' and a.action <> 'person.open'`;

export async function accountRecord({ db }: Context, personId: number): Promise<RecordSection[]> {
  return Promise.all([
    sectionOf(db, 'Identity and licence', identity(personId)),
    sectionOf(db, 'Bank accounts', accounts(personId)),
    sectionOf(db, 'Sign-ins', sessions(personId)),
    sectionOf(db, 'Blocks', blocks(personId)),
    sectionOf(db, 'What was done', doings(personId)),
  ]);
}
