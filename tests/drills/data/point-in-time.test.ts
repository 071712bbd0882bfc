import { execFile } from 'node:child_process';
import { appendFile, chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { newClient } from '#server/db/connection.ts';
import { freePort } from '#tests/free-port.ts';
import { patience } from '#tests/patience.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
/** What base backup and archive of the site's database have to bring back. */
const isFull = process.env.FULL_DRILL === '1';
const ROWS = isFull ? 200_000 : 1_000;

const versions = (await readdir(DEBIAN).catch(() => [])).sort((a, b) => Number(a) - Number(b));
const bin = versions.length > 0 ? path.join(DEBIAN, versions.at(-1) ?? '', 'bin') : undefined;
if (!bin) process.stdout.write('Skipped: no Postgres of the distribution is installed.\n');

const idOf = async (option: '-u' | '-g') => Number((await run('id', [option, 'postgres'])).stdout);

test.skipIf(!bin)(
  'a server goes back to the moment before a mistake, by base backup and archive',
  async () => {
    const folder = await scratchFolder('point-in-time');
    const isRoot = process.getuid?.() === 0;
    const user = isRoot ? { uid: await idOf('-u'), gid: await idOf('-g') } : {};
    const program = (name: string, args: string[]) =>
      run(path.join(bin ?? '', name), args, { cwd: folder, ...user });
    const [data, base, archive] = ['data', 'base', 'archive'].map((name) =>
      path.join(folder, name),
    ) as [string, string, string];
    for (const made of [data, base, archive]) {
      await mkdir(made, { mode: 0o700 });
      if (isRoot) await chown(made, await idOf('-u'), await idOf('-g'));
    }
    const port = await freePort();
    const control = (at: string, ...args: string[]) => program('pg_ctl', ['-D', at, '-w', ...args]);
    const start = (at: string) => control(at, 'start', '-l', path.join(at, 'log'));
    onTestFinished(async () => {
      for (const at of [data, base]) await control(at, 'stop', '-m', 'immediate').catch(() => 0);
      await rm(folder, { recursive: true, force: true });
    });
    await program('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8']);
    await appendFile(
      path.join(data, 'postgresql.conf'),
      [
        `port = ${port}`,
        "listen_addresses = '127.0.0.1'",
        "unix_socket_directories = ''",
        'archive_mode = on',
        `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'`,
        '',
      ].join('\n'),
    );
    await start(data);
    const open = async () => {
      const client = newClient(`postgres://postgres@127.0.0.1:${port}/postgres`, {
        name: 'drill',
        silentMs: patience(60),
      });
      await client.connect();
      return client;
    };

    const client = await open();
    await client.query('create table paid (id int primary key, at timestamptz default now())');
    await client.query('insert into paid select generate_series(1, 10)');
    await program('pg_basebackup', [
      ...['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'],
      ...['-D', base, '--checkpoint=fast'],
    ]);
    await program('pg_verifybackup', [base]);
    await client.query('insert into paid select generate_series(11, $1)', [ROWS]);
    const { rows } = await client.query('select clock_timestamp()::text as at');
    // Somebody's mistake, and what was done after it.
    await client.query('delete from paid where id > 5');
    await client.query('insert into paid values (0)');
    const { rows: last } = await client.query('select pg_walfile_name(pg_switch_wal()) as wal');
    const archived = async () => (await readdir(archive)).includes(last[0].wal);
    await expect.poll(archived, { timeout: patience(30) }).toBe(true);
    await client.end();
    await control(data, 'stop', '-m', 'immediate');

    await appendFile(
      path.join(base, 'postgresql.conf'),
      [
        `restore_command = 'cp ${archive}/%f %p'`,
        `recovery_target_time = '${rows[0].at}'`,
        "recovery_target_action = 'promote'",
        '',
      ].join('\n'),
    );
    await writeFile(path.join(base, 'recovery.signal'), '');
    await start(base);
    const back = await open();
    const isOver = async () =>
      (await back.query('select pg_is_in_recovery() as recovering')).rows[0].recovering;
    await expect.poll(isOver, { timeout: patience(60) }).toBe(false);
    const found = await back.query('select count(*)::int as n, min(id), max(id) from paid');
    expect(found.rows[0]).toEqual({ n: ROWS, min: 1, max: ROWS });
    // And goes on from there.
    await back.query('insert into paid values (0)');
    await back.end();
  },
  patience(isFull ? 120 : 60),
);
