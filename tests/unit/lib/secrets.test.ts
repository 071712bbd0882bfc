import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnv } from '#server/lib/env.ts';
import { openSecrets, type Purpose, secretsFrom } from '#server/lib/secrets.ts';
import { patience } from '#tests/patience.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

const SECRET = 'thirty-two characters or more, surely';
const PURPOSES: Purpose[] = [
  'public location',
  'pan',
  'bank account',
  'one-time code',
  'rate limit',
  'web push',
];

describe('keys', () => {
  test('are 32 bytes, the same for the same secret, another for every purpose and secret', () => {
    const secrets = secretsFrom(SECRET);
    const keys = PURPOSES.map((purpose) => secrets.key(purpose));
    expect(keys.every((key) => key.length === 32)).toBe(true);
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(PURPOSES.length);
    expect(secretsFrom(SECRET).key('pan')).toEqual(secrets.key('pan'));
    expect(secretsFrom(`${SECRET}!`).key('pan')).not.toEqual(secrets.key('pan'));
  });

  test('never hold the secret', () => {
    expect(secretsFrom(SECRET).key('pan').toString('latin1')).not.toContain(SECRET.slice(0, 8));
  });
});

describe('the secret of an installation', () => {
  let folder: string;
  const file = () => path.join(folder, 'secret.key');
  const open = (settings: Record<string, string> = {}) =>
    openSecrets(readEnv({ DATA_DIR: folder, ...settings }));
  beforeEach(async () => {
    folder = await scratchFolder('secrets');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is made once, closed to others, and kept', () => {
    const first = open().key('pan');
    const { mode } = statSync(file());
    if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
    const written = readFileSync(file(), 'utf8');
    expect(Buffer.from(written.trim(), 'base64url')).toHaveLength(32);
    expect(open().key('pan')).toEqual(first);
    expect(readFileSync(file(), 'utf8')).toBe(written);
    expect(readdirSync(folder)).toEqual(['secret.key']);
  });

  test('of a folder that is not there yet is made with the folder', () => {
    const inner = path.join(folder, 'data', 'of', 'site');
    open({ DATA_DIR: inner });
    expect(readdirSync(inner)).toEqual(['secret.key']);
  });

  test('differs between installations', async () => {
    const other = await scratchFolder('secrets');
    try {
      expect(open({ DATA_DIR: other }).key('pan')).not.toEqual(open().key('pan'));
    } finally {
      rmSync(other, { recursive: true, force: true });
    }
  });

  test(
    'is one even when several processes start at once',
    async () => {
      const script = `
      const { openSecrets } = await import(${JSON.stringify(path.resolve('src/server/lib/secrets.ts'))});
      process.stdout.write(openSecrets({ DATA_DIR: process.argv[1] }).key('pan').toString('hex'));`;
      const keyOfProcess = () =>
        new Promise<string>((resolve, reject) => {
          const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder]);
          let output = '';
          child.stdout.on('data', (chunk) => {
            output += chunk;
          });
          child.on('error', reject);
          // What it said may still be on its way when it has ended.
          child.on('close', () => resolve(output));
        });
      const keys = await Promise.all(Array.from({ length: 6 }, keyOfProcess));
      expect(new Set(keys)).toEqual(new Set([open().key('pan').toString('hex')]));
      expect(readdirSync(folder)).toEqual(['secret.key']);
    },
    patience(30),
  );

  test('that is cut short is not used', () => {
    for (const damaged of ['', '\n', 'short']) {
      writeFileSync(file(), damaged);
      expect(() => open()).toThrow(`${file()} is cut short.`);
    }
  });

  test('is SECRET_KEY where that is set, and no file is made', () => {
    expect(open({ SECRET_KEY: SECRET }).key('pan')).toEqual(secretsFrom(SECRET).key('pan'));
    expect(readdirSync(folder)).toEqual([]);
    expect(() => open({ SECRET_KEY: 'too short' })).toThrow('SECRET_KEY: must have 32 characters');
  });

  test('must be given in production on a shared database', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.test/site' };
    expect(() => open(production)).toThrow('SECRET_KEY is needed with DATABASE_URL in production');
    expect(() => open({ ...production, SECRET_KEY: '' })).toThrow('SECRET_KEY is needed');
    expect(readdirSync(folder)).toEqual([]);
    expect(() => open({ ...production, SECRET_KEY: SECRET })).not.toThrow();
    expect(() => open({ NODE_ENV: 'production' })).not.toThrow();
  });
});
