import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claim } from '#server/db/embedded/claim.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

let folder: string;
let lock: string;
let other: ReturnType<typeof spawn>;
beforeEach(async () => {
  folder = await scratchFolder('claim');
  lock = path.join(folder, 'lock');
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(other, 'spawn');
});
afterEach(async () => {
  other.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('another process that lives keeps a folder', async () => {
  // As older versions wrote it.
  await writeFile(lock, String(other.pid));
  await expect(claim(lock, folder)).rejects.toThrow(`in use by process ${other.pid}`);
});

test.skipIf(process.platform !== 'linux')(
  'a number that was given to another process since does not',
  async () => {
    await writeFile(lock, JSON.stringify({ pid: other.pid, started: 'of an earlier boot 17' }));
    const held = await claim(lock, folder);
    const { pid, started } = JSON.parse(await readFile(lock, 'utf8'));
    expect(pid).toBe(process.pid);
    // Its own start is what tells it from whoever has the number next.
    expect(started).toMatch(/^[0-9a-f-]{36} \d+$/);
    await held.release();
    await expect(readFile(lock)).rejects.toThrow('ENOENT');
  },
);

test('what is not a lock of ours is taken over', async () => {
  await writeFile(lock, '{"pid":');
  await (await claim(lock, folder)).release();
});
