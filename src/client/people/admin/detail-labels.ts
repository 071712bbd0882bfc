import { formatExactRupees, paise, toRupees } from '#domain/lib/money.ts';
import said from '#messages/people/audit/index.ts';
import detailsWords from '#messages/people/audit-details/index.ts';

/** One without words of its own is spelled out: "Sessions ended" for "sessionsEnded". */
function label(name: string): string {
  const known: Readonly<Record<string, string>> = detailsWords.label;
  if (known[name]) return known[name];
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function words(value: unknown): string {
  if (value === null || value === undefined || value === '') return said.nothing;
  if (typeof value === 'boolean') return value ? said.yes : said.no;
  if (Array.isArray(value)) return value.map(words).join(', ') || said.nothing;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const MONEY = /(?:^p|P)aise$/;

/** Money is written down in paise, and told in rupees. */
function fact(name: string, value: unknown): { label: string; text: string } {
  if (!MONEY.test(name)) return { label: label(name), text: words(value) };
  const sum = name.replace(MONEY, '');
  return {
    label: sum ? label(sum) : said.amount,
    text: typeof value === 'number' ? formatExactRupees(toRupees(paise(value))) : words(value),
  };
}

/** What an entry of the audit log says beside its action, for people to read. */
export const detailWords = (detail: Record<string, unknown>): { label: string; text: string }[] =>
  Object.entries(detail).map(([name, value]) => fact(name, value));
