import { readdirSync, readFileSync } from 'node:fs';
import { FIRST_LANGUAGE, LANGUAGES } from '#messages/lib/language.ts';

const FOLDER = new URL('../../content/guides/', import.meta.url);

const dayOf = (file: string, field: string): string =>
  readFileSync(new URL(file, FOLDER), 'utf8').match(
    new RegExp(`^${field}: (\\d{4}-\\d\\d-\\d\\d)$`, 'm'),
  )?.[1] ?? '';

/** What translators have to do: guides that a language lacks, and those changed since. */
export function untranslatedGuides(): string[] {
  const files = new Set(readdirSync(FOLDER));
  const guides = [...files].filter((file) => /^[a-z0-9-]+\.md$/.test(file));
  return LANGUAGES.filter((language) => language !== FIRST_LANGUAGE).flatMap((language) =>
    guides.flatMap((guide) => {
      const own = guide.replace('.md', `.${language}.md`);
      if (!files.has(own)) return [`no guide in ${language}: ${guide}`];
      return dayOf(own, 'edition') < dayOf(guide, 'updated')
        ? [`guide older than its English edition: ${own}`]
        : [];
    }),
  );
}
