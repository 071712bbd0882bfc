import type { Alerts } from '#contract/homes/saved-searches.ts';

/** Consent, in the words in which it is asked for everywhere. */
export const AGENTS_MAY_OFFER = 'Let up to three verified agents offer me homes for this search';

/** When somebody hears of new homes, as a choice. */
export const ALERT_LABEL: Record<Alerts, string> = {
  instant: 'At once',
  daily: 'Once a day',
  off: 'Never',
};
