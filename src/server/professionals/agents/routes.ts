import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { success } from '#contract/lib/envelope.ts';
import { premiumUsers, type promotedUser } from '#contract/professionals/agents.ts';
import { turnOf } from '#domain/homes/promotion.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { implement, type Route } from '#server/http/execute.ts';

type UserData = z.infer<typeof promotedUser>['userData'];
type Row = UserData & { id: number };

/** Where there are more, each day has others: all have paid for the same. */
const MAX = 12;

export const agentRoutes: Route[] = [
  implement(premiumUsers, async ({ db, now }) => {
    const found = await rows<Row>(
      db,
      sql`select id, image, first_name as firstname, last_name as lastname, role as userrole, city
          from people where premium_until > now() and suspended_at is null and deleted_at is null
          order by hashint4extended(id, ${turnOf(now())}), id limit ${plainNumber(MAX)}`,
    );
    return success(found.map(({ id, ...userData }) => ({ id, userData })));
  }),
];
