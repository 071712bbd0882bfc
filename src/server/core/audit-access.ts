import { sql } from 'drizzle-orm';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { HOUR_MS } from '#domain/lib/time/lengths.ts';
import { rows } from '#server/db/rows.ts';
import type { Actor, Context } from './context.ts';

/** Keys by which answers name people. */
const PERSON_KEY = /^(?:person|owner|buyer|seller|client|professional|agent|lawyer|payer|payee)Id$/;

/** Whom an answer is about: by `personId` and the like, or as `{ id, name, ... }` with a role, an e-mail or as a party. */
export function peopleIn(value: unknown, key = ''): number[] {
  if (Array.isArray(value)) return value.flatMap((item) => peopleIn(item, key));
  if (typeof value !== 'object' || value === null) return [];
  const isPerson = 'name' in value && ('email' in value || PERSON_KEY.test(`${key}Id`));
  return Object.entries(value).flatMap(([name, inner]) => {
    const namesOne = PERSON_KEY.test(name) || (isPerson && name === 'id');
    return namesOne && typeof inner === 'number' ? [inner] : peopleIn(inner, name);
  });
}

interface Line {
  action: 'person.look' | 'person.open' | 'access.refuse';
  detail: Record<string, unknown>;
  /** Null: nobody in particular. */
  people: readonly (number | null)[];
}

/** Writes a line for each person, once an hour for the same: reading on is no other look. */
export async function writeOncePerHour(
  { db, now, actor, caller }: Context,
  { action, detail, people }: Line,
): Promise<void> {
  if (actor.kind !== 'person') return;
  const at = now();
  const before = new Date(at.getTime() - HOUR_MS);
  const ids = [...new Set(people)];
  await rows(
    db,
    sql`insert into audit_log (at, actor_id, action, subject_kind, subject_id, detail, address)
        select ${at}::timestamptz, ${actor.id}::int, ${action}::text, 'person', p.id,
          ${JSON.stringify(detail)}::jsonb, ${caller.address}::text
        from unnest(${sql.param(ids)}::int[]) as p (id)
        where not exists (select from audit_log a
          where a.at > ${before} and a.at <= ${at} and a.actor_id = ${actor.id}::int
            and a.action = ${action} and a.subject_kind = 'person'
            and a.subject_id is not distinct from p.id
            and a.detail = ${JSON.stringify(detail)}::jsonb)`,
  );
}

const isStaff = (actor: Actor) => actor.kind === 'person' && actor.role === 'admin';

/** Whether staff reach everybody's things by this call. */
const reachesAnybody = ({ reach, staffToo }: Endpoint) => reach === 'any-object' || staffToo;

/**
 * Writes down whose data staff have been shown, before it leaves. It follows from the contract: of
 * every call by which staff reach anybody's things, and of whomever its answer names.
 */
export async function auditLook(
  endpoint: Endpoint,
  context: Context,
  { params, query }: { params: unknown; query: unknown },
  answer: unknown,
): Promise<void> {
  const { actor, reply } = context;
  if (!isStaff(actor) || actor.kind !== 'person') return;
  if (!reachesAnybody(endpoint) || endpoint.aboutNobody) return;
  const shown = [
    ...(reply.showsDataOf ?? []),
    ...[answer, params, query].flatMap((part) => peopleIn(part)),
  ];
  const others = shown.filter((id) => id !== actor.id);
  const isAnyones = shown.length === 0 && endpoint.method === 'GET';
  const people = isAnyones && !isEmptyList(answer) ? [null] : others;
  if (people.length === 0) return;
  const detail = { call: endpoint.name, ...(params as object) };
  await writeOncePerHour(context, { action: 'person.look', detail, people });
}

function isEmptyList(answer: unknown): boolean {
  const { data } = answer as { data?: unknown };
  const { items, data: inner = items } = (data ?? {}) as { items?: unknown; data?: unknown };
  const list = inner ?? data;
  return Array.isArray(list) && list.length === 0;
}

/**
 * Writes down that somebody tried what is only for staff, or staff what is not theirs. Whom a
 * session does not name is nobody to write down.
 */
export async function auditRefusal(
  { name, access }: Endpoint,
  context: Context,
  error: unknown,
): Promise<void> {
  const { actor } = context;
  if (!isAppError(error) || error.code !== 'not_found' || actor.kind !== 'person') return;
  const isForStaff = Array.isArray(access) && access.every((role) => role === 'admin');
  if (!isForStaff && !isStaff(actor)) return;
  await writeOncePerHour(context, {
    action: 'access.refuse',
    detail: { call: name, role: actor.role },
    people: [null],
  });
}
