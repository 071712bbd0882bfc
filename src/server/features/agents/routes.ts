import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { premiumUsers, type promotedUser } from '../../../contract/agents.ts';
import { success } from '../../../contract/envelope.ts';
import { rows } from '../../db/rows.ts';
import { implement, type Route } from '../../http/execute.ts';

type UserData = z.infer<typeof promotedUser>['userData'];

export const agentRoutes: Route[] = [
  implement(premiumUsers, async ({ db }) => {
    const found = await rows<UserData>(
      db,
      sql`select image, first_name as firstname, last_name as lastname, role as userrole, city
          from people where premium_until > now() order by premium_until desc, id limit 12`,
    );
    return success(found.map((userData) => ({ userData })));
  }),
];
