import { createHash } from 'node:crypto';

/** Something that was written or answered. */
export interface Place {
  where: string;
  text: string;
  /** The part in which six or eight digits by themselves can only be a code: no times, ids or numbers. */
  words: string;
}

const DIGESTS = ['md5', 'sha1', 'sha256'];
const ENCODINGS = ['hex', 'base64', 'base64url'] as const;

/** A plain hash of a number is soon guessed, so it counts as the number. */
const hashesOf = (value: string) =>
  DIGESTS.flatMap((name) =>
    ENCODINGS.map((encoding) => createHash(name).update(value).digest(encoding)),
  );

/** A secret as it may turn up: in an address, in JSON, in bytes, in groups of digits. */
function spellingsOf(value: string): string[] {
  const inAddress = encodeURIComponent(value);
  return [
    value,
    inAddress,
    inAddress.replaceAll('%20', '+'),
    JSON.stringify(value).slice(1, -1),
    value.replace(/\d{4}(?=\d)/g, '$& '),
    ...ENCODINGS.map((encoding) => Buffer.from(value).toString(encoding)),
  ];
}

const bare = (spelling: string) => spelling.replace(/=+$/, '').toLowerCase();

/** Every secret of a run, and the search for them. What it reports names none. */
export class SecretsUsed {
  /** What kind of secret each spelling gives away. */
  readonly #spellings = new Map<string, string>();
  readonly #codes = new Set<string>();

  /** Random or long: a plain hash of it tells nothing. */
  add<Value extends string>(kind: string, value: Value): Value {
    for (const spelling of spellingsOf(value)) this.#spellings.set(bare(spelling), kind);
    return value;
  }

  /** Of so few digits and letters that a plain hash gives it away. */
  addNumber<Value extends string>(kind: string, value: Value): Value {
    for (const hash of hashesOf(value)) this.#spellings.set(bare(hash), `${kind}, hashed`);
    return this.add(kind, value);
  }

  /** Six digits. */
  addCode<Value extends string>(value: Value): Value {
    for (const hash of hashesOf(value)) this.#spellings.set(bare(hash), 'code, hashed');
    this.#codes.add(value);
    return value;
  }

  /** Text without any of them, to name a place by. */
  mask(text: string): string {
    let masked = text;
    for (const spelling of [...this.#spellings.keys(), ...this.#codes]) {
      for (let at = masked.toLowerCase().indexOf(spelling); at >= 0; ) {
        masked = `${masked.slice(0, at)}*${masked.slice(at + spelling.length)}`;
        at = masked.toLowerCase().indexOf(spelling);
      }
    }
    return masked;
  }

  /** The kinds of secret found, each with its place. */
  findIn(places: Iterable<Place>): string[] {
    const found = new Set<string>();
    for (const { where, text, words } of places) {
      const kinds = new Set<string>();
      const lower = text.toLowerCase();
      for (const [spelling, kind] of this.#spellings) if (lower.includes(spelling)) kinds.add(kind);
      const isCode = ([word]: RegExpMatchArray) => this.#codes.has(word);
      if ([...words.matchAll(/(?<!#)\b(?:\d{6}|\d{8})\b/g)].some(isCode)) kinds.add('code');
      for (const kind of kinds) found.add(`${this.mask(where)}: ${kind}`);
    }
    return [...found].sort();
  }
}
