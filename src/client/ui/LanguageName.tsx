import { type Language, SPOKEN } from '#messages/lib/language.ts';
import { drawnName } from './drawn-name.ts';

/** How a language is called by itself; drawn on a page in English. */
export function LanguageName({ language }: { language: Language }) {
  const { name } = SPOKEN[language];
  const drawn = drawnName(language);
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
