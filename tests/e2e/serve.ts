// The site on a database of its own, as a visitor meets it: built pages, demo data, a real Postgres.
import { rmSync } from 'node:fs';
import { scratchFolder } from '#tests/scratch-folder.ts';

const folder = await scratchFolder('e2e');
process.env.DATA_DIR = folder;
process.env.DEMO = 'true';
// Stories begin with empty lists.
process.env.DEMO_LIFE = 'false';
// Each test comes from an address of its own, so that their limits do not add up.
process.env.TRUST_PROXY = 'true';
// Browser tests run on the embedded Postgres wherever the API tests run.
delete process.env.DATABASE_URL;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

await import('#server/hosts/main.ts');
