import { and, desc, eq, like, or } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { listAudit } from '#contract/people/admin.ts';
import { subjectLabel } from '#domain/lib/subject.ts';
import { escapeLike } from '#server/db/escape-like.ts';
import { auditLog, people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';

const PAGE_SIZE = 50;

/** "First Last (#7)"; null for the house and for visitors. */
function actorName(id: number | null, person: { firstName: string; lastName: string } | null) {
  if (id === null) return null;
  return person ? `${person.firstName} ${person.lastName} (#${id})` : `(#${id})`;
}

export const listAuditVerb: Verb<typeof listAudit> = async ({ db }, { query }) => {
  const { page, action, personId } = query;
  const condition = and(
    action ? like(auditLog.action, `${escapeLike(action)}%`) : undefined,
    personId === undefined
      ? undefined
      : or(
          eq(auditLog.actorId, personId),
          and(eq(auditLog.subjectKind, 'person'), eq(auditLog.subjectId, personId)),
        ),
  );
  const [found, total] = await Promise.all([
    db
      .select({
        entry: auditLog,
        person: { firstName: people.firstName, lastName: people.lastName },
      })
      .from(auditLog)
      .leftJoin(people, eq(people.id, auditLog.actorId))
      .where(condition)
      .orderBy(desc(auditLog.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(auditLog, condition),
  ]);
  const data = found.map(({ entry, person }) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    actor: actorName(entry.actorId, person),
    action: entry.action,
    subject:
      entry.subjectId === null
        ? subjectLabel(entry.subjectKind)
        : `${subjectLabel(entry.subjectKind)} #${entry.subjectId}`,
    detail: entry.detail,
  }));
  return success({ data, total, totalIsMinimum: false, page, pageSize: PAGE_SIZE });
};
