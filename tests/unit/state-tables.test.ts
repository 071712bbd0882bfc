import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { STATE_TABLES, type StateTableName } from '#domain/state-tables.ts';
import { stateWords } from '#domain/state-words.ts';
import { withDrawings } from '#scripts/state-drawings.ts';
import { EXPECTED_TRANSITIONS } from '#tests/expected/transitions.ts';

test('there is a table of each thing that has states', () => {
  expect(Object.keys(STATE_TABLES).sort()).toEqual(Object.keys(EXPECTED_TRANSITIONS).sort());
});

describe.each(Object.entries(STATE_TABLES))(
  'the table of a %s',
  (kind, { states, transitions }) => {
    test('is the one that was agreed, to the last transition', () => {
      const rows = transitions.map(({ name, from, to, by }) => [name, [...from], to, by]);
      expect({ states, transitions: rows }).toEqual(
        EXPECTED_TRANSITIONS[kind as keyof typeof EXPECTED_TRANSITIONS],
      );
    });

    test('speaks only of its own states', () => {
      expect(transitions.length).toBeGreaterThan(0);
      for (const { from, to } of transitions) {
        expect(states).toContain(to);
        for (const state of from) expect(states).toContain(state);
      }
    });

    test('names each transition once, and none leads nowhere new', () => {
      const names = transitions.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    });

    test('leaves no state that nothing leads to, but its first', () => {
      const reached = new Set<string>(transitions.map(({ to }) => to));
      const starts = states.filter((state) => !reached.has(state));
      expect(starts.length).toBeLessThanOrEqual(2);
    });
  },
);

describe('states as staff read them', () => {
  test.each(Object.entries(STATE_TABLES))('a %s has words for each', (kind, { states }) => {
    const words = states.map((state) => stateWords(kind as StateTableName, state));
    for (const said of words) expect(said).toMatch(/^[A-Z][\w ;]+$/);
    for (const said of words) expect(said).not.toContain('_');
    expect(new Set(words).size).toBe(words.length);
  });

  test('a booking on hold says whom it waits for', () => {
    expect(stateWords('booking', 'held')).toBe('Waits for the owner');
  });

  test('one that no table has is a defect', () => {
    expect(() => stateWords('bid', 'paid')).toThrow('A bid has no state “paid”.');
  });

  test('no part of a record names one by itself', () => {
    const files = globSync('src/server/**/*.ts').filter((file) => {
      const text = readFileSync(file, 'utf8');
      return /\bsectionOf\(/.test(text) && !file.endsWith('/section.ts');
    });
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const text = readFileSync(file, 'utf8').replaceAll(/(stateOf|saidOf)\([^`]*`[^`]*`\)/g, '');
      expect(text, file).not.toMatch(/as state\b|state::text|status::text/);
    }
  });
});

test('the drawings in docs/states.md are of these tables', () => {
  const document = readFileSync('docs/states.md', 'utf8');
  expect(withDrawings(document)).toBe(document);
});
