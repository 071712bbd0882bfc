import { type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import type { listAdminOrders } from '#contract/money/money-admin.ts';
import { escapeLike } from '#server/db/escape-like.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { keyset } from '#server/db/keyset.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { ORDER_COLUMNS, type OrderRow, presentRow } from './order-row.ts';

const LATEST_FIRST = {
  list: 'orders',
  keys: [{ by: sql`o.id`, type: 'int' }],
  descending: true,
} as const;

type Filter = Omit<QueryOf<typeof listAdminOrders>, 'cursor' | 'pageSize'>;

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

export const listOrdersVerb: Verb<typeof listAdminOrders> = async (context, { query }) => {
  const { db } = context;
  const page = keyset(context, LATEST_FIRST, query);
  const from = sql`from orders o join people p on p.id = o.person_id where ${conditionOf(query)}`;
  const [found, [count]] = await Promise.all([
    rows<OrderRow & { key: string[] }>(
      db,
      sql`select ${ORDER_COLUMNS}, ${page.key} as key ${from} and ${page.after} ${page.end}`,
    ),
    rows<{ total: number }>(db, sql`select count(*)::int as total ${from}`),
  ]);
  return success(page.answer(found, count?.total ?? 0, presentRow));
};
