import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiListener } from '#server/hosts/api-listener.ts';
import { ROUTES } from '#server/routes.ts';
import { insertListing } from '#tests/builders/index.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';
import { verified } from './examples/my-listings.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from './harness.ts';
import { aMember, PASSWORD } from './world.ts';

/** What an integrator does: generate a client from the document, build on it, and run it. */

const run = promisify(execFile);
const TSC = path.resolve('node_modules/typescript/bin/tsc');
const STRICT = [
  ...['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--noPropertyAccessFromIndexSignature'],
  ...['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'],
  ...['--lib', 'es2022,dom,dom.iterable', '--skipLibCheck', '--ignoreConfig'],
];

interface Account {
  email: string;
  password: string;
}
/** What the example gives; it compiles beside the client only, so that no type of it is here. */
interface Story {
  deal(baseUrl: string, accounts: { buyer: Account; owner: Account }): Promise<unknown>;
}

let database: TestDatabase;
let server: Server;
let folder: string;
let baseUrl: string;
let context: ReturnType<typeof testContext>;

beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
  server = createServer(apiListener(ROUTES, context)).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The site listens nowhere');
  baseUrl = `http://localhost:${address.port}`;
  folder = await scratchFolder('client');
  await createClient({
    input: `${baseUrl}/api/openapi.json`,
    output: path.join(folder, 'client'),
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent' },
  });
  await copyFile('docs/api/examples/deal.ts', path.join(folder, 'deal.ts'));
});
afterAll(async () => {
  server.close();
  await context.background.idle();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('a client generated from the document compiles strictly, and its types say what is answered', async () => {
  const { stdout } = await run(process.execPath, [TSC, ...STRICT, 'deal.ts'], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});

test('the client tells a deal’s story to a site that runs', async () => {
  const world = { context, api: testApi(database.db, context) };
  const [buyer, owner] = [await aMember(world), await aMember(world)];
  await verified(world, buyer);
  const { title } = await insertListing(database.db, { ownerId: owner.id, city: 'Pune' });
  const story: Story = await import(path.join(folder, 'deal.ts'));
  const accounts = {
    buyer: { email: buyer.email, password: PASSWORD },
    owner: { email: owner.email, password: PASSWORD },
  };
  expect(await story.deal(baseUrl, accounts)).toMatchObject({ title, state: 'accepted' });
});
