// `npm run messages`: how many messages each area has in each language, and what is left to do.
// `-- wire` puts new files of languages into each subject's index.ts; `-- done` takes converted files
// out of the lists of those that still say English of their own. Guides that a language lacks, or that
// are older there than in English, are told and stop nothing.
import { LANGUAGES, SPOKEN } from '#messages/lib/language.ts';
import { cataloguesIn, missingIn } from './messages/catalogues.ts';
import { untranslatedGuides } from './messages/guide-translations.ts';
import { countsOf, neededFor } from './messages/report.ts';
import { listed, writeLists } from './messages/unspoken.ts';
import { unusedOf } from './messages/unused.ts';
import { wire } from './messages/wire.ts';

const [what] = process.argv.slice(2);
if (what === 'wire') wire();
if (what === 'done') writeLists();

const catalogues = cataloguesIn();
console.table(countsOf(catalogues));
for (const line of neededFor(catalogues, listed().length)) console.log(line);
for (const line of untranslatedGuides()) console.log(line);
const wrong = [
  ...LANGUAGES.filter((language) => SPOKEN[language].isWhole).flatMap((language) =>
    missingIn(catalogues, language).map((message) => `not in ${language}: ${message}`),
  ),
  ...unusedOf(catalogues).map((message) => `said nowhere: ${message}`),
];
for (const line of wrong) console.error(line);
process.exit(wrong.length > 0 ? 1 : 0);
