// `node scripts/run.mjs FILE.ts ...`: runs one of the project's scripts on the project's own Node.
import { spawnSync } from 'node:child_process';
import { prepare } from './prepare.mjs';

const { status } = spawnSync(prepare({ build: false }), process.argv.slice(2), {
  stdio: 'inherit',
});
process.exit(status ?? 1);
