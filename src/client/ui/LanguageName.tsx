import { currentTongue, FIRST_LANGUAGE, type Language, SPOKEN } from '#messages/lib/language.ts';
import drawnNames from './drawn-names.json';

const DRAWINGS: Partial<Record<Language, (typeof drawnNames)['mr']>> = drawnNames;

/** How a language is called by itself; drawn on a page in English, as in its header. */
export function LanguageName({ language }: { language: Language }) {
  const { name } = SPOKEN[language];
  const drawn = currentTongue() === FIRST_LANGUAGE ? DRAWINGS[language] : undefined;
  if (!drawn) return <>{name}</>;
  return (
    <span>
      <span className="sr-only">{name}</span>
      <svg
        aria-hidden="true"
        className="inline h-[1em] overflow-visible align-baseline"
        viewBox={`0 ${-drawn.em} ${drawn.width} ${drawn.em}`}
        fill="currentColor"
      >
        <path d={drawn.path} />
      </svg>
    </span>
  );
}
