import { mutate } from 'swr';

const SHOWS_REVIEWS = /^\/api\/(?:reviews|users\/getRatingAgentList)\//;

/** Fetches anew whatever shows reviews. */
export const refreshReviews = (): Promise<unknown> =>
  mutate((key) => typeof key === 'string' && SHOWS_REVIEWS.test(key));
