import type { Alerts } from '#contract/homes/saved-searches.ts';
import words from '#messages/homes/search/index.ts';
import { labels } from '#messages/lib/labels.ts';

/** When somebody hears of new homes, as a choice. */
export const ALERT_LABEL: Record<Alerts, string> = labels(() => words.alerts);
