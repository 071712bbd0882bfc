import { expect, test } from 'vitest';
import { formatPriceShort, groupDigits } from '#domain/lib/money.ts';
import { ago, formatClock, formatDate, formatSpan, formatTime } from '#domain/lib/time/format.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import type { Language } from '#messages/lib/language.ts';

// Ten past seven in the evening in Pune, where it is the first of September.
const EVENING = '2026-09-01T13:40:00Z';
const LATER = '2026-09-01T14:25:00Z';

test.each<[Language, ...string[]]>([
  ['en', '₹ 85 Lakh', '₹ 1.25 Cr', '1 Sep 2026', '7:10 pm', '5:05 am'],
  ['mr', '₹ 85 लाख', '₹ 1.25 कोटी', '1 सप्टेंबर 2026', 'संध्याकाळी 7:10', 'पहाटे 5:05'],
  ['hi', '₹ 85 लाख', '₹ 1.25 करोड़', '1 सितंबर 2026', 'शाम 7:10', 'सुबह 5:05'],
])('%s says amounts and moments in its words, with Latin digits', (language, ...said) => {
  const found = inLanguage(language, () => [
    formatPriceShort(8_500_000),
    formatPriceShort(12_500_000),
    formatDate(EVENING),
    formatTime(EVENING),
    formatClock('05:05'),
  ]);
  expect(found).toEqual(said);
  expect(inLanguage(language, () => groupDigits(1_250_000))).toBe('12,50,000');
});

test.each<[Language, string, string]>([
  ['en', '1 Sep 2026, 7:10 pm to 7:55 pm', '3 days ago'],
  ['mr', '1 सप्टेंबर 2026, संध्याकाळी 7:10 ते संध्याकाळी 7:55', '3 दिवसांपूर्वी'],
  ['hi', '1 सितंबर 2026, शाम 7:10 से शाम 7:55 तक', '3 दिन पहले'],
])('%s says how long something takes, and since when', (language, span, days) => {
  expect(inLanguage(language, () => formatSpan(EVENING, LATER))).toBe(span);
  expect(inLanguage(language, () => ago(EVENING, new Date('2026-09-04T06:00:00Z')))).toBe(days);
});
