import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';
import * as schema from '#server/db/schema/index.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../src/server/db/migrations');

/** Released files and the first letters of their SHA-256; a release adds lines and changes none. */
const RELEASED = {
  '0000_extensions.sql': '039b68a6c83628f6',
  '0001_baseline.sql': '28ae97cb5701b953',
  '0002_triggers.sql': '02fb49d2b487706b',
};

describe('migrations', () => {
  it.each(Object.entries(RELEASED))('%s is as released', (file, hash) => {
    const text = readFileSync(path.join(MIGRATIONS, file));
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hash);
  });

  it('bring about the schema as described', async () => {
    const journal = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8'));
    const last = String(journal.entries.length - 1).padStart(4, '0');
    const snapshot = JSON.parse(
      readFileSync(path.join(MIGRATIONS, 'meta', `${last}_snapshot.json`), 'utf8'),
    );
    const now = generateDrizzleJson(schema, snapshot.id);
    expect(await generateMigration(snapshot, now)).toEqual([]);
  });
});
