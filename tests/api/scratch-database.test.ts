import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { withScratch } from '#server/backup/scratch-database.ts';
import { rows } from '#server/db/rows.ts';
import { lookAtDatabase } from '#server/doctor/look-at-database.ts';
import { testDatabase } from './harness.ts';

test('a role that may make no database is told what to do, and nothing of it stays open', async () => {
  const { db, url, close } = await testDatabase();
  const role = 'makes_no_database';
  await db.execute(
    sql.raw(`create role ${role} login password '${role}' in role pg_read_all_data`),
  );
  onTestFinished(async () => {
    await db.execute(sql.raw(`drop role ${role}`));
    await close();
  });
  const as = new URL(url);
  as.username = role;
  as.password = role;

  const refused = withScratch(as.href, () => Promise.reject(new Error('There is a scratch place')));
  await expect(refused).rejects.toThrow(`alter role "${role}" createdb`);
  const open = () => rows(db, sql`select pid from pg_stat_activity where usename = ${role}`);
  await expect.poll(open).toEqual([]);

  const findings = await lookAtDatabase(as.href, 16, true);
  expect(findings).toContainEqual(
    expect.objectContaining({ state: 'odd', todo: 'Alter the role: createdb.' }),
  );
});
