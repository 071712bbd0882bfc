import { and, desc, eq, gte, like, lt, or, type SQL } from 'drizzle-orm';
import type { QueryOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { type getAuditCsv, type listAudit, MOST_AUDIT_LINES } from '#contract/people/admin.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { subjectLabel } from '#domain/lib/subject.ts';
import { dayOfIso, startOfDay } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { escapeLike } from '#server/db/escape-like.ts';
import { auditLog, people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';

const PAGE_SIZE = 50;

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

async function findLines({ db }: Context, condition: SQL | undefined, most: number, skip = 0) {
  const found = await db
    .select({
      entry: auditLog,
      person: { firstName: people.firstName, lastName: people.lastName },
    })
    .from(auditLog)
    .leftJoin(people, eq(people.id, auditLog.actorId))
    .where(condition)
    .orderBy(desc(auditLog.id))
    .limit(most)
    .offset(skip);
  return found.map(({ entry, person }) => ({
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
  }));
}

export const listAuditVerb: Verb<typeof listAudit> = async (context, { query }) => {
  const { page, ...filter } = query;
  const condition = conditionOf(filter);
  const [data, total] = await Promise.all([
    findLines(context, condition, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    context.db.$count(auditLog, condition),
  ]);
  return success({ data, total, totalIsMinimum: false, page, pageSize: PAGE_SIZE });
};

const HEADS = ['Number', 'When', 'Who', 'Action', 'About', 'Details', 'From'];

export const getAuditCsvVerb: Verb<typeof getAuditCsv> = async (context, { query }) => {
  const lines = await findLines(context, conditionOf(query), MOST_AUDIT_LINES);
  const cells = lines.map(({ id, at, actor, action, subject, detail, address }) => [
    id,
    at,
    actor,
    action,
    subject,
    JSON.stringify(detail),
    address,
  ]);
  return csvDownload(csvOf([HEADS, ...cells]), 'audit-log.csv');
};
