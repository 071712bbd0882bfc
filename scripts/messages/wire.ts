import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST_LANGUAGE } from '#messages/lib/language.ts';
import { type Catalogue, cataloguesIn } from './catalogues.ts';

/** What stands in a subject’s index.ts: its languages put together. */
export function indexOf({ ids }: Catalogue): string {
  const all = [...ids.keys()].sort();
  const others = all.filter((language) => language !== FIRST_LANGUAGE);
  return [
    "import { catalogue } from '#messages/lib/catalogue.ts';",
    ...all.map((language) => `import ${language} from './${language}.ts';`),
    '',
    `export default catalogue(${FIRST_LANGUAGE}, { ${others.join(', ')} });`,
    '',
  ].join('\n');
}

/** Writes every index.ts anew, after a subject or a language has come or gone. */
export function wire(root?: string): void {
  for (const one of cataloguesIn(root)) {
    writeFileSync(path.join(one.folder, 'index.ts'), indexOf(one));
  }
}
