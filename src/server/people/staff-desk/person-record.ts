import { type SQL, sql } from 'drizzle-orm';
import type { RecordSection } from '#contract/people/staff-record.ts';
import { auditWords } from '#domain/people/audit-words.ts';
import { ACCOUNT_NAME_STATES, ACCOUNT_NAME_WORDS } from '#domain/people/bank-account.ts';
import words from '#messages/people/person-record/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { worded } from '#server/db/worded.ts';
import { saidOf, sectionOf, stateOf } from './section.ts';

const NO_AMOUNT = sql`null::bigint as amount`;
const NO_LINK = sql`null::text as link`;

/** Who somebody showed to be: numbers as masked as they are kept. */
function identity(id: number): SQL {
  const { aadhaar, pan, document } = words.check;
  const checkName = sql`case c.kind when 'pan' then ${pan}::text when 'aadhaar' then ${aadhaar}::text
    else ${document}::text end`;
  const ending = worded((lastFour) => words.ending({ lastFour }), sql`c.last_four`);
  const nameOnIt = worded((name) => words.nameOnIt({ name }), sql`c.checked_name`);
  const licence = worded((number) => words.licenceNumber({ number }), sql`l.number`);
  return sql`
  select ${checkName} || coalesce(' ' || coalesce(c.pan_masked, ${ending}), '') as title,
    coalesce(${nameOnIt}, c.reason) as detail,
    ${stateOf('identity_check', sql`c.state`)}, ${NO_AMOUNT},
    c.created_at as at,
    case when c.state in ('submitted', 'recheck') then '/Admin/Kyc?check=' || c.id end as link
  from identity_checks c where c.person_id = ${id}
  union all
  select ${licence}, coalesce(l.link, l.reason), ${stateOf('licence', sql`l.state`)}, ${NO_AMOUNT},
    l.submitted_at, case when l.state = 'submitted' then '/Admin/Kyc?licence=' || l.id end
  from licences l where l.person_id = ${id}`;
}

/** How its name stands to the person's. */
const accountState =
  () => sql`case when b.removed_at is not null then ${words.removed} else case b.name_state
  ${sql.join(
    ACCOUNT_NAME_STATES.map((state) => sql`when ${state} then ${ACCOUNT_NAME_WORDS[state]}`),
    sql` `,
  )} end end`;

const accounts = (id: number) => sql`
  select ${worded((lastFour) => words.accountEnding({ lastFour }), sql`b.last_four`)} as title, b.ifsc || ', ' || b.name_at_bank as detail,
    ${saidOf(accountState())},
    ${NO_AMOUNT}, b.created_at as at, ${NO_LINK}
  from bank_accounts b where b.person_id = ${id}`;

const sessions = (id: number) => sql`
  select left(s.user_agent, 80) as title, s.address as detail,
    ${saidOf(sql`case when s.revoked_at is not null or s.expires_at < now() then ${words.ended} else ${words.open} end`)},
    ${NO_AMOUNT}, s.last_seen_at as at, '/Admin/Audit?action=session.&person=' || ${id}::int as link
  from sessions s where s.person_id = ${id}`;

/** Whom they blocked, and who blocked them. */
const blocks = (id: number) => sql`
  select case when b.blocker_id = ${id}
      then ${worded((name) => words.blocked({ name }), fullNameIn('p'))}
      else ${worded((name) => words.blockedBy({ name }), fullNameIn('p'))} end as title,
    null::text as detail, ${saidOf(sql`null`)}, ${NO_AMOUNT}, b.created_at as at,
    '/Admin/Users/' || p.id as link
  from blocks b join people p on p.id = case when b.blocker_id = ${id} then b.blocked_id else b.blocker_id end
  where ${id}::int in (b.blocker_id, b.blocked_id)`;

/** What staff and the person did about this account, but for looks. */
const doings = (id: number) => sql`
  select a.action as title, coalesce(a.detail ->> 'reason', '') as detail,
    ${saidOf(sql`case when a.actor_id = ${id} then ${words.themselves} when a.actor_id is null then ${words.siteItself} else ${words.staff} end`)},
    ${NO_AMOUNT}, a.at, '/Admin/Audit?person=' || ${id}::int as link
  from audit_log a where a.subject_kind = 'person' and a.subject_id = ${id}
    and a.action <> 'person.look' and a.action <> 'person.open'`;

async function doneTo(db: Queryable, personId: number): Promise<RecordSection> {
  const section = await sectionOf(db, words.section.done, doings(personId));
  const rows = section.rows.map((row) => ({ ...row, title: auditWords(row.title) }));
  return { ...section, rows };
}

export async function accountRecord({ db }: Context, personId: number): Promise<RecordSection[]> {
  return Promise.all([
    sectionOf(db, words.section.identity, identity(personId)),
    sectionOf(db, words.section.accounts, accounts(personId)),
    sectionOf(db, words.section.signIns, sessions(personId)),
    sectionOf(db, words.section.blocks, blocks(personId)),
    doneTo(db, personId),
  ]);
}
