import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../src/server/db/migrations');
/** Written before the rule, all of them on tables that were small or new. */
const BEFORE_THE_RULE = 14;

/** What an older build would stumble over that runs beside the new one, or what holds up everybody. */
const DANGERS: readonly [name: string, pattern: RegExp][] = [
  ['takes away a table', /^DROP TABLE/i],
  ['takes away a column', /DROP COLUMN/i],
  ['renames', /^ALTER (TABLE|TYPE)[^;]* RENAME /i],
  ['changes a column’s type', /ALTER COLUMN \S+ (SET DATA )?TYPE/i],
  ['asks for a value that older builds do not give', /ALTER COLUMN \S+ SET NOT NULL/i],
  ['adds a column that older builds do not fill', /ADD COLUMN (?!.*DEFAULT)(?=.*NOT NULL)/i],
  ['takes away a default that older builds rely on', /ALTER COLUMN \S+ DROP DEFAULT/i],
  ['changes all rows of a table at once', /^(UPDATE|DELETE FROM) (?!.*WHERE)/i],
];

/** What is done all the same, and why nobody is harmed. A line goes when its release is out. */
const REVIEWED: Readonly<Record<string, string>> = {};

const statementsOf = (text: string) =>
  text.split('--> statement-breakpoint').map((statement) =>
    statement
      .replace(/^\s*--.*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

function dangersIn(file: string, text: string): string[] {
  return statementsOf(text).flatMap((statement) =>
    DANGERS.filter(([, pattern]) => pattern.test(statement))
      .map(([name]) => `${file}: ${name}: ${statement.slice(0, 80)}`)
      .filter((found) => !(found in REVIEWED)),
  );
}

test('migrations expand first, so that the build before them goes on beside them', () => {
  const files = readdirSync(MIGRATIONS).filter(
    (name) => name.endsWith('.sql') && Number(name.slice(0, 4)) >= BEFORE_THE_RULE,
  );
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    dangersIn(file, readFileSync(path.join(MIGRATIONS, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

test.each([
  'DROP TABLE "visits";',
  'ALTER TABLE "visits" DROP COLUMN "note";',
  'ALTER TABLE "visits" RENAME COLUMN "note" TO "words";',
  'ALTER TABLE "visits" ALTER COLUMN "note" SET DATA TYPE varchar(3);',
  'ALTER TABLE "visits" ALTER COLUMN "note" SET NOT NULL;',
  'ALTER TABLE "visits" ADD COLUMN "rank" integer NOT NULL;',
  '-- All of them.\nUPDATE visits SET rank = 1;',
])('%s is seen', (statement) => {
  expect(dangersIn('9999_x.sql', `SELECT 1;--> statement-breakpoint\n${statement}`)).toHaveLength(
    1,
  );
});

test.each([
  'ALTER TABLE "visits" ADD COLUMN "rank" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "visits" ADD COLUMN "rank" integer;',
  'UPDATE visits SET rank = 1 WHERE id < 1000;',
])('%s is none', (statement) => {
  expect(dangersIn('9999_x.sql', statement)).toEqual([]);
});
