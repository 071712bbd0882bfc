import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { STATE_TABLES } from '#domain/state-tables.ts';
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

test('the drawings in docs/states.md are of these tables', () => {
  const document = readFileSync('docs/states.md', 'utf8');
  expect(withDrawings(document)).toBe(document);
});
