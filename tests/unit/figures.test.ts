import { expect, test } from 'vitest';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';

const EXPECTED: Record<string, unknown> = EXPECTED_FIGURES;

/** Those of the map of Pune are facts, checked where they are used. */
const MODULES: Record<string, Record<string, unknown>> = import.meta.glob(
  ['/src/domain/**/*.ts', '/src/contract/**/*.ts', '!/src/domain/homes/gazetteer/**'],
  { eager: true },
);

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('method' in value && 'path' in value) &&
    !('_zod' in value));

/** How long papers stay open is held, with who reads them, by tests/expected/state-access.ts. */
const isPaperTable = (name: string) => name === 'PAPER_TABLES' || name.endsWith('_ACCESS');

/** What of a constant is a number, at its place; undefined where nothing is. */
function figuresOf(value: unknown): unknown {
  if (typeof value === 'number') return value;
  if (!isPlain(value)) return undefined;
  const kept = Object.entries(value)
    .map(([name, part]) => [name, figuresOf(part)] as const)
    .filter(([, part]) => part !== undefined);
  if (kept.length === 0) return undefined;
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept);
}

test('every figure that domain and contract export is the one that was agreed', () => {
  const found = Object.values(MODULES)
    .flatMap((exported) => Object.entries(exported))
    .map(([name, value]) => [name, figuresOf(value)] as const)
    .filter(([name, figures]) => figures !== undefined && !isPaperTable(name));
  expect(found.length).toBeGreaterThan(100);
  for (const [name, figures] of found) {
    expect({ [name]: figures }).toEqual({ [name]: EXPECTED[name] });
  }
  expect(new Set(found.map(([name]) => name))).toEqual(new Set(Object.keys(EXPECTED)));
});
