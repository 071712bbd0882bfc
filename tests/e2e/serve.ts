// The site on a database of its own, as a visitor meets it: built pages, demo data, a real Postgres.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import '#tests/end-with-parent.mjs';
import { siteFolderFile } from '#tests/e2e/site-database.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

const folder = await scratchFolder('e2e');
process.env.DATA_DIR = folder;
process.env.DEMO = 'true';
// Stories begin with empty lists; a walk of all pages wants full ones.
process.env.DEMO_LIFE ??= 'false';
// Each test comes from an address of its own, so that their limits do not add up.
process.env.TRUST_PROXY = 'true';
// Webhooks lead to receivers of the tests, on this machine.
process.env.CALLS_LOOPBACK = 'true';
// Browser tests run on the embedded Postgres wherever the API tests run.
delete process.env.DATABASE_URL;
const toldIn = siteFolderFile(Number(process.env.PORT));
mkdirSync(path.dirname(toldIn), { recursive: true });
writeFileSync(toldIn, folder);
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(toldIn, { force: true });
});

await import('#server/hosts/main.ts');
