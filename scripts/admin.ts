// `npm run admin -- create EMAIL --name "First Last"`: adds a member of staff. The password is
// asked for, or taken from ADMIN_PASSWORD; an argument would stay in the shell's history.
// `npm run admin -- reset-factors EMAIL`: for who has lost every second factor.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import type { Context } from '#server/core/context.ts';
import { connect } from '#server/db/client.ts';
import { runningCluster } from '#server/homes/import/running-cluster.ts';
import { openContext } from '#server/hosts/compose.ts';
import { openDatabase } from '#server/hosts/database.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger, describeError } from '#server/lib/log.ts';
import { createAdmin } from '#server/people/admin/create-admin.ts';
import { resetFactors } from '#server/people/security/index.ts';

const USAGE =
  'npm run admin -- create EMAIL --name "First Last", or npm run admin -- reset-factors EMAIL';

/** What is to be done; answers a sentence that says it is. */
type Task = (context: Context) => Promise<string>;

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

async function creation(email: string, name: string): Promise<Task> {
  const password = await readPassword();
  return async (context) => {
    const id = await createAdmin(context, { email, name, password });
    return `${name} (#${id}) is staff now and can sign in as ${email}, first of all to set up a second factor.`;
  };
}

const reset =
  (email: string): Task =>
  async (context) => {
    const id = await resetFactors(context, email);
    return `${email} (#${id}) has no second factor any more, and is signed out everywhere.`;
  };

function readTask(): Task | Promise<Task> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' } },
  });
  const [command, email, ...more] = positionals;
  if (email && more.length === 0) {
    if (command === 'create' && values.name) return creation(email, values.name);
    if (command === 'reset-factors' && !values.name) return reset(email);
  }
  throw new Error(`Usage: ${USAGE}`);
}

async function main(): Promise<void> {
  const task = await readTask();
  const env = readEnv();
  const running = env.DATABASE_URL ? undefined : await runningCluster(env.DATA_DIR);
  const database = running
    ? { url: running, stop: async () => undefined }
    : await openDatabase(env);
  const log = createLogger('warn');
  const db = connect(database.url, 1, log);
  try {
    console.log(await task(openContext(db, env, log)));
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
