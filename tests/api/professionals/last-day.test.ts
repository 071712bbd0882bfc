import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { lastDayOf } from '#domain/professionals/renewal.ts';
import { lastDayIn } from '#server/dashboard/desk/last-day.ts';
import { rows } from '#server/db/rows.ts';
import { engagementWorld } from './engagement-world.ts';

const world = engagementWorld();

test.each([
  ['2026-12-01', 11, '2027-10-31'],
  ['2026-01-31', 11, '2026-12-30'],
  ['2026-03-31', 11, '2027-02-28'],
  ['2027-03-31', 11, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-03-10', 36, '2029-03-09'],
])('a licence from %s for %i months ends on %s, in a query, too', async (startOn, months, last) => {
  const [found] = await rows<{ last: string }>(
    world.db(),
    sql`select ${lastDayIn(sql`t.terms`)}::text as last
        from (select ${JSON.stringify({ startOn, months })}::jsonb as terms) t`,
  );
  expect(found?.last).toBe(last);
  expect(lastDayOf({ startOn, months })).toBe(last);
});
