import { z } from 'zod';
import { isLenient } from '#contract/lib/lenient.ts';
import { isObject, type Json } from './json.ts';

/** What JSON Schema’s formats say by themselves; zod spells their patterns out beside them. */
const FORMATS_THAT_SAY_ALL = new Set(['date-time', 'date', 'time', 'uuid', 'email', 'uri']);

/** The whole numbers that JavaScript has; no rule of ours. */
const isSafeBound = (bound: unknown) =>
  bound === Number.MAX_SAFE_INTEGER || bound === Number.MIN_SAFE_INTEGER;

/**
 * Answers may get further fields at any time. Of what is sent, what nobody reads is refused
 * (unknown-fields.ts), but for where the schema is open.
 */
function closeOrOpen(type: z.core.$ZodType, schema: Json, io: 'input' | 'output'): void {
  const { def } = (type as z.core.$ZodTypes)._zod;
  if (io === 'output') {
    if (schema.additionalProperties === false) delete schema.additionalProperties;
  } else if (def.type === 'object') {
    if (!def.catchall && !isLenient(type)) schema.additionalProperties = false;
  } else if (def.type === 'intersection') {
    // Each part alone would refuse what the other names.
    for (const part of Array.isArray(schema.allOf) ? schema.allOf.filter(isObject) : [])
      if (part.additionalProperties === false) delete part.additionalProperties;
    schema.unevaluatedProperties = false;
  }
}

function tidy(type: z.core.$ZodType, schema: Json, io: 'input' | 'output'): void {
  closeOrOpen(type, schema, io);
  if (FORMATS_THAT_SAY_ALL.has(String(schema.format))) delete schema.pattern;
  if (isSafeBound(schema.minimum)) delete schema.minimum;
  if (isSafeBound(schema.maximum)) delete schema.maximum;
}

const DEFS = '#/$defs/';

/**
 * The schemas of a document. Those with a name stand once among its components, and are referred
 * to from everywhere else.
 */
export class Schemas {
  readonly #named = new Map<string, Json>();
  readonly #texts = new Map<string, string>();

  /** The schema of what is sent or answered, with references in the place of what has a name. */
  of(type: z.ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _,
      $defs,
      ...schema
    } = z.toJSONSchema(type, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => tidy(zodSchema, jsonSchema as Json, io),
    }) as Json;
    const renamed = new Map<string, string>();
    const defs = Object.entries(isObject($defs) ? $defs : {});
    for (const [name, def] of defs) renamed.set(name, this.#nameFor(name, def, io));
    for (const [name, def] of defs) {
      const { id: __, ...named } = def as Json;
      this.#named.set(renamed.get(name) ?? name, this.#pointed(named, renamed) as Json);
    }
    const { id: ___, ...own } = schema;
    return this.#pointed(own, renamed) as Json;
  }

  /** Sent, a thing can have another shape than answered: then it has a name of its own. */
  #nameFor(name: string, def: unknown, io: 'input' | 'output'): string {
    const text = JSON.stringify(def);
    const known = this.#texts.get(name) ?? text;
    const given = known === text ? name : `${name}${io === 'input' ? 'Sent' : 'Shown'}`;
    this.#texts.set(given, text);
    return given;
  }

  #pointed(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#pointed(item, renamed));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        if (key !== '$ref' || typeof item !== 'string') return [key, this.#pointed(item, renamed)];
        const name = item.slice(DEFS.length);
        return [key, `#/components/schemas/${renamed.get(name) ?? name}`];
      }),
    );
  }

  /** What stands among the components, by name. */
  named(): Json {
    return Object.fromEntries([...this.#named].sort(([a], [b]) => a.localeCompare(b)));
  }
}
