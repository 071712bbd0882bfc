// `npm run check`: format and lint, types of pages and code. Import directions, doc paths and the
// route lists are checked by the unit tests. Stops at the first step that fails.
import { spawn } from 'node:child_process';

interface Check {
  name: string;
  args: string[];
}

const ASTRO = 'node_modules/astro/bin/astro.mjs';
const SEVERITY = ['--minimumFailingSeverity', 'error'];

/** Those of a step run at once. Alone, Astro's check would look at the code too, one by one. */
const STEPS: Check[][] = [
  [{ name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] }],
  [{ name: 'types of content', args: [ASTRO, 'sync'] }],
  [
    {
      name: 'types of pages',
      args: [ASTRO, 'check', '--noSync', '--tsconfig', 'tsconfig.pages.json', ...SEVERITY],
    },
    { name: 'types of code', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  ],
];

/** Runs one and answers whether all was well. Prints what it said once it is over, unmixed. */
async function passes({ name, args }: Check): Promise<boolean> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (said.trim()) console.log(said.trim());
  if (status !== 0) console.error(`\n${name}: failed`);
  return status === 0;
}

for (const step of STEPS) {
  console.log(`\n— ${step.map(({ name }) => name).join(', ')}`);
  const outcomes = await Promise.all(step.map(passes));
  if (outcomes.includes(false)) process.exit(1);
}
