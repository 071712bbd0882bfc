import { digestOf } from './digest.ts';
import { bytesOf, type Piece, textOf } from './json-pieces.ts';

const KEPT = Symbol('JSON');
/** Copying a thousand short pieces takes longer than to write them as one text. */
const LEAST_BYTES = 256;

interface Kept {
  /** The JSON, a long one as it is sent; without its last brace where fields of one answer follow. */
  json: Piece;
  /** Those, and the brace. */
  more: string;
  /** Short, and another for another text. */
  mark: string;
}

/** The JSON of an answer, put together of what there was before. */
export class AnswerJson {
  readonly #pieces: Piece[] = [];
  /** What is written after the last of the pieces. */
  #text = '';
  /** Shorter where rows have their JSON already; the same for the same text, another for another. */
  mark = '';

  get text(): string {
    return textOf([...this.#pieces, this.#text]);
  }

  /** As it is sent; alone where it is to be kept, and must hold fast nothing beside it. */
  bytes({ isAlone }: { isAlone: boolean }): Buffer<ArrayBuffer> {
    return bytesOf([...this.#pieces, this.#text], isAlone);
  }

  write(text: string): void {
    this.#text += text;
    this.mark += text;
  }

  /** @param before a sign that parts it from what was written so far */
  writeKept(before: string, { json, more, mark }: Kept): void {
    this.mark += before + mark;
    this.#text += before;
    if (typeof json === 'string') {
      this.#text += json + more;
      return;
    }
    this.#pieces.push(this.#text, json);
    this.#text = more;
  }
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
  const mark = `#${digestOf(text)}`;
  const json = text.length < LEAST_BYTES ? text : bytesOf([text], true);
  frozen(note(value, { json, more: '', mark }));
  return { value, length: text.length };
}

const withoutLast = (json: Piece): Piece =>
  typeof json === 'string' ? json.slice(0, -1) : json.subarray(0, -1);

/** The same with fields of one answer more, whose names it does not have yet. */
export function extended<T extends object, More extends object>(value: T, more: More): T & More {
  const both = { ...value, ...more };
  const kept = keptOf(value);
  if (!kept || Object.keys(more).length === 0) return both;
  const fields = `,${JSON.stringify(more).slice(1)}`;
  const open = kept.more ? kept.json : withoutLast(kept.json);
  const before = kept.more.slice(0, -1);
  return note(both, { json: open, more: before + fields, mark: kept.mark + fields });
}

function writeList(json: AnswerJson, items: readonly unknown[]): void {
  let comma = '[';
  for (const item of items) {
    const kept = keptOf(item);
    if (kept) json.writeKept(comma, kept);
    else json.write(comma + (JSON.stringify(item) ?? 'null'));
    comma = ',';
  }
  json.write(']');
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

function writeRecord(json: AnswerJson, answer: object): void {
  let comma = '{';
  for (const [name, value] of Object.entries(answer)) {
    const begin = `${comma}${JSON.stringify(name)}:`;
    if (isList(value)) {
      json.write(begin);
      writeList(json, value);
    } else if (name === 'data' && isRecord(value) && hasRows(value)) {
      json.write(begin);
      writeRecord(json, value);
    } else {
      const text = JSON.stringify(value);
      if (text === undefined) continue;
      json.write(begin + text);
    }
    comma = ',';
  }
  json.write('}');
}

/** What JSON.stringify says of an answer, with the JSON that its rows have already. */
export function jsonOf(answer: object): AnswerJson {
  const json = new AnswerJson();
  if (hasRows(answer)) writeRecord(json, answer);
  else json.write(JSON.stringify(answer));
  return json;
}
