import { sql } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { gauge, type Reading } from '#server/lib/seeing/metric.ts';

const KINDS = ['ledger', 'gateway'] as const;

const differences = gauge(
  'money_differences',
  'What the latest check of the ledger, and of the gateway’s books, found to differ',
  { check: KINDS },
);
const age = gauge('money_check_age_seconds', 'Since the latest check', { check: KINDS });

interface Latest {
  check: (typeof KINDS)[number];
  differences: number;
  age: number;
}

/** What the nightly checks found. */
export const moneyChecksReading: Reading<Context> = {
  name: 'money checks',
  metrics: [differences, age],
  async read({ db, now }) {
    const latest = await rows<Latest>(
      db,
      sql`select k.kind as check, jsonb_array_length(c.differences) as differences,
            extract(epoch from ${now()}::timestamptz - c.at)::float8 as age
          from unnest(${sql.param([...KINDS])}::text[]) k(kind)
            cross join lateral (select differences, at from money_checks m
              where m.kind = k.kind order by m.id desc limit 1) c`,
    );
    differences.stands(latest.map(({ check, differences: value }) => ({ check, value })));
    age.stands(latest.map(({ check, age: value }) => ({ check, value })));
  },
};
