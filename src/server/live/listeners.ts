import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

/** Somewhat longer than from beat to beat: a node that died stops counting by itself. */
const STAYS = sql`interval '40 seconds'`;

export interface Listeners {
  refresh(personIds: readonly number[]): Promise<void>;
  remove(personId: number): Promise<void>;
  removeAll(): Promise<void>;
}

const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`;

/** Writes down who is listening at a node, so that every node knows. */
export function createListeners(db: Database, node: string): Listeners {
  return {
    async refresh(personIds) {
      await rows(
        db,
        // In one order everywhere, so that no two statements wait for each other.
        sql`insert into message_listeners (node, person_id, until)
            select ${node}, id, now() + ${STAYS} from unnest(${list(personIds)}) id order by id
            on conflict (person_id, node) do update set until = excluded.until`,
      );
    },
    async remove(personId) {
      await rows(
        db,
        sql`delete from message_listeners where person_id = ${personId} and node = ${node}`,
      );
    },
    async removeAll() {
      await rows(
        db,
        sql`delete from message_listeners where node = ${node} or until < now() - interval '1 day'`,
      );
    },
  };
}

/** Whether somebody listens anywhere. */
export async function isListening(tx: Queryable, personId: number): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from message_listeners where person_id = ${personId} and until > now() limit 1`,
  );
  return found.length > 0;
}

/** Those of some sessions that are still good. */
export async function liveSessions(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const found = await rows<{ id: number }>(
    db,
    sql`select s.id from sessions s join people p on p.id = s.person_id
        where s.id = any(${list(ids)}) and s.revoked_at is null and s.expires_at > now()
          and p.suspended_at is null and p.deleted_at is null`,
  );
  return new Set(found.map(({ id }) => id));
}
