import { addressValue } from '#domain/homes/amount-fields.ts';
import { PATH } from './search.ts';

/** The address a form asks for: empty fields left out, several values of a name joined by commas. */
export function addressOf(fields: HTMLFormElement): URL {
  const query = new Map<string, string>();
  for (const [name, value] of new FormData(fields)) {
    if (typeof value !== 'string' || value.trim() === '') continue;
    query.set(
      name,
      query.has(name) ? `${query.get(name)},${value}` : addressValue(name, value.trim()),
    );
  }
  if (query.get('sort') === 'newest') query.delete('sort');
  return new URL(`${PATH}?${new URLSearchParams([...query])}`, location.origin);
}
