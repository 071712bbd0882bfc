import { mutate } from 'swr';

const SHOWS_CAMPAIGNS = /^\/api\/(?:admin\/)?campaigns(?:\?|$|\/\d)/;

/** Fetches anew whatever shows campaigns, also their reports. */
export const refreshCampaigns = (): Promise<unknown> =>
  mutate((key) => typeof key === 'string' && SHOWS_CAMPAIGNS.test(key));
