// Loads what runs on the server, and prints every message that is read meanwhile, with the file that
// reads it: it would stay in the language of the start. A test runs this; whatever is called on the
// way is seen through, since the messages are really read.
import '#messages/lib/in-language.ts';
import { askTongue } from '#messages/lib/language.ts';
import { sourceFiles } from './source-files.ts';

/** What loads nearly everything else; each of the others is small. */
const ROOTS = /^src\/(domain|contract)\/|^src\/server\/(routes|hosts\/compose|jobs\/jobs)\.ts$/;

const found = new Set<string>();
askTongue(() => {
  const lines = new Error().stack?.split('\n') ?? [];
  const readers = lines.filter((line) => /\/src\//.test(line) && !/\/src\/messages\//.test(line));
  // The module that is being loaded, whatever it calls.
  found.add(readers.at(-1)?.trim() ?? 'a file unknown');
  return undefined;
});

for (const file of sourceFiles().filter((name) => ROOTS.test(name) && name.endsWith('.ts'))) {
  await import(new URL(`../../${file}`, import.meta.url).href);
}
for (const line of found) console.log(line);
