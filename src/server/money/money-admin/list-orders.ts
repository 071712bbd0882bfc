import { type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import type { listAdminOrders } from '#contract/money/money-admin.ts';
import { escapeLike } from '#server/db/escape-like.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { ORDER_COLUMNS, type OrderRow, presentRow } from './order-row.ts';

const PAGE_SIZE = 20;

type Filter = Omit<QueryOf<typeof listAdminOrders>, 'page'>;

function matching(words: string): SQL {
  const containing = `%${escapeLike(words)}%`;
  return sql`(o.public_id ilike ${containing} or p.email ilike ${containing}
    or ${fullNameIn('p')} ilike ${containing})`;
}

function conditionOf({ q, state, purpose, from, to }: Filter): SQL {
  const all = [sql`true`];
  if (q) all.push(matching(q));
  if (state) all.push(sql`o.state = ${state}`);
  if (purpose) all.push(sql`o.purpose = ${purpose}`);
  if (from) all.push(sql`o.created_at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'`);
  if (to) all.push(sql`o.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`);
  return sql.join(all, sql` and `);
}

export const listOrdersVerb: Verb<typeof listAdminOrders> = async ({ db }, { query }) => {
  const { page, ...filter } = query;
  const from = sql`from orders o join people p on p.id = o.person_id where ${conditionOf(filter)}`;
  const [found, [count]] = await Promise.all([
    rows<OrderRow>(
      db,
      sql`select ${ORDER_COLUMNS} ${from} order by o.id desc
          limit ${plainNumber(PAGE_SIZE)} offset ${plainNumber((page - 1) * PAGE_SIZE)}`,
    ),
    rows<{ total: number }>(db, sql`select count(*)::int as total ${from}`),
  ]);
  const data = found.map(presentRow);
  const total = count?.total ?? 0;
  return success({ data, total, totalIsMinimum: false, page, pageSize: PAGE_SIZE });
};
