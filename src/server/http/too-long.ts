import { z } from 'zod';
import type { FieldError } from '#contract/lib/errors.ts';
import refusalsWords from '#messages/lib/refusals/index.ts';
import {
  type Look,
  lengthCheck,
  lookAtText,
  MAX_CHARACTERS,
  MAX_OF_FORM,
  messageOf,
} from './text-length.ts';

/** Of a list or a record whose schema names no limit. */
export const MAX_ITEMS = 1_000;
const MAX_NESTED = 16;

function lookAtItems(schema: z.core.$ZodArray): Look {
  const { def } = schema._zod;
  const check = lengthCheck<unknown[]>(def);
  const most = check?.most ?? MAX_ITEMS;
  const bound = check && z.array(z.unknown()).check(check.limit);
  // Items of no form are read one by one: whoever reads them asks of each.
  const inner = def.element._zod.def.type === 'unknown' ? undefined : lookOf(def.element);
  return (value, path, report) => {
    if (!Array.isArray(value)) return;
    if (value.length > most) {
      report(
        path,
        bound
          ? messageOf(bound.safeParse(value), refusalsWords.tooManyEntries({ most: MAX_ITEMS }))
          : refusalsWords.tooManyEntries({ most: MAX_ITEMS }),
      );
      return;
    }
    if (!inner) return;
    for (const [i, item] of value.entries()) inner(item, [...path, i], report);
  };
}

/** What no schema describes, whatever it is made of. */
const lookAtAnything: Look = (value, path, report) => {
  if (typeof value === 'string') {
    if (value.length > MAX_CHARACTERS)
      report(path, refusalsWords.mostCharacters({ most: MAX_CHARACTERS }));
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const entries = Object.entries(value);
  if (entries.length > MAX_ITEMS)
    return report(path, refusalsWords.tooManyEntries({ most: MAX_ITEMS }));
  if (path.length > MAX_NESTED) return report(path, refusalsWords.tooDeep);
  for (const [key, item] of entries) {
    lookAtAnything(key, path, report);
    lookAtAnything(item, [...path, key.slice(0, MAX_OF_FORM)], report);
  }
};

function lookAtFields(def: z.core.$ZodObjectDef): Look {
  const fields = Object.entries(def.shape).map(([name, field]) => [name, lookOf(field)] as const);
  return (value, path, report) => {
    if (typeof value !== 'object' || value === null) return;
    // Other fields are dropped unread, except where the schema keeps them.
    if (def.catchall) lookAtAnything(value, path, report);
    const given = value as Record<string, unknown>;
    for (const [name, look] of fields)
      if (given[name] !== undefined) look(given[name], [...path, name], report);
  };
}

const all =
  (...each: Look[]): Look =>
  (...args) => {
    for (const look of each) look(...args);
  };

/** Whether a schema reads texts, or only refuses them. */
function readsText(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('innerType' in def) return readsText(def.innerType as z.core.$ZodType);
  if (def.type === 'union') return def.options.some(readsText);
  return def.type === 'string' || def.type === 'pipe' || ('coerce' in def && def.coerce === true);
}

/** Of several forms: a text may be as long as the longest of them, all else is held to each. */
function anyOf({ options, ...def }: z.core.$ZodUnionDef): Look {
  const forms = options.map((schema) => ({ schema, look: lookOf(schema) }));
  const ofTexts = forms.filter(({ schema }) => readsText(schema));
  const { discriminator } = def as Partial<z.core.$ZodDiscriminatedUnionDef>;
  return (value, path, report) => {
    if (typeof value !== 'string') {
      for (const { schema, look } of forms) {
        if (!discriminator || isForm(schema, discriminator, value)) look(value, path, report);
      }
      return;
    }
    const found = ofTexts.map(({ look }) => {
      const messages: string[] = [];
      look(value, path, (_, message) => messages.push(message));
      return messages;
    });
    if (found.some((messages) => messages.length === 0)) return;
    for (const message of found[0] ?? []) report(path, message);
  };
}

/** Whether a value names this form of a union as its own. */
function isForm(schema: z.core.$ZodType, discriminator: string, value: unknown): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const field = def.type === 'object' ? def.shape[discriminator] : undefined;
  const named = (value as Record<string, unknown> | null)?.[discriminator];
  return !field || z.safeParse(field, named).success;
}

function compile(schema: z.core.$ZodTypes): Look {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      return lookAtText(schema as z.core.$ZodString);
    case 'array':
      return lookAtItems(schema as z.core.$ZodArray);
    case 'object':
      return lookAtFields(def);
    case 'union':
      return anyOf(def);
    case 'intersection':
      return all(lookOf(def.left), lookOf(def.right));
    case 'pipe':
      // Before a schema of its own, a function sees what was sent, in whatever form.
      return def.in._zod.def.type === 'transform'
        ? all(lookOf(def.out), lookAtAnything)
        : lookOf(def.in);
    case 'lazy':
      return (...args) => lookOf(def.getter())(...args);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return lookOf(def.innerType);
    default:
      return lookAtAnything;
  }
}

const looks = new WeakMap<z.core.$ZodType, Look>();

function lookOf(schema: z.core.$ZodType): Look {
  const known = looks.get(schema);
  if (known) return known;
  const look = compile(schema as z.core.$ZodTypes);
  looks.set(schema, look);
  return look;
}

/**
 * The fields that are longer than their schema allows, with its messages. Asked before the schema
 * itself, so that no pattern and no refinement of whatever schema meets a text beyond its limit.
 */
export function findTooLong(schema: z.core.$ZodType, value: unknown): FieldError[] {
  const found = new Map<string, FieldError>();
  lookOf(schema)(value, [], (path, message) => {
    const name = path.map(String).join('.');
    if (found.size < 20 && !found.has(name)) found.set(name, { path: name, message });
  });
  return [...found.values()];
}

/** Tells whether nothing of a value is longer than its schema allows. */
export function lengthsOf(schema: z.core.$ZodType): (value: unknown) => boolean {
  const look = lookOf(schema);
  return (value) => {
    let isWithin = true;
    look(value, [], () => {
      isWithin = false;
    });
    return isWithin;
  };
}
