import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { piecesOf } from '#styles/pieces-of.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

let root: string;

const FILES = {
  'pages/index.astro': `---\nimport Card from '#site/Card.astro';\n---\n<Card />`,
  'pages/other.astro': `---\nimport { price } from '#domain/price.ts';\n---\n<p class="p-8">{price}</p>`,
  'pages/fragments/more.astro': `---\nimport Row from '#site/Row.astro';\n---\n<Row />`,
  'site/Card.astro': `---\nimport type { Look } from '#client/look.ts';\n---\n<script>import { open } from '#client/open.ts';</script>`,
  'site/Row.astro': `---\n---\n<li class="flex"></li>`,
  'client/look.ts': `export type Look = 'quiet';\nimport './side-effect.ts';`,
  'client/side-effect.ts': `import '#client/look.ts';`,
  'client/open.ts': `export const open = () => import('./Dialog.tsx').then(() => fetch(\`/fragments/more?page=\${1}\`));`,
  'client/Dialog.tsx': `import {\n  a,\n} from './gone.ts';\nexport const Dialog = () => <p className="m-4" />;`,
  'domain/price.ts': `export const price = 'flex';`,
};

beforeAll(async () => {
  root = await scratchFolder('pieces');
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const pieces = (page: string) =>
  piecesOf(path.join(root, page), root).map((file) => path.relative(root, file));

test('a page is drawn with what it imports at once, later and by fetching', () => {
  expect(pieces('pages/index.astro')).toEqual([
    'client/Dialog.tsx',
    'client/look.ts',
    'client/open.ts',
    'client/side-effect.ts',
    'pages/fragments/more.astro',
    'pages/index.astro',
    'site/Card.astro',
    'site/Row.astro',
  ]);
});

test('what another page is drawn with, and rules without looks, are none of it', () => {
  expect(pieces('pages/other.astro')).toEqual(['pages/other.astro']);
});
