import type { MiddlewareHandler } from 'hono';
import { fileTypesOf } from '#contract/lib/download.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { languageAsked } from '#messages/lib/accept-language.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import { FIRST_LANGUAGE, tagOf } from '#messages/lib/language.ts';

/** Whatever is answered is said in the language the caller asks for, and says which one that is. */
export const speak: MiddlewareHandler = (c, next) => {
  const language = languageAsked(c.req.header('accept-language'));
  c.header('content-language', tagOf(language));
  c.header('vary', 'accept-language', { append: true });
  return inLanguage(language, next);
};

/** A paper is the same for everybody who opens it: it is English unless it enters a language itself. */
export const asPaper = <T>({ response }: Endpoint, run: () => T): T =>
  fileTypesOf(response) ? inLanguage(FIRST_LANGUAGE, run) : run();
