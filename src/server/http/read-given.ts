import { z } from 'zod';
import { lengthsOf } from './too-long.ts';
import { findUnknown } from './unknown-fields.ts';

type Schema = z.core.$ZodType;
type Fields = Record<string, unknown>;
/** What a schema makes of a value; undefined where it has something to say against it, or might. */
type Reader = (value: unknown) => Fields | undefined;

const CONTEXT: z.core.ParseContextInternal = { async: false };

/** What a schema makes of a value by itself; undefined where it refuses it. */
function run(schema: Schema, value: unknown): { value: unknown } | undefined {
  const made = schema._zod.run({ value, issues: [] }, CONTEXT);
  return made instanceof Promise || made.issues.length > 0 ? undefined : made;
}

/** Whether a field that is left out leaves nothing behind: no default, and nothing to be told. */
function mayBeLeftOut(name: string, field: Schema): boolean {
  const alone = z.object({ [name]: field as z.ZodType }).safeParse({});
  return alone.success && !Object.hasOwn(alone.data, name);
}

/** What one field makes of a value; undefined where anything is wrong with it. */
function fieldOf(schema: Schema) {
  const isWithin = lengthsOf(schema);
  return (value: unknown): { value: unknown } | undefined => {
    if (!isWithin(value)) return undefined;
    // Of a text, which most fields of a query are, there is nothing to be unknown.
    const isText = typeof value === 'string';
    if (!isText && findUnknown(schema as z.ZodType, value).length > 0) return undefined;
    return run(schema, value);
  };
}

function readerOfObject({
  shape,
  catchall,
  checks = [],
}: z.core.$ZodObjectDef): Reader | undefined {
  // What keeps more than it names is read by the schema itself.
  if (catchall) return undefined;
  const names = Object.keys(shape);
  const places = new Map(names.map((name, i) => [name, i]));
  const fields = names.map((name) => fieldOf(shape[name] as Schema));
  const wanted = names.filter((name) => !mayBeLeftOut(name, shape[name] as Schema));
  const together =
    checks.length > 0 ? z.unknown().check(...(checks as z.core.$ZodCheck<unknown>[])) : undefined;
  return (given) => {
    const value = given as Fields;
    const at: number[] = [];
    for (const name in value) {
      const place = places.get(name);
      if (place === undefined) return undefined;
      at.push(place);
    }
    for (const name of wanted) if (!(name in value)) return undefined;
    const read: Fields = {};
    // As the schema names them, however they were written: equal questions read the same.
    for (const place of at.sort((a, b) => a - b)) {
      const name = names[place] as string;
      const made = fields[place]?.(value[name]);
      if (!made) return undefined;
      read[name] = made.value;
    }
    return together ? (run(together, read)?.value as Fields | undefined) : read;
  };
}

function compile(schema: Schema): Reader | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return readerOfObject(def);
  // A function first gives what was sent the names that the schema has.
  if (def.type !== 'pipe' || def.in._zod.def.type !== 'transform' || def.checks?.length)
    return undefined;
  const before = def.in;
  const after = readerOf(def.out);
  return (
    after &&
    ((value) => {
      const named = run(before, value);
      return named && after(named.value);
    })
  );
}

const readers = new WeakMap<Schema, { reader: Reader | undefined }>();

function readerOf(schema: Schema): Reader | undefined {
  const known = readers.get(schema);
  if (known) return known.reader;
  const reader = compile(schema);
  readers.set(schema, { reader });
  return reader;
}

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * What a schema of many fields makes of the few that are given, each read by itself: of a filter with
 * forty-five fields a search names three. Undefined where anything is wrong with it, or might be:
 * then the schema reads it as a whole, and says what. Never another answer than the schema's.
 */
export const readGiven = (schema: Schema, value: unknown): Fields | undefined =>
  isPlain(value) ? readerOf(schema)?.(value) : undefined;
