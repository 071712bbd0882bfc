// `npm run import -- FILE.csv [--mapping FILE.json] [--source NAME] [--rejects FILE]`: takes
// listings from a CSV file. docs/importing.md describes the mapping.
import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { puneDate } from '#domain/lib/time/pune.ts';
import { connect } from '#server/db/client.ts';
import { offerPlannedOfNew } from '#server/deals/visits/index.ts';
import { describeSummary } from '#server/homes/import/describe-summary.ts';
import { importListings } from '#server/homes/import/import-listings.ts';
import { PUNE_SALE_MAPPING, readMapping, renamed } from '#server/homes/import/mapping.ts';
import { runningCluster } from '#server/homes/import/running-cluster.ts';
import { openDatabase } from '#server/hosts/database.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { openSecrets } from '#server/lib/secrets.ts';

const USAGE =
  'npm run import -- FILE.csv [--mapping FILE.json] [--source NAME] [--rejects FILE.jsonl]';

/** Paths are meant from where npm was called, which is not always where it runs the script. */
const from = (file: string) => path.resolve(process.env.INIT_CWD ?? '.', file);

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mapping: { type: 'string' },
      source: { type: 'string' },
      rejects: { type: 'string' },
    },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new Error(`One CSV file is needed: ${USAGE}`);
  const name = path.basename(file, path.extname(file));
  return {
    file: from(file),
    mappingFile: values.mapping ? from(values.mapping) : PUNE_SALE_MAPPING,
    source: values.source,
    rejectsFile: from(values.rejects ?? `${name}.rejected.jsonl`),
  };
}

/** A line that is rewritten in a terminal, and repeated every few seconds in a log. */
function progressLine(size: number) {
  const started = performance.now();
  let shownAt = started;
  return ({ rows, bytes }: { rows: number; bytes: number }) => {
    const now = performance.now();
    if (!process.stderr.isTTY && now - shownAt < 2_000) return;
    shownAt = now;
    const rate = Math.round(rows / ((now - started) / 1_000));
    const share = Math.floor((100 * bytes) / size);
    const text = `${share} %  ${rows} rows  ${rate} rows/s`;
    process.stderr.write(process.stderr.isTTY ? `\r${text}  ` : `${text}\n`);
  };
}

async function main(): Promise<void> {
  const { file, mappingFile, source, rejectsFile } = readArguments();
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`There is no file ${file}`);
  const read = await readMapping(mappingFile);
  const mapping = source ? renamed(read, source) : read;
  const env = readEnv();
  const running = env.DATABASE_URL ? undefined : await runningCluster(env.DATA_DIR);
  const database = running
    ? { url: running, stop: async () => undefined }
    : await openDatabase(env);
  const db = connect(database.url, 2, createLogger('warn'));
  try {
    const started = performance.now();
    const onProgress = progressLine(size);
    const today = puneDate(new Date());
    const fuzzKey = openSecrets(env).key('public location');
    const summary = await importListings(db, {
      file,
      mapping,
      rejectsFile,
      fuzzKey,
      today,
      onNew: (tx, homes) => offerPlannedOfNew(tx, homes, new Date()),
      onProgress,
    });
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    console.log(describeSummary(summary, (performance.now() - started) / 1_000));
    if (summary.rejected > 0) console.log(`\nRejected rows are in ${rejectsFile}`);
  } finally {
    await db.$client.end();
    await database.stop();
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
