import { defineMiddleware } from 'astro:middleware';
import { ERROR_STATUS, isAppError } from './contract/lib/errors.ts';
import { inLanguage } from './messages/lib/in-language.ts';
import { pathInLanguage } from './messages/lib/language-path.ts';

/**
 * A page is said in the language of its address, which for one rendered on demand was taken off
 * before. One that asked the API for what it would not give answers with that error's status.
 */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  try {
    return await inLanguage(locals.tongue ?? pathInLanguage(url.pathname).tongue, () => next());
  } catch (error) {
    if (isAppError(error)) return new Response(null, { status: ERROR_STATUS[error.code] });
    throw error;
  }
});
