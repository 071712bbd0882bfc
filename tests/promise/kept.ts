import type { Operations } from './shape.ts';

/**
 * The calls of a release in a small form: whatever stands several times is written once, and
 * referred to by its place in the list, as `["#", 12]`.
 */
export interface Kept {
  release: string;
  parts: unknown[];
  operations: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function keep(release: string, operations: Operations): Kept {
  const places = new Map<string, number>();
  const parts: unknown[] = [];
  const small = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(small);
    if (!isObject(value)) return value;
    const part = Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, small(item)]),
    );
    const text = JSON.stringify(part);
    if (text.length < 20) return part;
    const place = places.get(text) ?? parts.push(part) - 1;
    places.set(text, place);
    return ['#', place];
  };
  return { release, operations: small(operations), parts };
}

export function restore({ parts, operations }: Kept): Operations {
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const [mark, place] = value;
      return mark === '#' && typeof place === 'number' ? whole(parts[place]) : value.map(whole);
    }
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, whole(item)]));
  };
  return whole(operations) as Operations;
}
