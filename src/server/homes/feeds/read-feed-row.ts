import { type FeedRow, feedRow } from '#contract/homes/feed.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/homes/refusals/index.ts';
import { findTooLong } from '#server/http/too-long.ts';
import { fieldError } from '#server/lib/field-error.ts';

/** What an export says of a row beside what a feed says; taken back, it changes nothing of the home. */
const EXPORTED_ONLY = new Set(['id', 'updatedAt', 'cursor']);
const LISTS = new Set(['photos', 'tenants', 'amenities', 'visitDays', 'visitNotOn']);
const NUMBERS = new Set(['latitude', 'longitude']);
/** Between the items of a list in one cell. */
export const BETWEEN_ITEMS = '|';

/** In front of what a spreadsheet would take for a formula, as our own CSV has it. */
const withoutApostrophe = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '');

/** A value as the form would have it: text, unless it is a list, a degree or a choice of ours. */
function asTyped(name: string, value: unknown): unknown {
  if (value === null) return NUMBERS.has(name) ? null : LISTS.has(name) ? [] : '';
  if (typeof value === 'string') {
    const text = withoutApostrophe(value);
    if (LISTS.has(name)) return text.split(BETWEEN_ITEMS).flatMap((item) => item.trim() || []);
    if (name === 'confirm') return text === 'true' ? true : text === 'false' ? false : text;
    return NUMBERS.has(name) && text.trim() !== '' ? Number(text) : text;
  }
  if (NUMBERS.has(name) || name === 'confirm') return value;
  if (typeof value === 'number') return String(value);
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
}

export const referenceOf = (raw: unknown): string | null => {
  if (typeof raw !== 'object' || raw === null || !('externalId' in raw)) return null;
  const given = raw.externalId;
  return typeof given === 'string' || typeof given === 'number'
    ? String(given).trim().slice(0, 100) || null
    : null;
};

/** Which of the caller's homes a row says it is, as an export says it. */
export function idOf(raw: unknown): number | null {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return null;
  const given = Number(raw.id);
  return Number.isInteger(given) && given > 0 && given < 2 ** 31 ? given : null;
}

/** A row as it was sent, in any of the formats. Throws invalid with everything that is wrong. */
export function readFeedRow(raw: unknown): FeedRow {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw fieldError('row', words.rowNoObject);
  }
  const given = Object.entries(raw).filter(([name]) => !EXPORTED_ONLY.has(name));
  const unknown = given.filter(([name]) => !Object.hasOwn(feedRow.shape, name)).slice(0, 20);
  const typed = Object.fromEntries(given.map(([name, value]) => [name, asTyped(name, value)]));
  const tooLong = findTooLong(feedRow, typed);
  if (tooLong.length > 0) throw new AppError('invalid', words.someFields, tooLong);
  const result = feedRow.safeParse(typed);
  const errors = [
    ...unknown.map(([name]) => ({ path: name.slice(0, 80), message: words.noSuchField })),
    ...(result.error?.issues ?? [])
      .slice(0, 20)
      .map(({ path, message }) => ({ path: path.join('.'), message })),
  ];
  if (errors.length > 0 || !result.data) {
    throw new AppError('invalid', words.someFields, errors);
  }
  return result.data;
}
