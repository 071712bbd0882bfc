import { type CollectionEntry, getEntry } from 'astro:content';
import { currentLanguage, FIRST_LANGUAGE } from '#messages/lib/language.ts';

/** What is written about a locality, as it is told to whoever reads it. */
interface LocalityText {
  /** What is rendered. */
  entry: CollectionEntry<'localities'> | CollectionEntry<'localityTexts'>;
  /** Of the text, where the page speaks another language. */
  lang: 'en' | undefined;
  summary: string;
  goodFor: readonly string[];
  watchFor: readonly string[];
}

/** The text on a locality in the language of whoever is spoken to, or the English one; not all have one. */
export async function localityText(slug: string): Promise<LocalityText | undefined> {
  const written = await getEntry('localities', slug);
  if (!written) return undefined;
  const language = currentLanguage();
  const isEnglish = language === FIRST_LANGUAGE;
  const own = isEnglish ? undefined : await getEntry('localityTexts', `${slug}.${language}`);
  const { summary, goodFor, watchFor } = (own ?? written).data;
  const lang = own || isEnglish ? undefined : 'en';
  return { entry: own ?? written, lang, summary, goodFor, watchFor };
}
