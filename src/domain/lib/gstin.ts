import words from '#messages/lib/gst-states/index.ts';
import { labels } from '#messages/lib/labels.ts';

/** Maharashtra, where the platform is registered. */
export const HOME_STATE = '27';

/** States by the codes that a GSTIN begins with, in the language of whoever is spoken to. */
export const GST_STATES: Readonly<Record<string, string>> = labels(() => words.states);

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a GSTIN is well formed: its state, its shape and its check sign (mod 36, weights 1 and 2). */
export function isGstin(typed: string): boolean {
  if (!GSTIN.test(typed) || !(typed.slice(0, 2) in GST_STATES)) return false;
  const sum = [...typed.slice(0, 14)].reduce((total, sign, at) => {
    const product = SIGNS.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return SIGNS[(36 - (sum % 36)) % 36] === typed[14];
}
