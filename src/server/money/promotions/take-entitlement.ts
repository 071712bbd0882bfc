import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { SubjectKind } from '#domain/lib/subject.ts';
import type { GrantKind } from '#domain/money/purpose.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { entitlements, entitlementUses } from '#server/db/schema/index.ts';

export interface Use {
  personId: number;
  kind: GrantKind;
  subjectKind: SubjectKind;
  subjectId: number;
  /** A day in Pune, where the same thing may cost another use on another day. */
  day?: string;
}

interface Held {
  id: number;
  left: number;
}

/** Which rows of `entitlements e` somebody holds at a moment. */
export const held = (personId: number, now: Date): SQL => sql`
  e.person_id = ${personId} and e.revoked_at is null and e.starts_at <= ${now}
  and (e.ends_at is null or e.ends_at > ${now})`;

/**
 * Uses one on something, the soonest to end first; something it was used on already costs no second
 * one. Answers false, and changes nothing, where none is left. All that are held are locked, so that
 * many at once never use more than there are.
 */
export async function takeEntitlement(
  { now }: Context,
  tx: Transaction,
  { personId, kind, subjectKind, subjectId, day }: Use,
): Promise<boolean> {
  // Locked in one order whoever comes, and only then put in the order of use.
  const mine = await rows<Held>(
    tx,
    sql`with mine as (
          select e.id, e.quantity - e.used as "left", e.ends_at from entitlements e
          where ${held(personId, now())} and e.kind = ${kind} order by e.id for no key update)
        select id, "left" from mine order by ends_at, id`,
  );
  if (mine.length === 0) return false;
  const ids = mine.map(({ id }) => id);
  const [before] = await tx
    .select({ id: entitlementUses.id })
    .from(entitlementUses)
    .where(
      and(
        inArray(entitlementUses.entitlementId, ids),
        eq(entitlementUses.subjectKind, subjectKind),
        eq(entitlementUses.subjectId, subjectId),
        day ? eq(entitlementUses.day, day) : isNull(entitlementUses.day),
      ),
    );
  if (before) return true;
  const first = mine.find(({ left }) => left > 0);
  if (!first) return false;
  await tx
    .update(entitlements)
    .set({ used: sql`${entitlements.used} + 1` })
    .where(eq(entitlements.id, first.id));
  await tx
    .insert(entitlementUses)
    .values({ entitlementId: first.id, subjectKind, subjectId, day, at: now() });
  return true;
}

/** Takes back the uses on something made since a moment. */
export async function giveBackUse(
  tx: Transaction,
  { personId, kind, subjectKind, subjectId, day }: Use,
  since: Date,
): Promise<void> {
  await tx.execute(sql`
    with undone as (
      delete from entitlement_uses u using entitlements e
      where e.id = u.entitlement_id and e.person_id = ${personId} and e.kind = ${kind}
        and u.subject_kind = ${subjectKind} and u.subject_id = ${subjectId}
        and u.day is not distinct from ${day ?? null}::date and u.at > ${since}
      returning u.entitlement_id)
    update entitlements e set used = e.used - 1 from undone where e.id = undone.entitlement_id`);
}

/** How many of a kind somebody can still use. */
export async function countLeft(
  { now }: Context,
  db: Queryable,
  personId: number,
  kind: GrantKind,
): Promise<number> {
  const [found] = await rows<{ left: number }>(
    db,
    sql`select coalesce(sum(e.quantity - e.used), 0)::int as "left" from entitlements e
        where ${held(personId, now())} and e.kind = ${kind}`,
  );
  return found?.left ?? 0;
}
