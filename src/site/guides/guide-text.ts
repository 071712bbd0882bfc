import { type CollectionEntry, getEntry } from 'astro:content';
import { currentLanguage, FIRST_LANGUAGE, type Language } from '#messages/lib/language.ts';

type Guide = CollectionEntry<'guides'>;

/** A guide as it is told to whoever reads it. */
export interface GuideText {
  /** What is rendered. */
  entry: Guide | CollectionEntry<'guideTexts'>;
  /** English where there is no translation. */
  language: Language;
  title: string;
  description: string;
  /** What changed on which day, the newest first. */
  changes: readonly { on: Date; what: string }[];
  /** The English edition was changed after it had been translated. */
  isOlder: boolean;
}

/** The text of a guide in the language of whoever is spoken to, or the English one. */
export async function guideText(guide: Guide): Promise<GuideText> {
  const language = currentLanguage();
  const own =
    language === FIRST_LANGUAGE
      ? undefined
      : await getEntry('guideTexts', `${guide.id}.${language}`);
  if (!own) return { entry: guide, language: FIRST_LANGUAGE, ...guide.data, isOlder: false };
  const { title, description, edition, changes } = own.data;
  return {
    entry: own,
    language,
    title,
    description,
    changes: guide.data.changes.flatMap(({ on }, i) => {
      const what = changes[i];
      return what ? [{ on, what }] : [];
    }),
    isOlder: edition < guide.data.updated,
  };
}
