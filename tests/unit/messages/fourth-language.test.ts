import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cataloguesIn, englishIds, missingIn } from '#scripts/messages/catalogues.ts';
import { countsOf } from '#scripts/messages/report.ts';
import { wire } from '#scripts/messages/wire.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

const GUJARATI = `import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  menu: 'મેનુ',
  compare: 'સરખાવો',
  cancel: 'રદ કરો',
} satisfies Partial<Messages<typeof en>>;
`;

const SAY = `
import words from '#messages/lib/shell/index.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
console.log(JSON.stringify(inLanguage('gu', () => [words.menu, words.compare, words.cancel, words.account])));
`;

test('Gujarati with three messages comes and goes', async () => {
  const folder = await scratchFolder('tongue');
  const messages = path.join(folder, 'src/messages');
  const row = path.join(messages, 'lib/language.ts');
  const index = path.join(messages, 'lib/shell/index.ts');
  try {
    await mkdir(path.join(folder, 'src'));
    await cp('src/messages', messages, { recursive: true });
    await writeFile(
      path.join(folder, 'package.json'),
      JSON.stringify({ type: 'module', imports: { '#*': './src/*' } }),
    );
    const before = await readFile(index, 'utf8');
    const table = await readFile(row, 'utf8');
    await writeFile(
      row,
      table.replace('  hi: {', "  gu: { name: 'ગુજરાતી', isWhole: false },\n  hi: {"),
    );
    await writeFile(path.join(messages, 'lib/shell/gu.ts'), GUJARATI);
    wire(messages);
    await writeFile(path.join(folder, 'say.ts'), SAY);
    const said = execFileSync(process.execPath, ['say.ts'], { cwd: folder, encoding: 'utf8' });
    // What it does not say yet is said in English.
    expect(JSON.parse(said)).toEqual(['મેનુ', 'સરખાવો', 'રદ કરો', 'Account']);

    const catalogues = cataloguesIn(messages);
    const all = catalogues.flatMap((one) => englishIds(one)).length;
    expect(countsOf(catalogues).find(({ area }) => area === 'lib')).toMatchObject({ gu: 3 });
    expect(missingIn(catalogues, 'gu')).toHaveLength(all - 3);

    await rm(path.join(messages, 'lib/shell/gu.ts'));
    wire(messages);
    expect(await readFile(index, 'utf8')).toBe(before);
  } finally {
    await rm(folder, { recursive: true });
  }
});
