import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLLECTIONS } from '#site/editor/collections.ts';

const SCHEMA = readFileSync('src/content.config.ts', 'utf8');

/** The names a collection's schema knows, at its first level. */
function namesInSchema(collection: string): string[] {
  const [, body = ''] =
    SCHEMA.match(
      new RegExp(`const ${collection} = .*?strictObject\\(\\{(.*?)\\n {2,4}\\}\\)`, 's'),
    ) ?? [];
  return [...body.matchAll(/^ {4,6}(\w+): z[.\n]|^ {4,6}(\w+): z$/gm)].map(
    ([, name, broken]) => name ?? broken ?? '',
  );
}

describe.each(COLLECTIONS.flatMap((c) => ('folder' in c ? [c] : [])))('$label', (collection) => {
  const fields = collection.fields.map(({ name }) => name);

  test('the editor asks for what the schema knows, and the text', () => {
    expect(namesInSchema(collection.name).length).toBeGreaterThan(2);
    expect(fields.toSorted()).toEqual([...namesInSchema(collection.name), 'body'].toSorted());
  });

  test('no file names what the editor would lose', () => {
    const { filter } = collection;
    const shown = readdirSync(collection.folder)
      .map((file) => readFileSync(`${collection.folder}/${file}`, 'utf8'))
      .map((text) => text.match(/^---\n(.*?)\n---\n/s)?.[1] ?? '')
      .filter((head) => !filter || new RegExp(`^${filter.field}: `, 'm').test(head));
    const used = shown.flatMap((head) =>
      [...head.matchAll(/^(\w+):/gm)].map(([, name = '']) => name),
    );
    expect(used.length).toBeGreaterThan(0);
    expect([...new Set(used)].filter((name) => !fields.includes(name))).toEqual([]);
  });
});
