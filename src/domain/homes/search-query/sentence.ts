import type { Meaning } from './meaning.ts';
import type { NamedPlace } from './query.ts';
import type { Token } from './token.ts';
import { isBreak, tokensOf } from './tokens.ts';

/** A run of words that was understood. */
export interface Finding {
  from: number;
  /** The first word after it. */
  to: number;
  meaning: Meaning;
  place?: NamedPlace;
  /** Near it, rather than in it. */
  near?: boolean;
}

/** A text in words, each of which is understood once at most. */
export class Sentence {
  readonly typed: string;
  readonly tokens: readonly Token[];
  readonly findings: Finding[] = [];
  /** The words, a space between them; those understood are blotted out. */
  line: string;
  readonly #offsets: number[] = [];
  readonly #taken: (Finding | undefined)[];

  constructor(typed: string, tokens = tokensOf(typed)) {
    this.typed = typed;
    this.tokens = tokens;
    let at = 0;
    for (const { word } of tokens) {
      this.#offsets.push(at);
      at += word.length + 1;
    }
    this.line = tokens.map(({ word }) => word).join(' ');
    this.#taken = tokens.map(() => undefined);
  }

  isFree = (i: number): boolean => i < this.tokens.length && this.#taken[i] === undefined;

  isBreak = (i: number): boolean => {
    const token = this.tokens[i];
    return token === undefined || isBreak(token);
  };

  foundAt(i: number): Finding | undefined {
    return this.#taken[i];
  }

  take(from: number, to: number, found: Omit<Finding, 'from' | 'to'>): Finding {
    const finding = { from, to, ...found };
    this.findings.push(finding);
    const start = this.#offsets[from] ?? 0;
    const last = this.tokens[to - 1];
    const end = (this.#offsets[to - 1] ?? 0) + (last?.word.length ?? 0);
    this.line = this.line.slice(0, start) + '|'.repeat(end - start) + this.line.slice(end);
    this.#taken.fill(finding, from, to);
    return finding;
  }

  /** What stands in `line` from `start` to `end`, with the whole of the words it begins and ends in. */
  takeText(start: number, end: number, meaning: Meaning): Finding {
    let from = 0;
    while ((this.#offsets[from + 1] ?? Number.POSITIVE_INFINITY) <= start) from++;
    let to = from + 1;
    while ((this.#offsets[to] ?? Number.POSITIVE_INFINITY) < end) to++;
    return this.take(from, to, { meaning });
  }

  /** Takes every match of a pattern that `read` makes sense of. */
  takeMatches(pattern: RegExp, read: (match: RegExpExecArray) => Meaning | undefined): void {
    for (const match of [...this.line.matchAll(pattern)]) {
      const said = match[0].trimEnd();
      const start = match.index + (said.length - said.trimStart().length);
      const meaning = /[|]/.test(said) ? undefined : read(match);
      if (meaning) this.takeText(start, match.index + said.length, meaning);
    }
  }

  /** What is understood after all as nothing. */
  giveBack(finding: Finding): void {
    this.findings.splice(this.findings.indexOf(finding), 1);
    this.#taken.fill(undefined, finding.from, finding.to);
  }
}
