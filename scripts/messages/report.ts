import { LANGUAGES, SPOKEN } from '#messages/lib/language.ts';
import { type Catalogue, englishIds, missingIn } from './catalogues.ts';

interface Row {
  area: string;
  subjects: number;
  [language: string]: string | number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** How many messages each area has in each language. */
export function countsOf(catalogues: readonly Catalogue[]): Row[] {
  const languages = [...new Set(catalogues.flatMap(({ ids }) => [...ids.keys()]))].sort();
  return [...new Set(catalogues.map(({ area }) => area))].sort().map((area) => {
    const own = catalogues.filter((one) => one.area === area);
    const counts = languages.map((language) => [
      language,
      sum(own.map(({ ids }) => ids.get(language)?.length ?? 0)),
    ]);
    return { area, subjects: own.length, ...Object.fromEntries(counts) };
  });
}

/** What a language that is not whole yet, or not there at all, would need. */
export function neededFor(catalogues: readonly Catalogue[], unspoken: number): string[] {
  const all = sum(catalogues.map((one) => englishIds(one).length));
  const drafts = LANGUAGES.filter((language) => !SPOKEN[language].isWhole).map((language) => {
    const missing = missingIn(catalogues, language).length;
    return `${SPOKEN[language].name} (${language}) lacks ${missing} of ${all} messages.`;
  });
  return [
    ...drafts,
    `One language more needs ${all} messages in ${catalogues.length} files, its row in src/messages/lib/language.ts,`,
    'and a face where its letters are of no script known here.',
    `${unspoken} files still say English of their own (tests/expected/unspoken).`,
  ];
}
