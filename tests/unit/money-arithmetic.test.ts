import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../src');

/** Where hundredths are made, each with its own functions for the rest of the code. */
const MONEY = 'domain/lib/money.ts';
const MAY_CONVERT = [MONEY, 'domain/lib/percent.ts', 'server/db/rupees.ts'];

const HUNDRED = String.raw`(?:100|1_00|1e2)(?:\.0+)?(?![\w.])`;
const BY_A_HUNDRED = new RegExp(String.raw`[*/]=?\s*${HUNDRED}|(?<![\w.])${HUNDRED}\s*\*`);
const NAMED_HUNDRED = new RegExp(String.raw`\w*(?:PAISE|PAISA|RUPEE)\w* = ${HUNDRED}`);
const CAST = /\bas Paise\b/;

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );

/** "file:line" of each line that goes by what it should not. */
function findAll(pattern: RegExp, exempt: readonly string[]): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !exempt.includes(file))
    .flatMap((file) => linesWith(pattern, readFileSync(path.join(SRC, file), 'utf8'), file));
}

function linesWith(pattern: RegExp, text: string, file: string): string[] {
  const code = withoutComments(text);
  return [...code.matchAll(new RegExp(pattern, 'g'))].map(
    ({ index }) => `${file}:${code.slice(0, index).split('\n').length}`,
  );
}

describe('rupees and paise', () => {
  test('are converted by toRupees and fromRupees only, percentages by domain/lib/percent.ts', () => {
    expect(findAll(BY_A_HUNDRED, MAY_CONVERT)).toEqual([]);
  });

  test('have their hundred in one place', () => {
    expect(findAll(NAMED_HUNDRED, [MONEY])).toEqual([]);
  });

  test('are never made by a cast', () => {
    expect(findAll(CAST, [MONEY])).toEqual([]);
  });

  test.each([
    'row.pricePaise / 100',
    'Math.round(price*100)',
    'price *\n  100',
    'amount / 1e2',
    '(l.price_paise / 100.0)::float8',
    '100 * price',
    'amount /= 100',
  ])('%j is found', (code) => {
    expect(linesWith(BY_A_HUNDRED, code, 'it')).toHaveLength(1);
  });

  test.each([
    'x * 1000',
    'y / 100_000',
    'z * 100.5',
    '// price * 100',
    '/* price / 100 */',
    'Math.min(100, share)',
  ])('%j is not', (code) => {
    expect(linesWith(BY_A_HUNDRED, code, 'it')).toEqual([]);
  });
});
