import { currentTongue, FIRST_LANGUAGE, type Language, PSEUDO, type SPOKEN } from './language.ts';
import { pseudo } from './pseudo.ts';

/** A text; a text with values in it; or texts by the name of what they say, as labels are. */
export type Message =
  | string
  | ((values: never) => string)
  | { readonly [name: string]: string | ((values: never) => string) };

export type Source = Readonly<Record<string, Message>>;

type Alike<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof T]: Alike<T[Name]> };

/** The same messages as the English ones, each with the same values: what a translation has to be. */
export type Messages<English> = { readonly [Id in keyof English]: Alike<English[Id]> };

type Whole = {
  [L in keyof typeof SPOKEN]: (typeof SPOKEN)[L]['isWhole'] extends true ? L : never;
}[keyof typeof SPOKEN];

/** A whole language says everything, another what it can. */
type Others<English> = {
  readonly [L in Exclude<Whole, typeof FIRST_LANGUAGE>]: Messages<English>;
} & { readonly [L in Exclude<Language, Whole>]?: Partial<Messages<English>> };

/**
 * The messages of one subject, each in the language of whoever is spoken to when it is read: never
 * read one while a module is loaded. Scripts for browsers do not run this: `shaken.ts` beside the
 * build gives each message by itself to whoever names it.
 */
export function catalogue<English extends Source>(
  english: English,
  others: Others<English>,
): Messages<English> {
  const all = { [FIRST_LANGUAGE]: english, ...others } as unknown as Record<
    Language,
    Partial<English>
  >;
  const messages = {};
  for (const id of Object.keys(english)) {
    Object.defineProperty(messages, id, {
      enumerable: true,
      get: () => {
        const tongue = currentTongue();
        if (tongue === PSEUDO) return pseudo(english[id]);
        return all[tongue][id] ?? english[id];
      },
    });
  }
  return messages as Messages<English>;
}
