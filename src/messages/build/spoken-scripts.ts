import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, transformWithOxc } from 'vite';
import { FIRST_LANGUAGE, LANGUAGES, type Language, tagOf } from '#messages/lib/language.ts';
import { ASKED } from './asked.ts';

const NAMED = /(\.\/|_astro\/)([\w.-]+\.js)/g;

/** Those that say something, and those that load one of them. */
export function speaking(scripts: ReadonlyMap<string, string>): Set<string> {
  const loads = new Map(
    [...scripts].map(([name, code]) => [name, [...code.matchAll(NAMED)].map(([, , to]) => to)]),
  );
  const found = new Set([...scripts.keys()].filter((name) => scripts.get(name)?.includes(ASKED)));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [name, targets] of loads) {
      if (targets.some((target) => target && found.has(target))) found.add(name);
    }
  }
  return found;
}

/** A script as it stands in the folder of a language: what says nothing stays where it was. */
export const moved = (code: string, language: Language, said: ReadonlySet<string>): string =>
  code.replace(NAMED, (all, from: string, name: string) => {
    if (from === './') return said.has(name) ? all : `../${name}`;
    return said.has(name) ? `_astro/${language}/${name}` : all;
  });

/** Writes the language into a script, and leaves out what the others would have said. */
export async function spokenIn(name: string, code: string, language: Language): Promise<string> {
  const told = await transformWithOxc(code, name, {
    lang: 'js',
    define: { [ASKED]: JSON.stringify(tagOf(language)) },
  });
  const short = await minify(name, told.code, { module: true, compress: true, mangle: true });
  const [error] = short.errors;
  if (error) throw new Error(`${name}: ${error.message}`);
  return short.code;
}

/**
 * Turns the built scripts into those of each language: English in their place, others in a folder each
 * (`_astro/mr/`), with scripts that say nothing shared by all.
 */
export async function writeSpokenScripts(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const scripts = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const),
    ),
  );
  const said = speaking(scripts);
  for (const language of LANGUAGES) {
    const home = language === FIRST_LANGUAGE ? folder : path.join(folder, language);
    await mkdir(home, { recursive: true });
    for (const name of said) {
      const code = scripts.get(name) ?? '';
      const placed = language === FIRST_LANGUAGE ? code : moved(code, language, said);
      const isSaid = code.includes(ASKED);
      await writeFile(
        path.join(home, name),
        isSaid ? await spokenIn(name, placed, language) : placed,
      );
    }
  }
}
