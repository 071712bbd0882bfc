import { isObject, type Json, objectAt } from '#server/http/openapi/json.ts';

/**
 * What of a schema a program may rely on, with every reference followed: limits and words are left
 * out, so that two documents that say the same differently are the same.
 */
export interface Shape {
  /** Sorted; none where the schema says nothing. */
  types: string[];
  values?: unknown[];
  fields?: Record<string, Shape>;
  /** Of the fields, those that must be there. */
  required?: string[];
  items?: Shape;
  /** Of a record, what stands under each of its names. */
  entries?: Shape;
  options?: Shape[];
}

export interface Operation {
  isOpen: boolean;
  /** By place and name: "query page". */
  parameters: Record<string, { shape: Shape; isRequired: boolean }>;
  /** By media type. */
  body: Record<string, Shape>;
  answer: Record<string, Shape>;
}

/** By method and path. */
export type Operations = Record<string, Operation>;

const REF = '#/components/schemas/';
const PARAMETER_REF = '#/components/parameters/';
const ANYTHING: Shape = { types: [] };
const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const strings = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String).sort();

/** Where nothing is asked for, or nothing is one of the ways. */
const opens = (ways: readonly Json[]): boolean =>
  ways.length === 0 || ways.some((way) => Object.keys(way).length === 0);

class Reader {
  readonly #components: Json;
  readonly #parameters: Json;

  constructor(document: Json) {
    const components = objectAt(document, 'components');
    this.#components = objectAt(components, 'schemas') ?? {};
    this.#parameters = objectAt(components, 'parameters') ?? {};
  }

  /** A parameter as it stands, or as it is referred to. */
  parameter(given: Json): Json {
    const name =
      typeof given.$ref === 'string' ? given.$ref.slice(PARAMETER_REF.length) : undefined;
    return name === undefined ? given : (objectAt(this.#parameters, name) ?? {});
  }

  read(schema: Json, within: readonly string[] = []): Shape {
    if (typeof schema.$ref === 'string') {
      const name = schema.$ref.slice(REF.length);
      // What holds itself is looked at once.
      if (within.includes(name)) return ANYTHING;
      return this.read(objectAt(this.#components, name) ?? {}, [...within, name]);
    }
    const options = [...list(schema.anyOf), ...list(schema.oneOf)].map((one) =>
      this.read(one, within),
    );
    if (options.length > 0) return this.#union(options);
    const parts = list(schema.allOf).map((one) => this.read(one, within));
    return parts.length > 0 ? merged(parts) : this.#plain(schema, within);
  }

  /** "This or nothing" is this, with nothing among its types. */
  #union(options: Shape[]): Shape {
    const others = options.filter(({ types }) => types.join() !== 'null');
    const [only] = others;
    if (!only || others.length > 1) return { types: [], options };
    return others.length === options.length
      ? only
      : { ...only, types: [...only.types, 'null'].sort() };
  }

  #plain(schema: Json, within: readonly string[]): Shape {
    const fields = Object.entries(objectAt(schema, 'properties') ?? {});
    const values = Array.isArray(schema.enum)
      ? schema.enum
      : 'const' in schema
        ? [schema.const]
        : undefined;
    return {
      types: strings(schema.type),
      ...(values && { values }),
      ...(fields.length > 0 && {
        fields: Object.fromEntries(
          fields.map(([name, field]) => [name, this.read(isObject(field) ? field : {}, within)]),
        ),
        required: strings(schema.required),
      }),
      ...(isObject(schema.items) && { items: this.read(schema.items, within) }),
      ...(isObject(schema.additionalProperties) && {
        entries: this.read(schema.additionalProperties, within),
      }),
    };
  }

  content(part: Json | undefined): Record<string, Shape> {
    const content = Object.entries(objectAt(part, 'content') ?? {});
    return Object.fromEntries(
      content.map(([type, media]) => [
        type,
        this.read(objectAt(isObject(media) ? media : {}, 'schema') ?? {}),
      ]),
    );
  }
}

const merged = (parts: Shape[]): Shape => ({
  types: [...new Set(parts.flatMap(({ types }) => types))].sort(),
  fields: Object.assign({}, ...parts.map(({ fields }) => fields ?? {})),
  required: parts.flatMap(({ required }) => required ?? []).sort(),
});

function operationOf(reader: Reader, operation: Json): Operation {
  const told = list(operation.parameters).map((parameter) => reader.parameter(parameter));
  const parameters = told.map((parameter) => [
    `${parameter.in} ${parameter.name}`,
    {
      shape: reader.read(objectAt(parameter, 'schema') ?? {}),
      isRequired: parameter.required === true,
    },
  ]);
  return {
    isOpen: opens(list(operation.security)),
    parameters: Object.fromEntries(parameters),
    body: reader.content(objectAt(operation, 'requestBody')),
    answer: reader.content(objectAt(objectAt(operation, 'responses'), '200')),
  };
}

/** What a program may rely on of every call of a document. */
export function operationsOf(document: Json): Operations {
  const reader = new Reader(document);
  const found: Operations = {};
  for (const [path, item] of Object.entries(objectAt(document, 'paths') ?? {})) {
    for (const method of METHODS) {
      const operation = isObject(item) ? objectAt(item, method) : undefined;
      if (operation) found[`${method.toUpperCase()} ${path}`] = operationOf(reader, operation);
    }
  }
  return found;
}
