import { readFileSync } from 'node:fs';
import { type Catalogue, englishIds } from './catalogues.ts';
import { sourceFiles } from './source-files.ts';

const IMPORT = /import (\w+) from '#messages\/([\w-]+\/[\w-]+)\/index\.ts'/g;

/** Every message that code names, as "homes/cards: reduced". */
function named(): Set<string> {
  const found = new Set<string>();
  for (const file of sourceFiles()) {
    const text = readFileSync(file, 'utf8');
    for (const [, name, subject] of text.matchAll(IMPORT)) {
      for (const [, id] of text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        found.add(`${subject}: ${id}`);
      }
    }
  }
  return found;
}

/** Messages that nothing says. */
export function unusedOf(catalogues: readonly Catalogue[]): string[] {
  const used = named();
  return catalogues
    .flatMap((one) => englishIds(one).map((id) => `${one.area}/${one.subject}: ${id}`))
    .filter((message) => !used.has(message));
}
