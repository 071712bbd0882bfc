// `npm run doctor`: looks at settings, database, storage, mail and providers, and says in one line
// each what to do. The exit code is 1 where something is wrong. Nothing is changed, sent or paid for.
// `npm run doctor -- --files-moved`: photos and documents lie elsewhere than before, for good.
import { parseArgs } from 'node:util';
import { addressIn, directOf } from '#server/db/address.ts';
import { dropFact } from '#server/db/site-facts.ts';
import { type Finding, odd, well, wrong } from '#server/doctor/finding.ts';
import { lookAtDatabase, lookAtPooler } from '#server/doctor/look-at-database.ts';
import { lookAtSettings } from '#server/doctor/look-at-settings.ts';
import { lookAtStorage } from '#server/doctor/look-at-storage.ts';
import { lookOutside } from '#server/doctor/look-outside.ts';
import { runningCluster } from '#server/homes/import/running-cluster.ts';
import { requireSameSecret, whyOtherFiles } from '#server/hosts/same-installation.ts';
import { type Env, readEnv } from '#server/lib/env.ts';
import { contextOn, onSite, runCommand } from './on-site.ts';

const SIGN = { well: 'ok   ', odd: 'odd  ', wrong: 'WRONG' };

function say({ state, what, todo }: Finding): void {
  console.log(`${SIGN[state]} ${what}.${todo ? ` ${todo}` : ''}`);
  if (state === 'wrong') process.exitCode = 1;
}

/** Whether key and files are those of the database; of one that is new they will be. */
async function compare(env: Env, url: string): Promise<void> {
  const context = contextOn(env, url);
  try {
    const secret = await requireSameSecret(context).catch(({ message }: Error) => message);
    if (secret === true) {
      say(odd('Some values are sealed under a secret of before', 'Run npm run keys -- rotate.'));
    }
    const otherwise = [secret, await whyOtherFiles(context)].filter(
      (why) => typeof why === 'string',
    );
    for (const why of otherwise) say(wrong('Not the same installation', why));
    if (otherwise.length === 0) say(well('Key and files are those of the database'));
  } finally {
    await context.db.$client.end();
  }
}

/** The next start takes the store that is set then for the one that has the files. */
const forgetStore = () =>
  onSite(async ({ db }) => {
    await dropFact(db, 'files');
    console.log('Noted: the files lie in the store of the settings.');
  });

await runCommand(async () => {
  const { values } = parseArgs({ options: { 'files-moved': { type: 'boolean' } } });
  if (values['files-moved']) return forgetStore();
  const env = readEnv();
  for (const finding of lookAtSettings(env)) say(finding);
  const address = addressIn(env) ?? (await runningCluster(env.DATA_DIR));
  const url = address && directOf(address);
  if (url) {
    const isOurs = env.DATABASE_URL === undefined;
    const findings = await lookAtDatabase(url, env.DATABASE_POOL, isOurs);
    if (typeof address === 'object') findings.push(await lookAtPooler(address));
    for (const finding of findings) say(finding);
    if (findings.every(({ state }) => state !== 'wrong')) await compare(env, url);
  } else {
    say({
      state: 'odd',
      what: `The embedded database of ${env.DATA_DIR} is not running`,
      todo: 'Start the site and ask again.',
    });
  }
  for (const finding of await lookAtStorage(env)) say(finding);
  for (const finding of await lookOutside(env)) say(finding);
});
