import { LanguageName } from '#client/ui/LanguageName.tsx';
import type { Profile } from '#contract/people/profile.ts';
import { LANGUAGES, tagOf } from '#messages/lib/language.ts';
import words from '#messages/people/language/index.ts';
import { chooseLanguage } from './choose-language.ts';

/** In which language somebody is spoken to; each names itself. */
export function LanguageChoice({ person }: { person: Profile['Userdata'] }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{words.language}</legend>
      <p>{words.what}</p>
      {LANGUAGES.map((language) => (
        <label key={language} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="language"
            className="size-5 accent-brand"
            checked={language === person.language}
            onChange={() => void chooseLanguage(language)}
          />
          <span lang={tagOf(language)}>
            <LanguageName language={language} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
