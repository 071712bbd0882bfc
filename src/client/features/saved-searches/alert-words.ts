import type { Alerts } from '#contract/saved-searches.ts';

/** When somebody hears of new homes, as a choice. */
export const ALERT_LABEL: Record<Alerts, string> = {
  instant: 'At once',
  daily: 'Once a day',
  off: 'Never',
};
