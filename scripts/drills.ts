// `npm run drills`: every drill, one after another, whole; with `--short` as CI runs them, with names
// only those. Says what each counted, and how often something was killed in all of them.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** By the project of vitest.config.ts that knows how to run it. */
const DRILLS = {
  'tests/drills/data/clock-skew.test.ts': 'api',
  'tests/drills/data/key-rotation.test.ts': 'api',
  'tests/drills/data/pgbouncer.test.ts': 'api',
  'tests/drills/data/point-in-time.test.ts': 'api',
  'tests/drills/data/replica.test.ts': 'api',
  'tests/drills/data/restore.test.ts': 'api',
  'tests/drills/data/upgrade.test.ts': 'api',
  'tests/drills/site/disk-full.test.ts': 'system',
  'tests/drills/site/failover.test.ts': 'system',
  'tests/drills/site/kills.test.ts': 'system',
  'tests/drills/site/overload.test.ts': 'system',
  'tests/drills/site/two-nodes.test.ts': 'system',
  'tests/system/database-away.test.ts': 'system',
  'tests/system/database-drill.test.ts': 'system',
  'tests/system/money.test.ts': 'system',
  'tests/system/upload.test.ts': 'system',
  'tests/system/workers.test.ts': 'system',
} as const;
const SAID = /^Drill \S+: (.+)$/gm;

const given = process.argv.slice(2);
const names = given.filter((one) => !one.startsWith('--'));
const chosen = Object.entries(DRILLS).filter(
  ([file]) => names.length === 0 || names.some((name) => file.includes(name)),
);

async function run(file: string, project: string) {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', project, file],
    {
      env: { ...process.env, NO_COLOR: '1', FULL_DRILL: given.includes('--short') ? '' : '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const said = await text(child.stdout);
  const holds = (await ended) === 0;
  if (!holds) process.stdout.write(said);
  const counts = [...said.matchAll(SAID)].map(([, counted = '']) => counted);
  const seconds = Math.round((performance.now() - began) / 1_000);
  process.stdout.write(
    [holds ? 'holds' : 'FAILS', file, `${seconds} s`, ...counts].join(' | ').concat('\n'),
  );
  return { holds, counts };
}

let kills = 0;
for (const [file, project] of chosen) {
  const { holds, counts } = await run(file, project);
  if (!holds) process.exitCode = 1;
  for (const [, count] of counts.join(', ').matchAll(/kills of [^,]*? (\d+)/g)) {
    kills += Number(count);
  }
}
process.stdout.write(`${kills} processes were killed in all.\n`);
