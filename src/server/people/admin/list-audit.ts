import { and, desc, eq, gte, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { type getAuditCsv, type listAudit, MAX_AUDIT_LINES } from '#contract/people/admin.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { subjectLabel } from '#domain/lib/subject.ts';
import { dayOfIso, startOfDay } from '#domain/lib/time/pune.ts';
import words from '#messages/people/audit/index.ts';
import type { Context } from '#server/core/context.ts';
import { escapeLike } from '#server/db/escape-like.ts';
import { keyset } from '#server/db/keyset.ts';
import { auditLog, people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';
import { inOwnLanguage } from '#server/session/own-language.ts';

const BY_ID = {
  list: 'audit',
  keys: [{ by: sql`${auditLog.id}`, type: 'bigint' }],
  descending: true,
} as const;

type Part = Pick<ReturnType<typeof keyset>, 'most' | 'key'>;

/** "First Last (#7)"; null for the house and for visitors. */
function actorName(id: number | null, person: { firstName: string; lastName: string } | null) {
  if (id === null) return null;
  return person ? `${fullNameOf(person)} (#${id})` : `(#${id})`;
}

type Filter = QueryOf<typeof getAuditCsv>;

const conditionOf = ({ action, personId, actorId, from, to }: Filter): SQL | undefined =>
  and(
    action ? like(auditLog.action, `${escapeLike(action)}%`) : undefined,
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    personId === undefined
      ? undefined
      : or(
          eq(auditLog.actorId, personId),
          and(eq(auditLog.subjectKind, 'person'), eq(auditLog.subjectId, personId)),
        ),
    from === undefined ? undefined : gte(auditLog.at, startOfDay(dayOfIso(from))),
    to === undefined ? undefined : lt(auditLog.at, startOfDay(dayOfIso(to) + 1)),
  );

/** A page of them, or all up to a number. */
const findLines = ({ db }: Context, condition: SQL | undefined, { most, key }: Part) =>
  db
    .select({
      entry: auditLog,
      person: { firstName: people.firstName, lastName: people.lastName },
      key,
    })
    .from(auditLog)
    .leftJoin(people, eq(people.id, auditLog.actorId))
    .where(condition)
    .orderBy(desc(auditLog.id))
    .limit(most);

type Line = Awaited<ReturnType<typeof findLines>>[number];

const present = ({ entry, person }: Omit<Line, 'key'>) => ({
  id: entry.id,
  at: entry.at.toISOString(),
  actor: actorName(entry.actorId, person),
  action: entry.action,
  subject:
    entry.subjectId === null
      ? subjectLabel(entry.subjectKind)
      : `${subjectLabel(entry.subjectKind)} #${entry.subjectId}`,
  detail: entry.detail,
  address: entry.address,
});

export const listAuditVerb: Verb<typeof listAudit> = async (context, { query }) => {
  const { cursor, pageSize, ...filter } = query;
  const condition = conditionOf(filter);
  const page = keyset(context, BY_ID, { cursor, pageSize });
  const [found, total] = await Promise.all([
    findLines(context, and(condition, page.after), page),
    context.db.$count(auditLog, condition),
  ]);
  return success(page.answer(found, total, present));
};

export const getAuditCsvVerb: Verb<typeof getAuditCsv> = (context, { query }) =>
  inOwnLanguage(context, async () => {
    const all = keyset(context, BY_ID, { pageSize: MAX_AUDIT_LINES });
    const { items } = all.answer(await findLines(context, conditionOf(query), all), 0, present);
    const cells = items.map(({ id, at, actor, action, subject, detail, address }) => [
      id,
      at,
      actor,
      action,
      subject,
      JSON.stringify(detail),
      address,
    ]);
    const heads = [
      words.number,
      words.when,
      words.who,
      words.action,
      words.about,
      words.details,
      words.fromAddress,
    ];
    return csvDownload(csvOf([heads, ...cells]), 'audit-log.csv');
  });
