import { type Examples, typesOf } from './example.ts';
import { isObject, type Json, objectAt } from './json.ts';
import { SAMPLES_OF } from './samples.ts';

const REF = '#/components/schemas/';

/** Its values stand in the schema, or it has an example already. */
function showsItself(schema: Json): boolean {
  const options = [schema.anyOf, schema.oneOf].find(Array.isArray);
  if (options) return options.filter(isObject).every((option) => showsItself(option));
  if (isObject(schema.items)) return showsItself(schema.items);
  const types = typesOf(schema);
  return (
    types.every((type) => type === 'boolean' || type === 'null') ||
    ['const', 'enum', 'examples', '$ref'].some((word) => word in schema)
  );
}

/**
 * Gives every field that may be left out of what is sent an example of its own: those of a whole
 * body or call show only what must be given, so that they can be sent as they are.
 */
export class FieldExamples {
  readonly #components: Json;
  readonly #examples: Examples;
  readonly #seen = new Set<Json>();

  constructor(components: Json, examples: Examples) {
    this.#components = components;
    this.#examples = examples;
  }

  /** Within what is sent with one call. */
  showIn({ operationId, parameters, requestBody }: Json): void {
    const given = SAMPLES_OF[String(operationId)] ?? {};
    for (const parameter of Array.isArray(parameters) ? parameters.filter(isObject) : []) {
      const { name, schema } = parameter;
      if (!isObject(schema) || 'example' in parameter) continue;
      const own = given[String(name)];
      if (own === undefined) this.#show(String(name), schema);
      else schema.examples = [own];
    }
    for (const content of Object.values(objectAt(requestBody as Json, 'content') ?? {}))
      if (isObject(content) && isObject(content.schema)) this.#within(content.schema);
  }

  #show(name: string, schema: Json): void {
    if (!showsItself(schema)) schema.examples = [this.#examples.of(schema, name)];
  }

  #within(schema: Json): void {
    if (this.#seen.has(schema)) return;
    this.#seen.add(schema);
    if (typeof schema.$ref === 'string')
      this.#within(objectAt(this.#components, schema.$ref.slice(REF.length)) ?? {});
    const required = Array.isArray(schema.required) ? schema.required : [];
    for (const [name, field] of Object.entries(objectAt(schema, 'properties') ?? {})) {
      if (!isObject(field)) continue;
      // What is within it first: its own example then shows what must be given there.
      this.#within(field);
      if (!required.includes(name)) this.#show(name, field);
    }
    for (const forms of [schema.anyOf, schema.oneOf, schema.allOf])
      if (Array.isArray(forms)) for (const form of forms.filter(isObject)) this.#within(form);
    if (isObject(schema.items)) this.#within(schema.items);
  }
}
