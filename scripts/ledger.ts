// `npm run ledger:verify`: proves the ledger against orders, refunds, releases and payouts. Prints a
// sentence for each difference; with any, the exit code is 1.
import { connect } from '#server/db/client.ts';
import { runningCluster } from '#server/homes/import/running-cluster.ts';
import { openContext } from '#server/hosts/compose.ts';
import { openDatabase } from '#server/hosts/database.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger, describeError } from '#server/lib/log.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';

async function main(): Promise<void> {
  if (process.argv[2] !== 'verify') throw new Error('Usage: npm run ledger:verify');
  const env = readEnv();
  const running = env.DATABASE_URL ? undefined : await runningCluster(env.DATA_DIR);
  const database = running
    ? { url: running, stop: async () => undefined }
    : await openDatabase(env);
  const log = createLogger('warn');
  const db = connect(database.url, 1, log);
  try {
    const { checked, differences } = await verifyLedger(openContext(db, env, log));
    for (const difference of differences) console.error(difference);
    console.log(`${checked} things checked, ${differences.length} differences.`);
    if (differences.length > 0) process.exitCode = 1;
  } finally {
    await db.$client.end();
    await database.stop();
  }
}

await main().catch((error: unknown) => {
  console.error(describeError(error).message);
  process.exitCode = 1;
});
