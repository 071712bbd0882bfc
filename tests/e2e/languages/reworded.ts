import { globSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#messages/lib/language.ts';

/** A text of a catalogue in two languages, with its values marked. */
interface Pair {
  english: string;
  other: string;
}

const MARK = /⟦(\w+)⟧/g;
/** In place of each value its name, so that the text around it is seen. */
const marks = new Proxy({}, { get: (_, name) => `⟦${String(name)}⟧` });

function textsOf(message: unknown): Map<string, string> {
  if (typeof message === 'string') return new Map([['', message]]);
  if (typeof message === 'function') {
    try {
      return new Map([['', String(message(marks))]]);
    } catch {
      // It counts with its values, and is none of those that steps name.
      return new Map();
    }
  }
  return new Map(
    Object.entries(message ?? {}).flatMap(([name, inner]) =>
      [...textsOf(inner)].map(([id, text]) => [`${name}.${id}`, text] as const),
    ),
  );
}

async function pairsOf(language: Language): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const file of globSync('src/messages/*/*/en.ts')) {
    const read = async (name: string) =>
      textsOf((await import(path.resolve(path.dirname(file), `${name}.ts`))).default);
    const [english, other] = [await read('en'), await read(language)];
    for (const [id, text] of english) {
      const said = other.get(id);
      if (said !== undefined) pairs.push({ english: text, other: said });
    }
  }
  return pairs;
}

/** Shorter texts are parts of too many. */
const PART = 8;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** What a text with marked values matches; each value is a group of its name. */
function patternOf(text: string, flags: string): RegExp {
  const seen = new Set<string>();
  const source = text
    .split(MARK)
    .map((part, i) => {
      if (i % 2 === 0) return escaped(part);
      if (seen.has(part)) return `\\k<${part}>`;
      seen.add(part);
      return `(?<${part}>.+?)`;
    })
    .join('');
  return new RegExp(`^${source}$`, flags);
}

/** Says in another language what steps name in English: "Let ₹ 500 go" as a pattern of its words. */
export class Reworded {
  static readonly #known = new Map<Language, Promise<Reworded>>();
  readonly #pairs: readonly (Pair & { pattern: RegExp })[];

  private constructor(pairs: readonly Pair[]) {
    // What is only values says nothing by itself.
    const worded = pairs.filter(({ english }) => /\w/.test(english.replace(MARK, '')));
    this.#pairs = worded.map((pair) => ({ ...pair, pattern: patternOf(pair.english, 's') }));
  }

  /** Read once a language, however many pages speak it. */
  static into(language: Language): Promise<Reworded> {
    const read =
      Reworded.#known.get(language) ?? pairsOf(language).then((pairs) => new Reworded(pairs));
    Reworded.#known.set(language, read);
    return read;
  }

  /**
   * What a name, or a part of one, is in the other language; and itself, as what people wrote and pages
   * of others are not translated.
   */
  pattern(text: string | RegExp, isWhole = false): RegExp {
    const found = new Set(typeof text === 'string' ? this.#said(text) : this.#matched(text));
    found.add(typeof text === 'string' ? escaped(text) : text.source);
    const source = `(?:${[...found].join('|')})`;
    return isWhole ? new RegExp(`^\\s*${source}\\s*$`, 's') : new RegExp(source, 'is');
  }

  #matched(text: RegExp): string[] {
    const plain = (one: string) => one.replace(MARK, 'x');
    const found = this.#pairs.filter(({ english }) => text.test(plain(english)));
    return found.map(({ other }) =>
      other
        .split(MARK)
        .map((part, i) => (i % 2 ? '.+?' : escaped(part)))
        .join(''),
    );
  }

  #said(text: string): string[] {
    const exact = this.#exact(text);
    if (exact.length > 0) return exact;
    // A part of a longer text stands for the whole of it.
    const around = text.length < PART ? [] : this.#matched(new RegExp(escaped(text)));
    return [...this.#inTwo(text), ...this.#whole(text), ...around];
  }

  #exact(text: string): string[] {
    return this.#pairs.filter(({ english }) => english === text).map(({ other }) => escaped(other));
  }

  #whole(text: string): string[] {
    return this.#pairs.flatMap(({ other, pattern }) => {
      const values = pattern.exec(text)?.groups;
      if (!values) return [];
      const value = (name: string) => {
        const said = values[name] ?? '';
        return `(?:${[escaped(said), ...this.#exact(said)].join('|')})`;
      };
      return other
        .split(MARK)
        .map((part, i) => (i % 2 ? value(part) : escaped(part)))
        .join('');
    });
  }

  /** A row of a table says several things: words, and beside them what nobody translates. */
  #inTwo(text: string): string[] {
    const words = text.split(' ');
    return words.slice(1).flatMap((_, i) => {
      const head = words.slice(0, i + 1).join(' ');
      const tail = words.slice(i + 1).join(' ');
      return [
        ...this.#exact(head).map((said) => `${said} ${escaped(tail)}`),
        ...this.#exact(tail).map((said) => `${escaped(head)} ${said}`),
      ];
    });
  }
}
