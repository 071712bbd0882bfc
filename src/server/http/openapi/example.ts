import { isObject, type Json, objectAt } from './json.ts';
import { SAMPLES, SAMPLES_BY_ENDING, SAMPLES_BY_FORMAT, SHAPED } from './samples.ts';

const REF = '#/components/schemas/';

export const typesOf = ({ type }: Json): unknown[] => (Array.isArray(type) ? type : [type]);

function fitsText(text: string, { minLength, maxLength, pattern }: Json): boolean {
  if (text.length < Number(minLength ?? 0) || text.length > Number(maxLength ?? Infinity))
    return false;
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
}

function fitsNumber(value: number, schema: Json): boolean {
  if (typesOf(schema).includes('integer') && !Number.isInteger(value)) return false;
  return (
    value >= Number(schema.minimum ?? -Infinity) && value <= Number(schema.maximum ?? Infinity)
  );
}

/** Whether a value may stand where this schema is; of texts, numbers and lists only. */
function fits(value: unknown, schema: Json): boolean {
  const types = typesOf(schema);
  if (Array.isArray(value)) return types.includes('array');
  if (typeof value === 'string') return types.includes('string') && fitsText(value, schema);
  if (typeof value !== 'number') return false;
  return (types.includes('number') || types.includes('integer')) && fitsNumber(value, schema);
}

function byName(name: string, schema: Json): unknown {
  const named = Object.hasOwn(SAMPLES, name) ? SAMPLES[name] : undefined;
  const byEnding = SAMPLES_BY_ENDING.filter(([ending]) => ending.test(name)).map(
    ([, value]) => value,
  );
  return [...(named ?? []), ...byEnding].find((value) => fits(value, schema));
}

/** As long as the schema asks, by repeating what is there. */
function stretched(words: string, schema: Json): string {
  const least = Math.max(Number(schema.minLength ?? 0), 10);
  const most = Number(schema.maxLength ?? Number.POSITIVE_INFINITY);
  return words.repeat(Math.ceil(least / words.length)).slice(0, Math.min(least, most));
}

function text(schema: Json): string {
  const [words = ''] = SHAPED;
  if (typeof schema.pattern !== 'string') return stretched(words, schema);
  return SHAPED.find((shaped) => fits(shaped, schema)) ?? stretched(words, schema);
}

function number(schema: Json): number {
  const least = Number(schema.minimum ?? schema.exclusiveMinimum ?? 0);
  return fitsNumber(1, schema) ? 1 : least;
}

/** How many fields that may be left out an example of a body shows, where none must be given. */
const SHOWN_OPTIONAL = 3;

/**
 * Examples made from the document's own schemas, the same at every run. Of what is sent they show
 * what must be given; of answers everything.
 */
export class Examples {
  readonly #components: Json;
  readonly #isSent: boolean;

  constructor(components: Json, io: 'input' | 'output') {
    this.#components = components;
    this.#isSent = io === 'input';
  }

  of(schema: Json, name = ''): unknown {
    const [given] = Array.isArray(schema.examples) ? schema.examples : [];
    if (given !== undefined) return given;
    if (typeof schema.$ref === 'string')
      return this.of(objectAt(this.#components, schema.$ref.slice(REF.length)) ?? {}, name);
    if ('const' in schema) return schema.const;
    if (Array.isArray(schema.enum)) return schema.enum[0];
    const options = schema.anyOf ?? schema.oneOf;
    if (Array.isArray(options)) return this.#option(options.filter(isObject), name);
    if (Array.isArray(schema.allOf))
      return Object.assign({}, ...schema.allOf.filter(isObject).map((part) => this.of(part, name)));
    return this.#plain(schema, name);
  }

  #option(options: Json[], name: string): unknown {
    return this.of(options.find(({ type }) => type !== 'null') ?? {}, name);
  }

  #plain(schema: Json, name: string): unknown {
    const types = typesOf(schema);
    if (types.includes('object')) return this.#object(schema);
    if (types.includes('array')) return byName(name, schema) ?? this.#array(schema, name);
    if (types.includes('boolean')) return true;
    const formatted = SAMPLES_BY_FORMAT[String(schema.format)];
    if (formatted !== undefined) return formatted;
    const named = byName(name, schema);
    if (named !== undefined) return named;
    if (schema.default !== undefined) return schema.default;
    if (types.includes('integer') || types.includes('number')) return number(schema);
    return types.includes('string') ? text(schema) : null;
  }

  #array(schema: Json, name: string): unknown[] {
    if (Array.isArray(schema.prefixItems))
      return schema.prefixItems.filter(isObject).map((item) => this.of(item, name));
    const least = Math.max(Number(schema.minItems ?? 1), 1);
    const item = this.of(isObject(schema.items) ? schema.items : {}, name);
    return Array.from({ length: least }, () => item);
  }

  #object(schema: Json): Json {
    const properties = Object.entries(objectAt(schema, 'properties') ?? {});
    if (properties.length === 0) return this.#record(schema);
    const required = Array.isArray(schema.required) ? schema.required : [];
    const shown = properties.filter(([name]) => !this.#isSent || required.includes(name));
    const chosen = shown.length > 0 ? shown : properties.slice(0, SHOWN_OPTIONAL);
    return Object.fromEntries(
      chosen.map(([name, property]) => [name, this.of(isObject(property) ? property : {}, name)]),
    );
  }

  #record({ additionalProperties, propertyNames, required }: Json): Json {
    if (!isObject(additionalProperties)) return {};
    const all =
      isObject(propertyNames) && Array.isArray(propertyNames.enum) ? propertyNames.enum : [];
    const names = Array.isArray(required) ? required : [all[0] ?? 'name'];
    return Object.fromEntries(
      names.map((name) => [String(name), this.of(additionalProperties, String(name))]),
    );
  }
}
