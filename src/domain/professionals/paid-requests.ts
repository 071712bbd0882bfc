import type { Profession } from '#domain/lib/role.ts';

/**
 * Whether answering a request with a quote uses up one of the leads of a package. Agents buy wishes of
 * buyers with theirs, and are hired without using any.
 */
export const QUOTES_USE_LEADS: Record<Profession, boolean> = {
  agent: false,
  lawyer: true,
  evaluator: true,
};

/** So many a professional answers before a package is asked of them, so that nobody pays unseen. */
export const FREE_REQUESTS = 3;
