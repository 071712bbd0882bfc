import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createLogger, describeError } from '#server/lib/log.ts';
import { newKeyText } from '#server/session/api-key-text.ts';

const SECRET = 'hunter2-and-more';

function databaseError(message: string, fields: Partial<pg.DatabaseError>): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, 0, 'error'), { severity: 'ERROR', ...fields });
}

/** What a logger wrote, as text and as the fields of its last line. */
function listening() {
  let text = '';
  const log = createLogger('info', {
    write: (line) => {
      text += line;
    },
  });
  return { log, text: () => text, last: () => JSON.parse(text.trim().split('\n').at(-1) ?? '') };
}

describe('a failed query in the log', () => {
  const cause = databaseError('duplicate key value violates unique constraint "people_email"', {
    code: '23505',
    detail: `Key (email)=(${SECRET}) already exists.`,
    where: `unnamed portal parameter $1 = '${SECRET}'`,
  });
  const failed = new DrizzleQueryError('insert into people (email) values ($1)', [SECRET], cause);

  test('has the statement, the code and where it happened', () => {
    expect(describeError(failed)).toMatchObject({
      message: 'Failed query: insert into people (email) values ($1)',
      cause: { code: '23505', message: cause.message },
    });
    expect(describeError(failed).stack).toMatch(/^ {4}at /);
  });

  test('never has a parameter', () => {
    expect(failed.message).toContain(SECRET);
    expect(JSON.stringify(describeError(failed))).not.toContain(SECRET);
  });

  test('never has a parameter whose lines look like a stack', () => {
    const sly = `first\n    at ${SECRET} (file.ts:1:1)\n    at ${SECRET}`;
    const error = new DrizzleQueryError('select $1', [sly], new Error('lost'));
    expect(JSON.stringify(describeError(error))).not.toContain(SECRET);
  });

  test('never has a value that Postgres quotes because it cannot take it', () => {
    for (const [code, message] of [
      ['22P02', `invalid input syntax for type integer: "${SECRET}"`],
      ['22003', `value "${SECRET}" is out of range for type integer`],
      ['22008', `date/time field value out of range: "${SECRET}"`],
    ] as const) {
      const described = describeError(databaseError(message, { code }));
      expect(described.code).toBe(code);
      expect(JSON.stringify(described)).not.toContain(SECRET);
    }
  });
});

describe('other errors', () => {
  test('keep their message, code and causes', () => {
    const error = new Error('no answer', {
      cause: Object.assign(new TypeError('refused'), { code: 'ECONNREFUSED' }),
    });
    expect(describeError(error)).toMatchObject({
      type: 'Error',
      message: 'no answer',
      cause: { type: 'TypeError', code: 'ECONNREFUSED', message: 'refused' },
    });
    expect(describeError('a word')).toEqual({ message: 'a word' });
  });

  test('whose causes go in a circle come to an end', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(describeError(error))).toContain('round');
  });
});

describe('a line of the log', () => {
  test('has no secret, however deep and however spelt', () => {
    const { log, text } = listening();
    const names = [
      'password',
      'newpassword',
      'passwordHash',
      'Authorization',
      'set-cookie',
      'sessionToken',
      'client_secret',
      'otp',
      'mobilecode',
      'aadhaar',
      'aadhaar_number',
      'PAN',
      'bank_account',
    ];
    for (const name of names) {
      log.info({ [name]: SECRET }, 'said');
      log.info({ a: { b: { c: [{ d: { [name]: SECRET } }] } } }, 'said');
    }
    expect(text()).not.toContain(SECRET);
    expect(text().match(/\[removed\]/g)).toHaveLength(2 * names.length);
  });

  test('keeps what is no secret', () => {
    const { log, last } = listening();
    const at = new Date('2026-01-02T03:04:05Z');
    log.info({ company: 'Nyati', panVerified: true, code: '23505', at, list: [1, null] }, 'said');
    expect(last()).toMatchObject({
      msg: 'said',
      company: 'Nyati',
      panVerified: true,
      code: '23505',
      at: at.toISOString(),
      list: [1, null],
    });
  });

  test('describes an error under whatever name, or given alone', () => {
    const error = new DrizzleQueryError('select $1', [SECRET], new Error('lost'));
    const { log, text, last } = listening();
    log.error({ err: error }, 'call failed');
    expect(last()).toMatchObject({
      msg: 'call failed',
      err: { message: 'Failed query: select $1', cause: { message: 'lost' } },
    });
    log.error({ error, inner: { reason: error } }, 'call failed');
    log.error(error, 'call failed');
    log.error(error);
    expect(last()).toMatchObject({ msg: 'failed', err: { message: 'Failed query: select $1' } });
    expect(text()).not.toContain(SECRET);
  });

  test('ends, even for what holds itself', () => {
    const { log, text } = listening();
    const round: Record<string, unknown> = { name: 'round' };
    round.self = round;
    log.info(round, 'said');
    expect(text()).toContain('said');
  });
});

test('a key is cut out wherever it stands: a field of any name, a message, an error', () => {
  const key = newKeyText('live');
  const { log, text } = listening();
  log.info(
    { url: `/nothing/${key}`, list: [key], at: { deep: `Bearer ${key}` } },
    `asked by ${key}`,
  );
  log.error({ err: new Error(`refused ${key}`, { cause: new Error(key) }) }, 'failed');
  log.error(new Error(key) as never);
  log.warn(key);
  expect(text()).toContain('asked by [removed]');
  expect(text()).not.toContain(key.slice(8));
});
