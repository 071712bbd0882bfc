import words from '#messages/people/duties/index.ts';
import { type DutyKind, duty } from './kind.ts';

/** What advertisers are waited for with. */
export const AD_DUTIES = {
  adsToPay: duty(() => words.adsToPay, {
    urgent: false,
    page: '/Campaigns',
    link: ({ id }) => `/Campaigns/${id}`,
    news: 'payment',
  }),
  adsToRevise: duty(() => words.adsToRevise, {
    urgent: false,
    page: '/Campaigns',
    link: ({ id }) => `/Campaigns/${id}`,
    news: 'payment',
  }),
} as const satisfies Record<string, DutyKind>;
