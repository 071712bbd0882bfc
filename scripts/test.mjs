// `npm test`: installs, checks, builds, then unit, API and browser tests. `--fast` leaves out the
// browser.
import { spawnSync } from 'node:child_process';
import { prepare } from './prepare.mjs';

const node = prepare({ build: true });
const fast = process.argv.includes('--fast');

const STEPS = [
  ['check', ['scripts/check.ts']],
  ['unit and API tests', ['node_modules/vitest/vitest.mjs', 'run']],
  ...(fast ? [] : [['browser tests', ['node_modules/@playwright/test/cli.js', 'test']]]),
];

for (const [name, args] of STEPS) {
  process.stdout.write(`\n=== ${name}\n`);
  const { status } = spawnSync(node, args, { stdio: 'inherit' });
  if (status !== 0) {
    process.stderr.write(`\n${name} failed\n`);
    process.exit(status ?? 1);
  }
}
