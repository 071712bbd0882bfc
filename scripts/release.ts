// `node scripts/run.mjs scripts/release.ts VERSION`: what stands under Unreleased in CHANGELOG.md
// becomes the release of today, packages carry its number, and what the API promises is kept. It is
// looked at and committed by hand.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { released } from './released.ts';

const [version = '', ...more] = process.argv.slice(2);
const { version: before } = JSON.parse(readFileSync('package.json', 'utf8'));
try {
  if (more.length > 0) throw new Error('Usage: node scripts/run.mjs scripts/release.ts VERSION');
  const today = new Date().toISOString().slice(0, 10);
  const changes = released(readFileSync('CHANGELOG.md', 'utf8'), { before, version, today });
  writeFileSync('CHANGELOG.md', changes);
  for (const file of ['package.json', 'package-lock.json']) {
    const text = readFileSync(file, 'utf8');
    const [from, to] = [`"version": "${before}"`, `"version": "${version}"`];
    // In the lock file a second time, of the package itself.
    writeFileSync(file, text.replace(from, to).replace(from, to));
  }
  const kept = spawnSync(process.execPath, ['scripts/keep-api.ts', version], { stdio: 'inherit' });
  if (kept.status !== 0) throw new Error('What the API promises was not kept; see above.');
  console.log(
    `${version} is ready. Add the new migrations to RELEASED in tests/unit/lib/migrations.test.ts, run npm test, commit, tag v${version}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
