// `node scripts/run.mjs scripts/fair-price-error.ts FILE.csv [--write]`: how far off fair prices are
// on the homes of a CSV file, against two baselines. With --write the tables go into
// docs/fair-price.md, between its marks.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { csvHomes } from '#bench/fair-price/csv-homes.ts';
import { type ErrorTable, errorTable } from '#bench/fair-price/error-table.ts';
import { splitByFlat, splitByLocality } from '#domain/market/fair-price/cross-fit.ts';
import { TIERS } from '#domain/market/fair-price/evidence.ts';
import { judge } from '#domain/market/fair-price/judge.ts';
import { calibrationTrials, usable } from '#domain/market/fair-price/model.ts';

const DOCUMENT = path.resolve(import.meta.dirname, '../docs/fair-price.md');
const MARKS = /(<!-- errors -->\n)[\s\S]*(<!-- \/errors -->)/;

const percent = (value: number) => `${value.toFixed(1)}%`;
const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], body: readonly (string | number)[][]) =>
  [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...body.map(line)].join('\n');

const errorsOf = ({ rows }: ErrorTable) =>
  table(
    ['Way', 'n', 'Median error', 'Within 10%', 'Within 20%'],
    rows.map(({ way, figures: { n, mdape, within10, within20 } }) => [
      way,
      n.toLocaleString('en-IN'),
      percent(mdape),
      percent(within10),
      percent(within20),
    ]),
  );

const rangesOf = (tables: readonly (readonly [string, ErrorTable])[]) =>
  table(
    ['Held out', 'n', 'Inside the range', 'No range given'],
    tables.map(([name, { ours }]) => [
      name,
      ours.n.toLocaleString('en-IN'),
      percent(ours.coverage),
      percent(ours.abstained),
    ]),
  );

const TIER_WORDS = {
  society: 'Three or more of its society are known',
  locality: 'Fifteen or more of its locality are known',
  around: 'Neither',
};

const tiersOf = (flats: ErrorTable, localities: ErrorTable) => {
  const trials = calibrationTrials(flats.trials, localities.trials);
  return table(
    ['What is known', 'n', 'Median error', 'Inside the range', 'No range given'],
    TIERS.map((tier) => {
      const judged = judge(trials.filter((trial) => trial.tier === tier));
      const { n, mdape, coverage, abstained } = judged;
      const shares = [mdape, coverage, abstained].map(percent);
      return [TIER_WORDS[tier], n.toLocaleString('en-IN'), ...shares];
    }),
  );
};

async function report(file: string): Promise<string> {
  const all = await csvHomes(file);
  const homes = usable(all);
  const localities = errorTable(splitByLocality(homes));
  const flats = errorTable(splitByFlat(homes));
  const date = new Date().toLocaleDateString('en-IN', { dateStyle: 'long' });
  return `Measured on ${date} on \`${path.basename(file)}\`: ${homes.length.toLocaleString('en-IN')} of ${all.length.toLocaleString('en-IN')} homes, ${new Set(homes.map(({ locality }) => locality)).size} localities, five folds.

### Localities not seen

${errorsOf(localities)}

### Localities seen, the flat not

${errorsOf(flats)}

### Ranges

${rangesOf([
  ['Whole localities', localities],
  ['Flats', flats],
])}

${tiersOf(flats, localities)}
`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' } },
});
const [file] = positionals;
if (!file) {
  console.error('Usage: node scripts/run.mjs scripts/fair-price-error.ts FILE.csv [--write]');
  process.exitCode = 1;
} else {
  const text = await report(path.resolve(process.env.INIT_CWD ?? '.', file));
  console.log(text);
  if (values.write) {
    const document = await readFile(DOCUMENT, 'utf8');
    await writeFile(
      DOCUMENT,
      document.replace(MARKS, (_all, open, close) => open + text + close),
    );
  }
}
