import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { openApi } from '#server/http/openapi/document.ts';
import { isObject } from '#server/http/openapi/json.ts';
import { GLOSSARY, KEPT, SPECIFIED } from '#tests/expected/synonyms.ts';

/** Every name that a field or parameter of the document has. */
function* namesIn(part: unknown): Generator<string> {
  if (Array.isArray(part)) for (const item of part) yield* namesIn(item);
  if (!isObject(part)) return;
  for (const [key, value] of Object.entries(part)) {
    if (key === 'example' || key === 'examples') continue;
    if (key === 'properties' && isObject(value)) yield* Object.keys(value);
    if (key === 'parameters' && Array.isArray(value))
      for (const { name } of value.filter(isObject)) if (typeof name === 'string') yield name;
    yield* namesIn(value);
  }
}

const NAMES = [...new Set(namesIn(openApi(ENDPOINTS, 'https://propertysearch.example')))];

const beside = NAMES.filter((name) => GLOSSARY.some(({ others }) => others.test(name))).sort();

test('one thing has one name, but for the specified spellings and what is kept for a reason', () => {
  expect(beside).toEqual([...SPECIFIED, ...Object.keys(KEPT)].sort());
});

test('the glossary has names that are used, and none of them twice', () => {
  const names = GLOSSARY.map(({ name }) => name);
  expect(names.filter((name) => !NAMES.includes(name))).toEqual([]);
  expect(names.filter((name) => GLOSSARY.some(({ others }) => others.test(name)))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
