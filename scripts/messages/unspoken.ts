import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesWithText } from './literal-text.ts';

/** Files that still say English of their own, a list an area. They may only become fewer. */
export const LISTS = 'tests/expected/unspoken';

const AREAS = [
  'people',
  'homes',
  'deals',
  'money',
  'professionals',
  'talk',
  'market',
  'ads',
] as const;
const REST = 'rest';

const listOf = (file: string): string =>
  AREAS.find((area) => file.split('/').includes(area)) ?? REST;

export const linesOf = (list: string): string[] =>
  readFileSync(path.join(LISTS, `${list}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean);

export const listed = (): string[] =>
  readdirSync(LISTS).flatMap((name) => linesOf(path.basename(name, '.txt')));

/** Takes what is converted out of the lists. What is not in them is put in only where none exist. */
export function writeLists(isFirst = false): void {
  const files = filesWithText();
  const known = isFirst ? new Set(files) : new Set(listed());
  mkdirSync(LISTS, { recursive: true });
  for (const list of [...AREAS, REST]) {
    const left = files.filter((file) => listOf(file) === list && known.has(file));
    writeFileSync(path.join(LISTS, `${list}.txt`), left.map((file) => `${file}\n`).join(''));
  }
}
