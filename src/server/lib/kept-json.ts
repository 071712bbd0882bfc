import { createHash } from 'node:crypto';

const KEPT = Symbol('JSON');
/** 132 bits, as many as an ETag has. */
const MARK_LENGTH = 22;

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
  // No JSON begins so. Short, since of a map an answer has a thousand.
  const hash = createHash('sha256').update(text).digest('base64url');
  const mark = `#${hash.slice(0, MARK_LENGTH)}`;
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

function listed(items: readonly unknown[]): Kept {
  let [text, mark, comma] = ['[', '[', ''];
  for (const item of items) {
    const kept = keptOf(item);
    const own = kept?.text ?? JSON.stringify(item) ?? 'null';
    text += comma + own;
    mark += comma + (kept?.mark ?? own);
    comma = ',';
  }
  return { text: `${text}]`, mark: `${mark}]` };
}

const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && keptOf(value[0]) !== undefined;

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a list of an answer has its JSON already; it stands in the answer, or in its `data`. */
function hasRows(answer: object): boolean {
  if (Object.values(answer).some(isList)) return true;
  return 'data' in answer && isRecord(answer.data) && hasRows(answer.data);
}

function written(answer: object): Kept {
  let [text, mark, comma] = ['{', '{', ''];
  for (const [name, value] of Object.entries(answer)) {
    const part = partOf(name, value);
    if (!part) continue;
    const before = `${comma}${JSON.stringify(name)}:`;
    text += before + part.text;
    mark += before + part.mark;
    comma = ',';
  }
  return { text: `${text}}`, mark: `${mark}}` };
}

function partOf(name: string, value: unknown): Kept | undefined {
  if (isList(value)) return listed(value);
  if (name === 'data' && isRecord(value) && hasRows(value)) return written(value);
  const text = JSON.stringify(value);
  return text === undefined ? undefined : { text, mark: text };
}

/**
 * What JSON.stringify says of an answer, with the JSON that its rows have already; and, shorter where
 * it has such rows, what is the same for the same text and another for another.
 */
export function jsonOf(answer: object): Kept {
  if (hasRows(answer)) return written(answer);
  const text = JSON.stringify(answer);
  return { text, mark: text };
}
