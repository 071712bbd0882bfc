import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, SPOKEN } from '#messages/lib/language.ts';
import { cataloguesIn, englishIds, missingIn } from '#scripts/messages/catalogues.ts';
import { filesWithText } from '#scripts/messages/literal-text.ts';
import { sourceFiles } from '#scripts/messages/source-files.ts';
import { listed } from '#scripts/messages/unspoken.ts';
import { unusedOf } from '#scripts/messages/unused.ts';
import { indexOf } from '#scripts/messages/wire.ts';
import { patience } from '#tests/patience.ts';

const run = promisify(execFile);
const catalogues = cataloguesIn();

describe('catalogues', () => {
  const whole = LANGUAGES.filter((language) => SPOKEN[language].isWhole);

  test.each(whole)('say everything in %s', (language) => {
    expect(catalogues.length).toBeGreaterThan(1);
    expect(missingIn(catalogues, language)).toEqual([]);
  });

  test('hold nothing that is said nowhere', () => {
    expect(unusedOf(catalogues)).toEqual([]);
  });

  test('name nothing that English has not', () => {
    const strays = catalogues.flatMap((one) =>
      [...one.ids].flatMap(([language, ids]) =>
        ids
          .filter((id) => !englishIds(one).includes(id))
          .map((id) => `${one.folder}/${language}.ts: ${id}`),
      ),
    );
    expect(strays).toEqual([]);
  });

  test('are put together as `npm run messages -- wire` writes it', () => {
    for (const one of catalogues) {
      expect(readFileSync(path.join(one.folder, 'index.ts'), 'utf8')).toBe(indexOf(one));
    }
  });
});

/** What reads a message outside of every function: it would stay in the language of the start. */
function readsAtLoad(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const names = [...text.matchAll(/import (\w+) from '#messages\/[\w-]+\/[\w-]+\/index\.ts'/g)].map(
    ([, name]) => name,
  );
  if (names.length === 0 || file.endsWith('.astro')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const walk = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isPropertyAccessExpression(node) && names.includes(node.expression.getText())) {
      found.push(`${file}: ${node.getText()}`);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

test('no module reads a message while it is loaded', () => {
  expect(sourceFiles().flatMap(readsAtLoad)).toEqual([]);
});

// Seen through calls too, which the test before cannot; what only browsers load is built a language.
test(
  'nothing that the server loads reads a message meanwhile',
  async () => {
    const { stdout } = await run(process.execPath, ['scripts/messages/read-at-load.ts']);
    expect(stdout).toBe('');
  },
  patience(60),
);

test(
  'English of its own has a file only where it is waiting to be converted',
  () => {
    const files = filesWithText();
    const known = listed();
    // Say it by a catalogue of src/messages.
    expect(files.filter((file) => !known.includes(file))).toEqual([]);
    // `npm run messages -- done` takes them off the list.
    expect(known.filter((file) => !files.includes(file))).toEqual([]);
  },
  patience(30),
);
