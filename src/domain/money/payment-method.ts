import { labels } from '#messages/lib/labels.ts';
import words from '#messages/money/payment-methods/index.ts';

const METHODS: Readonly<Record<string, string>> = labels(() => words.methods);

/** How somebody paid, by its provider’s name, which stands where we have no words for it. */
export const paymentMethodWords = (method: string): string => METHODS[method] ?? method;
