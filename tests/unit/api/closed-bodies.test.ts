import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { openApi } from '#server/http/openapi/document.ts';
import { isObject, type Json, objectAt } from '#server/http/openapi/json.ts';
import { mountedPath } from '#server/http/path-pattern.ts';
import { findUnknown } from '#server/http/unknown-fields.ts';

/** A body is closed: what nobody reads is refused by its name, and the document says as much. */

/** Browsers say more of a passkey than the standard asks for, each something else. */
const PASSKEY = ['passkey', 'passkey.response'];
const PROOF = ['proof.passkey', 'proof.passkey.response'];

/** Where more may be sent than is read, by operation and place, each for a reason. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  addPasskey: PASSKEY,
  loginWithPasskey: PASSKEY,
  finishLogin: PROOF,
  removeApp: PROOF,
  removePasskey: PROOF,
  confirmIdentity: PROOF,
  // Payment providers sign what they send as a whole, and add to it as they like.
  paymentWebhook: [''],
};

const document = openApi(ENDPOINTS, 'https://propertysearch.example');
const components = objectAt(objectAt(document, 'components'), 'schemas') ?? {};
const SENT = ENDPOINTS.flatMap((endpoint) => {
  const path = objectAt(objectAt(document, 'paths'), mountedPath(endpoint.path));
  const body = objectAt(objectAt(path, endpoint.method.toLowerCase()), 'requestBody');
  const content = objectAt(objectAt(body, 'content'), 'application/json');
  return content ? [[endpoint.name, endpoint, content] as const] : [];
});

/** The places of objects whose schema lets anything stand beside what it names. */
function openIn(schema: Json, at = '', within: readonly string[] = []): string[] {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.replace(/^.*\//, '');
    if (within.includes(name)) return [];
    return openIn(objectAt(components, name) ?? {}, at, [...within, name]);
  }
  const forms = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) =>
    Array.isArray(list) ? list.filter(isObject) : [],
  );
  const inForms = forms.flatMap((form) => openIn(form, at, within));
  const fields = Object.entries(objectAt(schema, 'properties') ?? {}).flatMap(([name, field]) =>
    isObject(field) ? openIn(field, at ? `${at}.${name}` : name, within) : [],
  );
  const inItems = isObject(schema.items) ? openIn(schema.items, `${at}[]`, within) : [];
  const isClosed =
    schema.additionalProperties === false ||
    isObject(schema.additionalProperties) ||
    schema.unevaluatedProperties === false;
  const isOpen = schema.type === 'object' && !isClosed && forms.length === 0;
  return [...new Set([...(isOpen ? [at] : []), ...inForms, ...fields, ...inItems])];
}

/** The value with a field that nobody knows in each of its objects, one at a time. */
function* withOneMore(value: unknown, at = ''): Generator<[string, unknown]> {
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries())
      for (const [place, more] of withOneMore(item, at ? `${at}.${i}` : String(i)))
        yield [place, value.with(i, more)];
  }
  if (!isObject(value)) return;
  yield [at, { ...value, nobodyKnowsThis: 1 }];
  for (const [name, item] of Object.entries(value))
    for (const [place, more] of withOneMore(item, at ? `${at}.${name}` : name))
      yield [place, { ...value, [name]: more }];
}

describe('a body', () => {
  test.each(SENT)('of %s is closed in the document', (name, _, { schema }) => {
    expect(openIn(schema as Json)).toEqual(OPEN[name] ?? []);
  });

  test.each(SENT.filter(([, { body }]) => body))(
    'of %s is refused with a field too many, wherever it stands',
    (name, { body, rows }, { example }) => {
      for (const [at, sent] of withOneMore(example)) {
        // Rows are refused one by one, by the feed.
        if (OPEN[name]?.includes(at) || (rows && at !== '')) continue;
        const path = at ? `${at}.nobodyKnowsThis` : 'nobodyKnowsThis';
        expect(findUnknown(body, sent).map((error) => error.path)).toEqual([path]);
      }
      expect(findUnknown(body, example)).toEqual([]);
    },
  );

  test('is open only where there is such a call', () => {
    const names = SENT.map(([name]) => name);
    expect(Object.keys(OPEN).filter((name) => !names.includes(name))).toEqual([]);
  });
});
