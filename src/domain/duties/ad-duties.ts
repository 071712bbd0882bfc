import type { DutyKind } from './kind.ts';

/** What advertisers are waited for with. */
export const AD_DUTIES = {
  adsToPay: {
    words: ['An approved ad waits for its payment', 'approved ads wait for their payment'],
    detail: 'It is shown from its first day on, once it is paid.',
    action: 'Pay',
    urgent: false,
    page: '/Campaigns',
    link: ({ id }) => `/Campaigns/${id}`,
    news: 'payment',
  },
  adsToRevise: {
    words: ['An ad was not approved', 'ads were not approved'],
    detail: 'Read why, change it and hand it in again, or withdraw it.',
    action: 'Revise',
    urgent: false,
    page: '/Campaigns',
    link: ({ id }) => `/Campaigns/${id}`,
    news: 'payment',
  },
} as const satisfies Record<string, DutyKind>;
