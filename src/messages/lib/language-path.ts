import { FIRST_LANGUAGE, isLanguage, PSEUDO, SPOKEN, type Tongue } from './language.ts';

export interface SpokenPath {
  tongue: Tongue;
  /** The path of the page, the same in every language. */
  path: string;
}

const START = /^\/(\w{2,3})(?=\/|$)/;

const isAddressed = (name: string): name is Tongue =>
  name === PSEUDO || (isLanguage(name) && name !== FIRST_LANGUAGE && SPOKEN[name].isWhole);

/** "/mr/localities" is "/localities" in Marathi; a path without a language is English. */
export function pathInLanguage(path: string): SpokenPath {
  const name = START.exec(path)?.[1] ?? '';
  if (!isAddressed(name)) return { tongue: FIRST_LANGUAGE, path };
  return { tongue: name, path: path.slice(name.length + 1) || '/' };
}

/** The address of a page in a language; its query and what follows stay. */
export function inLanguagePath(tongue: Tongue, path: string): string {
  if (tongue === FIRST_LANGUAGE) return path;
  return path === '/' ? `/${tongue}` : `/${tongue}${path.startsWith('/?') ? path.slice(1) : path}`;
}
