import { expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '#contract/index.ts';
import { inputsOf, partsOf } from '#tests/schema-parts.ts';

/** What somebody may leave, mistype or overdo at a field. */
const WRONG = [undefined, null, '', 'x', -5, 0, 0.5, 1e15, true, {}, [], 'x'.repeat(9_000)];

/** Words of programs. */
const TECHNICAL =
  /\b(ids?|null|undefined|nan|boolean|object|array|integer|invalid|expected|received|regex|pattern|paise|json)\b|[<>]=|\|/i;

/** The specification’s own words. */
const AS_SPECIFIED = 'Invalid email format';

test('no field answers in the words of a program', () => {
  const said = new Map<string, string>();
  for (const endpoint of ENDPOINTS) {
    for (const [part, root] of inputsOf(endpoint)) {
      for (const { path, schema } of partsOf(root)) {
        if (schema._zod.def.type === 'transform') continue;
        for (const value of WRONG) {
          const { error } = z.core.safeParse(schema, value);
          for (const { message } of error?.issues ?? []) {
            said.set(message, `${endpoint.name} ${part} ${path.join('.')}`);
          }
        }
      }
    }
  }
  expect(said.size).toBeGreaterThan(100);
  // Values that only a program sends are named to it, after a colon.
  said.delete(AS_SPECIFIED);
  const technical = [...said].filter(([words]) =>
    TECHNICAL.test(words.replace(/^(Choose one of): .*/, '$1')),
  );
  expect(technical).toEqual([]);
});

test('a chooser left empty says what to do', () => {
  const said = new Set(
    ENDPOINTS.flatMap(({ body }) => (body ? partsOf(body) : [])).flatMap(({ schema }) =>
      schema._zod.def.type === 'enum'
        ? [z.core.safeParse(schema, '').error?.issues[0]?.message ?? '']
        : [],
    ),
  );
  for (const words of said) expect(words).toMatch(/^[A-Z].*[.?]$/);
  expect(said.has('Choose one of the list.')).toBe(true);
});
