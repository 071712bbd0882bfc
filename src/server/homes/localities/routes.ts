import { sql } from 'drizzle-orm';
import * as localities from '#contract/homes/localities.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { rows } from '#server/db/rows.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { getLocalityPage } from './get-locality-page.ts';

type Summaries = ResponseOf<typeof localities.listLocalities>['data'];

export const localityRoutes: Route[] = [
  implement(localities.listLocalities, async ({ db }) =>
    success(
      await rows<Summaries[number]>(
        db,
        sql`select p.slug, p.name, p.devanagari, p.location[1] as latitude,
              p.location[0] as longitude, coalesce(c.live, 0) as live
            from localities p left join (select locality_id, count(*) as live from listings
              where status = 'live' group by 1) c on c.locality_id = p.id
            order by p.name`,
      ),
    ),
  ),
  implement(localities.getLocalityPage, async (context, { params }) =>
    success(await getLocalityPage(context, params.slug)),
  ),
];
