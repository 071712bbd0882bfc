import type { SubjectKind } from '#domain/lib/subject.ts';
import type { Queryable } from '#server/db/client.ts';
import { auditLog } from '#server/db/schema/index.ts';
import type { Context } from './context.ts';

export interface AuditEntry {
  /** What happened, as `thing.verb`: `person.suspend`. */
  action: string;
  subjectKind: SubjectKind;
  subjectId?: number;
  /** Never a secret, a code or an identity number. */
  detail?: Record<string, unknown>;
}

/** Writes down who did what, in the transaction that does it. */
export async function audit(
  { actor, caller, now }: Context,
  tx: Queryable,
  { action, subjectKind, subjectId, detail = {} }: AuditEntry,
): Promise<void> {
  const key = actor.kind === 'person' ? actor.key : undefined;
  await tx.insert(auditLog).values({
    at: now(),
    actorId: actor.kind === 'person' ? actor.id : null,
    action,
    subjectKind,
    subjectId: subjectId ?? null,
    detail: key ? { ...detail, byKey: key.id } : detail,
    address: caller.address,
  });
}
