import { createHash } from 'node:crypto';

const KEPT = Symbol('JSON');

interface Kept {
  text: string;
  /** Short, and another for another text. */
  mark: string;
}

/** Made by JSON.stringify, it is for what JSON leaves alone: no enumerable field, nothing to compare. */
function note<T extends object>(value: T, kept: Kept): T {
  Object.defineProperty(value, KEPT, { value: kept });
  return value;
}

/** Nobody can change it any more, nor what is in it. */
export function frozen<T extends object>(value: T): T {
  for (const field of Object.values(value)) {
    if (typeof field === 'object' && field !== null) frozen(field);
  }
  return Object.freeze(value);
}

const keptOf = (value: unknown): Kept | undefined =>
  (value as { [KEPT]?: Kept } | null | undefined)?.[KEPT];

/** Makes the JSON of something that is answered again and again, which nobody may change any more. */
export function withKeptJson<T extends object>(value: T): { value: T; length: number } {
  const text = JSON.stringify(value);
  // No JSON begins so.
  const mark = `#${createHash('sha256').update(text).digest('base64url')}`;
  frozen(note(value, { text, mark }));
  return { value, length: text.length };
}

/** The same with fields of one answer more, whose names it does not have yet. */
export function extended<T extends object, More extends object>(value: T, more: More): T & More {
  const both = { ...value, ...more };
  const kept = keptOf(value);
  if (!kept || Object.keys(more).length === 0) return both;
  const rest = `,${JSON.stringify(more).slice(1)}`;
  return note(both, { text: kept.text.slice(0, -1) + rest, mark: kept.mark + rest });
}

type Part = keyof Kept;

function listed(items: readonly unknown[], part: Part): string {
  return `[${items.map((item) => keptOf(item)?.[part] ?? JSON.stringify(item) ?? 'null').join(',')}]`;
}

/** An answer's rows: a list stands in `data`, or one deeper. */
function rowsOf(answer: object): readonly unknown[] | undefined {
  const data = 'data' in answer ? answer.data : undefined;
  if (Array.isArray(data)) return data;
  return typeof data === 'object' && data !== null ? rowsOf(data) : undefined;
}

function written(answer: object, part: Part): string {
  const fields = Object.entries(answer).flatMap(([name, value]) => {
    const isData = name === 'data' && typeof value === 'object' && value !== null;
    const text = !isData
      ? JSON.stringify(value)
      : Array.isArray(value)
        ? listed(value, part)
        : written(value, part);
    return text === undefined ? [] : `${JSON.stringify(name)}:${text}`;
  });
  return `{${fields.join(',')}}`;
}

/**
 * What JSON.stringify says of an answer, with the JSON that its rows have already; and, shorter where
 * it has such rows, what is the same for the same text and another for another.
 */
export function jsonOf(answer: object): Kept {
  if (keptOf(rowsOf(answer)?.[0]))
    return { text: written(answer, 'text'), mark: written(answer, 'mark') };
  const text = JSON.stringify(answer);
  return { text, mark: text };
}
