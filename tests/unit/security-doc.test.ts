import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');

interface Row {
  ids: string[];
  state: string;
  where: string;
}

const rows: Row[] = [...text.matchAll(/^\| (\d[\d., ]+) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, ids = '', state = '', where = '']) => ({ ids: ids.split(', '), state, where }),
);

/** Requirements of levels 1 and 2 by chapter, as OWASP's table of 5.0.0 has them. */
const BY_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

describe('the page about security', () => {
  test('goes through every requirement of levels 1 and 2, each once', () => {
    const ids = rows.flatMap((row) => row.ids);
    const chapters = BY_CHAPTER.map(
      (_, i) => new Set(ids.filter((id) => id.startsWith(`${i + 1}.`))).size,
    );
    expect(chapters).toEqual(BY_CHAPTER);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  test('says of each whether it is met, and what is missing where it is not', () => {
    const words = ['met', 'part', 'open', 'n/a', 'operator'];
    expect(rows.filter(({ state }) => !words.includes(state))).toEqual([]);
    expect(rows.filter(({ where }) => where.trim() === '')).toEqual([]);
  });

  test('names files that are there', () => {
    const named = [...text.matchAll(/`((?:src|tests|docs|content)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
    const linked = [...text.matchAll(/\]\(((?:\.\.\/|decisions\/)[\w./-]+)\)/g)].map(
      ([, path = '']) => new URL(path, 'file:///docs/').pathname.slice(1),
    );
    expect(linked.filter((path) => !existsSync(path))).toEqual([]);
  });
});
