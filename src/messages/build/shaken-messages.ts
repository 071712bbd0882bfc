import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { FIRST_LANGUAGE, LANGUAGES } from '#messages/lib/language.ts';
import { chosen, messagesIn, type Program, separated } from './catalogue-code.ts';

const IMPORT = /import\s+(\w+)\s+from\s+(['"])(#messages\/[\w/-]+\/index\.ts)\2/g;

/**
 * For scripts of browsers: whoever reads `words.newest` gets that message and no other, and in the
 * scripts of a language (`spoken-scripts.ts`) only as that language says it.
 */
export function shakenMessages(source: URL): Plugin {
  const root = path.join(path.resolve(source.pathname), 'messages') + path.sep;
  const isCatalogue = (file: string) =>
    file.startsWith(root) && file.slice(root.length).split(path.sep).length === 3;
  return {
    name: 'shaken-messages',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [file = id] = id.split('?');
      if (!isCatalogue(file)) {
        if (!code.includes('#messages/')) return null;
        return { code: code.replace(IMPORT, "import * as $1 from '$3'"), map: null };
      }
      const read = (text: string, lang: 'js' | 'ts') =>
        this.parse(text, { lang }) as unknown as Program;
      if (path.basename(file) !== 'index.ts') {
        return { code: separated(code, read(code, 'js')), map: null };
      }
      const beside = (language: string) => path.join(path.dirname(file), `${language}.ts`);
      const written = LANGUAGES.filter((language) => existsSync(beside(language)));
      this.addWatchFile(beside(FIRST_LANGUAGE));
      const english = read(readFileSync(beside(FIRST_LANGUAGE), 'utf8'), 'ts');
      return {
        code: chosen(
          messagesIn(english).map((message) => message.id),
          written,
        ),
        map: null,
      };
    },
  };
}
