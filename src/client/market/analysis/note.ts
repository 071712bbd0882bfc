import { formatMoment } from '#client/ui/moment.ts';
import words from '#messages/market/analysis/index.ts';

/** "n = …, as of 21 Nov 2026, 4:05 pm", under every chart and on every picture of one. */
export const noteOf = (what: string, asOf: string | null): string =>
  words.note({ what, moment: asOf && formatMoment(asOf) });

/** "asking-prices-baner-2026-11-21", for a file. */
export function fileNameOf(words: readonly (string | undefined)[], asOf: string | null): string {
  return [...words, asOf?.slice(0, 10)]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
