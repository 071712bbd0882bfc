import { sql } from 'drizzle-orm';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { hoursBefore } from '#domain/lib/time/deadlines.ts';
import { rows } from '#server/db/rows.ts';
import type { Context } from './context.ts';

/**
 * Writes down what was changed by a key, once an hour for each call of it: a feed of thousands of
 * homes is one line, and a stolen key leaves a trace whatever it does.
 */
export async function auditKeyCall(
  { name, changes }: Endpoint,
  { db, now, actor, caller }: Context,
): Promise<void> {
  if (actor.kind !== 'person' || !actor.key || !changes?.length) return;
  const at = now();
  const detail = JSON.stringify({ call: name, byKey: actor.key.id });
  await rows(
    db,
    sql`insert into audit_log (at, actor_id, action, subject_kind, subject_id, detail, address)
        select ${at}::timestamptz, ${actor.id}::int, 'api-key.use', 'api_key', ${actor.key.id}::int,
          ${detail}::jsonb, ${caller.address}::text
        where not exists (select from audit_log a
          where a.subject_kind = 'api_key' and a.subject_id = ${actor.key.id}::int
            and a.action = 'api-key.use' and a.at > ${hoursBefore(at, 1)} and a.at <= ${at}
            and a.detail = ${detail}::jsonb)`,
  );
}
