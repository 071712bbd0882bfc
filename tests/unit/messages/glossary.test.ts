import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cataloguesIn, writtenIn } from '#scripts/messages/catalogues.ts';
import { readGlossary, readMeanings } from '#site/glossary/read-glossary.ts';
import { isEnglish } from '#tests/e2e/english-left.ts';

const TERMS = readGlossary(readFileSync('content/glossary.md', 'utf8'));
const LANGUAGES = ['mr', 'hi'] as const;
const LONGEST_FIRST = [...TERMS].sort((a, b) => b.en.length - a.en.length);

/** Messages in which an English word means something else than the trade does. */
const OTHERWISE: readonly string[] = [
  // To post one is to advertise it.
  'lib/menus: postProperty',
  'lib/shell: postProperty',
];

/** The words of a message, without values and code. */
const wordsOf = (message = '') =>
  [...message.matchAll(/(['"`])([\s\S]*?)\1/g)]
    .map(([, , text = '']) => text.replace(/\$\{[^}]*\}/g, ''))
    .join(' ');

/** What of each word stays when it is declined: साठेखत, साठेखताची. */
const stemsOf = (term: string) =>
  term
    .replace(/\(.*?\)/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.slice(0, Math.max(2, word.length - 2)));

/** The terms of a text; one within a longer one, as property in property tax, is said by that. */
function termsIn(text: string) {
  let left = text;
  return LONGEST_FIRST.filter(({ en }) => {
    const rest = left.replace(new RegExp(`\\b${en}\\b`, 'gi'), '');
    const isSaid = rest !== left;
    left = rest;
    return isSaid;
  });
}

describe('the glossary', () => {
  test('has a word in each language, its meaning and who uses it', () => {
    expect(TERMS.length).toBeGreaterThan(30);
    for (const { en, mr, hi, means, usedBy } of TERMS) {
      expect([en, Boolean(mr && hi && means && usedBy)]).toEqual([en, true]);
      expect(`${en}: ${mr} ${hi}`).toMatch(/\p{Script=Devanagari}.* .*\p{Script=Devanagari}/u);
    }
    expect(new Set(TERMS.map(({ en }) => en)).size).toBe(TERMS.length);
  });

  test.each(LANGUAGES)('is explained whole in %s', (language) => {
    const meanings = readMeanings(readFileSync(`content/glossary.${language}.md`, 'utf8'));
    expect([...meanings.keys()]).toEqual(TERMS.map(({ en }) => en));
    const said = [...meanings.values()].flatMap(({ means, usedBy }) => [means, usedBy]);
    expect(said.filter((text) => text === '' || isEnglish(text))).toEqual([]);
  });

  test.each(LANGUAGES)('is kept to by every catalogue in %s', (language) => {
    const strays = cataloguesIn().flatMap(({ area, subject, folder }) => {
      const english = writtenIn(path.join(folder, 'en.ts'));
      const translated = writtenIn(path.join(folder, `${language}.ts`));
      return [...translated].flatMap(([id, text]) => {
        const name = `${area}/${subject}: ${id}`;
        const said = wordsOf(english.get(id));
        const terms = termsIn(said);
        const wrong = terms.filter((term) =>
          stemsOf(term[language]).some((stem) => !text.includes(stem)),
        );
        return OTHERWISE.includes(name)
          ? []
          : wrong.map(({ en }) => `${name} does not say “${en}”`);
      });
    });
    expect(strays).toEqual([]);
  });

  test.each([
    ['mr', 'मुख्यपृष्ठ', ['मुखपृष्ठ', 'मुख्य पृष्ठ']],
    ['hi', 'मुखपृष्ठ', ['मुख्यपृष्ठ', 'मुख्य पृष्ठ']],
  ] as const)('says the home page in one way in %s: %s', (language, word, others) => {
    const texts = cataloguesIn().map(({ folder }) =>
      readFileSync(path.join(folder, `${language}.ts`), 'utf8'),
    );
    expect(texts.some((text) => text.includes(word))).toBe(true);
    expect(others.filter((other) => texts.some((text) => text.includes(other)))).toEqual([]);
  });

  test('names what is not said, and nobody says it', () => {
    const texts = cataloguesIn().flatMap(({ folder }) =>
      LANGUAGES.map((language) => readFileSync(path.join(folder, `${language}.ts`), 'utf8')),
    );
    const words = TERMS.flatMap(({ not }) => not).filter((word) => !word.includes('('));
    expect(words.length).toBeGreaterThan(8);
    expect(words.filter((word) => texts.some((text) => text.includes(word)))).toEqual([]);
  });
});
