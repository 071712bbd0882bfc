import { defineMiddleware } from 'astro:middleware';
import { ERROR_STATUS, isAppError } from './contract/lib/errors.ts';

/** A page that asked the API for what it would not give answers with that error's status. */
export const onRequest = defineMiddleware(async (_context, next) => {
  try {
    return await next();
  } catch (error) {
    if (isAppError(error)) return new Response(null, { status: ERROR_STATUS[error.code] });
    throw error;
  }
});
