import { expect, test } from 'vitest';
import { patience } from '#tests/patience.ts';
import { type Pattern, patternsOfSource } from './patterns.ts';

/**
 * A pattern that is looked for again and again goes on where it last was, and may each time look
 * ahead to the end of the text: `/\/Filter(?:\[[^\]]*\])?/g` among brackets that never close. Each
 * look takes time that grows with the text only, all of them together its square; what checks a
 * pattern by itself does not see that. So texts are made of what a pattern is written with.
 */

const SHORT = 24 * 1_024;
const TIMES = 4;
/** Below it a machine that is busy with something else is all that is measured. */
const WORTH_A_LOOK_MS = 40;
/** What grows as the text does takes four times as long, what grows as its square sixteen. */
const TOO_MUCH = 9;

/** What a pattern is written with: a class, an escape, a group's beginning, a count, a sign, letters. */
const PARTS =
  /\[(\^)?((?:\\.|[^\]\\])*)\]|\\[pP]\{\w+\}|\\(.)|\(\?(?:<?[=!]|:|<\w+>)|\{\d*,?\d*\}|[()|*+?^$.]|[^()[\]{}|*+?^$.\\]+/g;
const LETTER: Record<string, string> = { s: ' ', d: '7', w: 'a', n: '\n', t: '\t', r: '\r' };
const escaped = (sign: string) => LETTER[sign] ?? sign;

/** The letters that a pattern names, in its order; of a class its first, which stands for the others. */
function lettersOf(source: string): string[] {
  return [...source.matchAll(PARTS)].flatMap(([all, isNot, inClass, sign]) => {
    if (sign !== undefined) return /[bBAZ0-9]/.test(sign) ? [] : [escaped(sign)];
    if (inClass !== undefined) {
      const [first = ''] = inClass.replace(/^\\/, '');
      return isNot ? [] : [inClass.startsWith('\\') ? escaped(first) : first];
    }
    return /^(?:[({|*+?^$.]|\)$)/.test(all) || all === ')' ? [] : [all];
  });
}

/** Each beginning of what it names, and each single part of it. */
function piecesOf({ source }: Pattern): string[] {
  const letters = lettersOf(source).slice(0, 8);
  const beginnings = letters.map((_, i) => letters.slice(0, i + 1).join(''));
  return [...new Set([...beginnings, ...letters])];
}

/** Of the processor, which others may have had meanwhile. */
function msOf(pattern: RegExp, text: string): number {
  const began = process.threadCpuUsage();
  text.replace(pattern, '');
  return process.threadCpuUsage(began).user / 1_000;
}

/** Once more where it looks bad: memory may have been tidied meanwhile. */
function isSlow({ source, flags }: Pattern, piece: string): boolean {
  const pattern = new RegExp(source, flags);
  const textOf = (length: number) => piece.repeat(Math.ceil(length / piece.length));
  const [short, long] = [textOf(SHORT), textOf(SHORT * TIMES)];
  for (let tries = 0; tries < 3; tries++) {
    const ms = msOf(pattern, long);
    if (ms < WORTH_A_LOOK_MS || ms < TOO_MUCH * msOf(pattern, short)) return false;
  }
  return true;
}

const slowPieces = (pattern: Pattern) =>
  piecesOf(pattern).filter((piece) => isSlow(pattern, piece));

/** Files that read no text of anybody's. */
const OURS_ALONE = ['src/messages/lib/pseudo.ts'];

test(
  'no pattern that is looked for again and again takes longer than its text grows',
  () => {
    const again = patternsOfSource().written.filter(
      ({ flags, at }) => flags.includes('g') && !OURS_ALONE.includes(at.replace(/:\d+$/, '')),
    );
    expect(again.length).toBeGreaterThan(30);
    const slow = again.flatMap((pattern) =>
      slowPieces(pattern).map((piece) => `${pattern.at} /${pattern.source}/ by “${piece}”`),
    );
    expect(slow).toEqual([]);
  },
  patience(60),
);

test(
  'one that was used finds itself here',
  () => {
    const filters = {
      source: '\\/Filter\\s*(?:\\[([^\\]]*)\\]|\\/(\\w+))?',
      ...{ flags: 'g', at: 'here' },
    };
    expect(slowPieces(filters)).toContain('/Filter [');
    const linear = { source: '\\/Filter\\s*\\/(\\w+)', flags: 'g', at: 'here' };
    expect(slowPieces(linear)).toEqual([]);
  },
  patience(60),
);
