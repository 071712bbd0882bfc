// `npm run admin -- create EMAIL --name "First Last"`: adds a member of staff. The password is
// asked for, or taken from ADMIN_PASSWORD; an argument would stay in the shell's history.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { connect } from '#server/db/client.ts';
import { runningCluster } from '#server/homes/import/running-cluster.ts';
import { openContext } from '#server/hosts/compose.ts';
import { openDatabase } from '#server/hosts/database.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger, describeError } from '#server/lib/log.ts';
import { createAdmin } from '#server/people/admin/create-admin.ts';

const USAGE = 'npm run admin -- create EMAIL --name "First Last"';

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' } },
  });
  const [command, email, ...more] = positionals;
  if (command !== 'create' || !email || !values.name || more.length > 0) {
    throw new Error(`Usage: ${USAGE}`);
  }
  return { email, name: values.name };
}

/** A line typed in the terminal that does not appear there. */
function readHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: nowhere,
    terminal: true,
    historySize: 0,
  });
  return new Promise<string>((resolve, reject) => {
    terminal.question('', resolve);
    terminal.on('close', () => reject(new Error('No password was given.')));
  }).finally(() => {
    terminal.close();
    process.stderr.write('\n');
  });
}

async function readPassword(): Promise<string> {
  const given = process.env.ADMIN_PASSWORD;
  // Processes started from here, Postgres above all, have no business with it.
  delete process.env.ADMIN_PASSWORD;
  if (given) return given;
  if (!process.stdin.isTTY) {
    throw new Error('A password is needed: run this in a terminal, or set ADMIN_PASSWORD.');
  }
  const password = await readHidden('Password: ');
  if ((await readHidden('Once more: ')) !== password) {
    throw new Error('The two passwords differ. Nothing was changed.');
  }
  return password;
}

async function main(): Promise<void> {
  const { email, name } = readArguments();
  const password = await readPassword();
  const env = readEnv();
  const running = env.DATABASE_URL ? undefined : await runningCluster(env.DATA_DIR);
  const database = running
    ? { url: running, stop: async () => undefined }
    : await openDatabase(env);
  const log = createLogger('warn');
  const db = connect(database.url, 1, log);
  try {
    const id = await createAdmin(openContext(db, env, log), { email, name, password });
    console.log(`${name} (#${id}) is staff now and can sign in as ${email}.`);
  } finally {
    await db.$client.end();
    await database.stop();
  }
}

// A failed query's own message would show the password's hash.
await main().catch((error: unknown) => {
  console.error(describeError(error).message);
  process.exitCode = 1;
});
