// `npm run mutate -- [--full] [FILES]`: counts the planted bugs that tests do not see. Without FILES,
// all rules of `src/domain/` by the unit tests; with --full, the server's money and people by their
// API tests, which takes hours. See docs/mutation.md.
import { spawnSync } from 'node:child_process';

const files = process.argv.slice(2).filter((argument) => argument !== '--full');
const isFull = process.argv.includes('--full');

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    'stryker.config.mjs',
    ...(files.length > 0 ? ['--mutate', files.join(',')] : []),
  ],
  { stdio: 'inherit', env: { ...process.env, ...(isFull && { MUTATE: 'full' }) } },
);
process.exit(status ?? 1);
