import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { openApi } from '#server/http/openapi/document.ts';
import { isObject, type Json } from '#server/http/openapi/json.ts';
import { WORDS, WORDS_BY_AREA } from '#server/http/openapi/words/index.ts';

/** Whoever builds on the API reads what each field means in its document. */

interface Field {
  /** The fields around it, and the operation or shape last. */
  within: readonly string[];
  name: string;
  schema: Json;
  description: unknown;
}

function* fieldsIn(part: unknown, within: readonly string[] = []): Generator<Field> {
  if (Array.isArray(part)) for (const item of part) yield* fieldsIn(item, within);
  if (!isObject(part)) return;
  const around = typeof part.operationId === 'string' ? [part.operationId] : within;
  for (const [key, value] of Object.entries(part)) {
    if (key === 'example' || key === 'examples') continue;
    if (key === 'properties' && isObject(value)) {
      for (const [name, schema] of Object.entries(value)) {
        if (!isObject(schema)) continue;
        yield { within: around, name, schema, description: schema.description };
        yield* fieldsIn(schema, [name, ...around]);
      }
    } else {
      if (key === 'parameters' && Array.isArray(value))
        for (const { name, schema, description } of value.filter(isObject))
          if (typeof name === 'string' && isObject(schema))
            yield { within: around, name, schema, description };
      yield* fieldsIn(value, around);
    }
  }
}

const { paths, webhooks, components } = openApi(ENDPOINTS, 'https://propertysearch.example');
const { schemas, parameters } = components as Record<'schemas' | 'parameters', Json>;
const FIELDS = [
  ...fieldsIn([paths, webhooks, { parameters: Object.values(parameters) }]),
  ...Object.entries(schemas).flatMap(([name, schema]) => [...fieldsIn(schema, [name])]),
];
const placeOf = ({ within, name }: Field) => [...within.toReversed(), name].join('.');

/** Names of amounts, areas and lengths, and what their description has to say of the unit. */
const UNITS: readonly (readonly [names: RegExp, unit: RegExp])[] = [
  [
    /^(?:price|amount|fee|deposit|brokerage|maintenance|rent|tokenAmount|refunded|held|net|spent|rupeesOff|medianPrice|salePrice|toBuyer|toOwner|(?:min|max)_price)$/,
    /rupees|How many are to rent/,
  ],
  [/^(?:sizeInFt|\w+Sqft|(?:carpet|builtUp|plot)Area|(?:min|max)_area)$/, /square f(?:ee|oo)t/],
  [/^(?:metres|distanceMetres|\w*roadWidth)$/i, /metres/],
  [/^(?:latitude|longitude|lat|lng|bounds)$/, /[Dd]egrees/],
  [/^(?:milliseconds|timeout)$/, /milliseconds/],
  [/^(?:bytes|offset)$/, /bytes/],
];

describe('the fields of the document', () => {
  test('each says what it means', () => {
    expect(FIELDS.length).toBeGreaterThan(6_000);
    const silent = FIELDS.filter(({ description }) => typeof description !== 'string');
    expect(silent.map(placeOf)).toEqual([]);
    const short = FIELDS.filter(({ description }) => String(description).length < 4);
    expect(short.map(placeOf)).toEqual([]);
  });

  test.each(UNITS)('%s say their unit', (names, unit) => {
    const named = FIELDS.filter(({ name }) => names.test(name));
    expect(named.length).toBeGreaterThan(1);
    const without = named.filter(({ description }) => !unit.test(String(description)));
    expect(without.map((field) => `${placeOf(field)}: ${field.description}`)).toEqual([]);
  });

  test('what may be null or is a state of India, of a thing or of a call is told apart', () => {
    const said = (name: string, parent: string) =>
      FIELDS.filter((field) => field.name === name && field.within.includes(parent)).map(
        ({ description }) => description,
      );
    expect(said('status', 'getListing')).toContain('It was done');
    expect(said('status', 'Failure')).toEqual(['It was not done']);
    expect(said('status', 'ListingFacts')).toEqual(['Where it stands']);
    expect(said('state', 'ListingPlace')).toEqual(['The state of India']);
    expect(said('state', 'Bid')).toEqual(['Where it stands now']);
  });
});

/** A field whose values stand in its schema, or in the schemas it refers to, needs no example. */
function saysItsValues(schema: Json): boolean {
  const forms = [schema.anyOf, schema.oneOf].find(Array.isArray);
  if (forms) return forms.filter(isObject).every(saysItsValues);
  if (isObject(schema.items)) return saysItsValues(schema.items);
  const isYesOrNo = ['boolean', 'null'].includes(String(schema.type));
  return isYesOrNo || ['const', 'enum', 'examples', '$ref'].some((word) => word in schema);
}

describe('the fields that may be sent', () => {
  const sent = Object.values(paths as Json)
    .flatMap((path) => Object.values(path as Json))
    .filter(isObject)
    .flatMap(({ operationId, parameters: all, requestBody }) => {
      const [body] = Object.values(((requestBody as Json)?.content ?? {}) as Json) as Json[];
      const must = (body?.schema as Json)?.required ?? [];
      const inBody = Object.entries(((body?.schema as Json)?.properties ?? {}) as Json).map(
        ([name, schema]) => ({ name, schema, isShown: (must as string[]).includes(name) }),
      );
      const inQuery = (all as Json[]).flatMap(({ name, schema, ...more }) =>
        isObject(schema) ? [{ name, schema, isShown: 'example' in more }] : [],
      );
      return [...inBody, ...inQuery].map((field) => ({ ...field, of: operationId }));
    });

  test('each show a value', () => {
    expect(sent.length).toBeGreaterThan(900);
    const without = sent.filter(
      ({ schema, isShown }) =>
        !isShown && !saysItsValues(schema as Json) && !(schema as Json).examples,
    );
    expect(without.map(({ of, name }) => `${of} ${name}`)).toEqual([]);
  });
});

describe('the table of meanings', () => {
  const names = WORDS_BY_AREA.flatMap((words) => Object.keys(words));

  test('has each name once', () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(Object.keys(WORDS)).toHaveLength(names.length);
  });

  test('has no name that no field has', () => {
    const known = new Set(
      FIELDS.flatMap(({ within, name }) => [name, ...within.map((parent) => `${parent}.${name}`)]),
    );
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});
