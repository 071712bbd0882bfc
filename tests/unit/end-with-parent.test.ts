import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { patience } from '#tests/patience.ts';

/** Starts another, which tells its own id once it has begun, and waits. */
const START = `
  const waits = 'setInterval(() => {}, 1000);';
  const given = ['--import', './tests/end-with-parent.mjs', '-e', 'console.log(process.pid);' + waits];
  require('node:child_process').spawn(process.execPath, given, { stdio: ['ignore', 'inherit', 'inherit'] });
  setInterval(() => {}, 1000);`;

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('what a test run started ends soon after the run is killed', async () => {
  const parent = spawn(process.execPath, ['-e', START], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(parent.stdout, 'data');
  const child = Number(said);
  onTestFinished(() => {
    if (isThere(child)) process.kill(child);
  });
  expect(isThere(child)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isThere(child), { timeout: patience(5) }).toBe(false);
});
