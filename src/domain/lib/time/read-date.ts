import english from '#messages/lib/moments/en.ts';

/** In the catalogue's own order, that of the year. */
const MONTHS = Object.values<string>(english.months);
const DAY = /^(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})$/;

/** "4 Nov 2026", as days are kept in English, as 2026-11-04; undefined of anything else. */
export function shortDateIn(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = DAY.exec(text) ?? [];
  const at = MONTHS.indexOf(month);
  if (at < 0) return undefined;
  return `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
