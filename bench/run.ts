// `npm run bench [-- search index cities words accounts deals money ads analytics starts streams soak static pages search-pages lighthouse] [--small] [--million]`: measures each part
// against a floor of the same run and writes docs/benchmarks.md. Parts not run keep their last table.
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { PARTS } from './parts.ts';
import { section } from './tables.ts';

const REPORT = 'docs/benchmarks.md';
// It plays for as long as told (`--minutes=60`), so only when it is asked for by name.
const ALL = Object.keys(PARTS).filter((part) => part !== 'soak');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const parts = asked.length > 0 ? asked : ALL;

let report = await readFile(REPORT, 'utf8').catch(
  () =>
    '# Benchmarks\n\nRatios to a floor measured in the same run; absolute figures say more about the machine than about the code. `npm run bench` writes the tables.\n',
);
const machine = `${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
for (const part of parts) {
  const measure = PARTS[part];
  if (!measure) throw new Error(`No part "${part}"; there are ${Object.keys(PARTS).join(', ')}`);
  report = section(report, part, `${await measure()}\n\nMeasured on ${machine}.`);
  await writeFile(REPORT, report);
}
