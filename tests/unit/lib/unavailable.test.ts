import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isUnavailable } from '#server/db/unavailable.ts';
import { asAppError } from '#server/http/problem.ts';

const coded = (code: string) => Object.assign(new Error('as it comes'), { code });
const caused = (cause: Error) => new Error('Failed query: select 1', { cause });

test.each([
  // Cut, refused, silent.
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '08006', '57P01', '57P03', '53300'],
  // Full, or only reading.
  ...['53100', '53200', '25006', 'ENOSPC'],
  // Longer than a statement may take.
  '57014',
])('%s means come again', (code) => {
  expect(asAppError(coded(code)).code).toBe('unavailable');
  expect(asAppError(caused(coded(code))).code).toBe('unavailable');
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
])('so does “%s”', (message) => {
  expect(isUnavailable(caused(new Error(message)))).toBe(true);
});

test('the socket of a server that has stopped is missing, as no other file may be', () => {
  const missing = (syscall: string) => Object.assign(coded('ENOENT'), { syscall });
  expect(isUnavailable(caused(missing('connect')))).toBe(true);
  expect(isUnavailable(caused(missing('open')))).toBe(false);
});

test.each([['23505'], ['22P02'], ['40P01'], ['toString']])('%s is a fault of ours', (code) => {
  expect(asAppError(caused(coded(code))).code).toBe('internal');
});

test('nothing opens a connection but what gives it its limits', () => {
  const root = path.resolve(import.meta.dirname, '../../../src');
  const opening = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) =>
      /new (pg\.)?(Client|Pool|PgBoss)\(|extends pg\./.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
    )
    .map((file) => file.split(path.sep).join('/'));
  expect(opening.sort()).toEqual([
    'server/db/connection.ts',
    'server/db/lasting-pool.ts',
    // pg-boss has a pool of its own, which it is given the same limits for.
    'server/jobs/start-jobs.ts',
  ]);
});
