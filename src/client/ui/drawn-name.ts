import { currentTongue, FIRST_LANGUAGE, type Language } from '#messages/lib/language.ts';
import drawnNames from './drawn-names.json';

type Drawing = (typeof drawnNames)['mr'];

const DRAWINGS: Partial<Record<Language, Drawing>> = drawnNames;

/** The name of a language as a drawing, where the page has no face for its letters: in English. */
export const drawnName = (language: Language): Drawing | undefined =>
  currentTongue() === FIRST_LANGUAGE ? DRAWINGS[language] : undefined;
