// `npm run check`: format and lint, types of pages and code. Import directions, doc paths and the
// route lists are checked by the unit tests. Stops at the first that fails.
import { spawnSync } from 'node:child_process';

const CHECKS: [string, string[]][] = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']],
  ['types', ['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'error']],
];

for (const [name, args] of CHECKS) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n${name}: failed`);
    process.exit(status ?? 1);
  }
}
