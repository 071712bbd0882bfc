import { z } from 'zod';
import type { FieldError } from '#contract/lib/errors.ts';
import { isLenient } from '#contract/lib/lenient.ts';
import { isFieldName, unknownField } from '#contract/lib/unknown-field.ts';

const MOST = 20;

type Schema = z.core.$ZodType;
type Path = readonly PropertyKey[];
type Report = (path: Path, message: string) => void;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function lookAtFields(
  mayHaveMore: boolean,
  { shape, catchall }: z.core.$ZodObjectDef,
  value: unknown,
  path: Path,
  report: Report,
) {
  if (!isRecord(value)) return;
  const isOpen = mayHaveMore || (catchall && catchall._zod.def.type !== 'never');
  for (const [name, given] of Object.entries(value)) {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (field) look(field, given, [...path, name], report);
    else if (!isOpen) {
      const at = isFieldName(name) ? [...path, name] : path;
      report(at, unknownField(name, Object.keys(shape)));
    }
  }
}

/** Of a record whose names are counted out, only those are known. */
function lookAtEntries(
  { keyType, valueType }: z.core.$ZodRecordDef,
  value: unknown,
  path: Path,
  report: Report,
) {
  if (!isRecord(value)) return;
  const { def } = (keyType as z.core.$ZodTypes)._zod;
  const known = def.type === 'enum' ? Object.values(def.entries).map(String) : undefined;
  for (const [name, item] of Object.entries(value)) {
    if (!known || known.includes(name)) look(valueType, item, [...path, name], report);
    else report(isFieldName(name) ? [...path, name] : path, unknownField(name, known));
  }
}

type Found = Map<string, [Path, string]>;

function collect(schema: Schema, value: unknown, path: Path): Found {
  const found: Found = new Map();
  look(schema, value, path, (at, message) => found.set(at.join('.'), [at, message]));
  return found;
}

/** Of several forms the one that knows the most of what was sent; one that names its own comes first. */
function lookAtForms(
  { options, ...def }: z.core.$ZodUnionDef,
  value: unknown,
  path: Path,
  report: Report,
) {
  const { discriminator } = def as Partial<z.core.$ZodDiscriminatedUnionDef>;
  const named = options.filter((option) => discriminator && names(option, discriminator, value));
  const each = (named.length > 0 ? named : options).map((option) => collect(option, value, path));
  const [best] = each.sort((a, b) => a.size - b.size);
  for (const [at, message] of best?.values() ?? []) report(at, message);
}

function names(option: Schema, discriminator: string, value: unknown): boolean {
  const { def } = (option as z.core.$ZodTypes)._zod;
  const field = def.type === 'object' ? def.shape[discriminator] : undefined;
  return field !== undefined && isRecord(value) && z.safeParse(field, value[discriminator]).success;
}

/** Reports fields that no schema names; one that keeps what it does not name says so by its catchall. */
function look(schema: Schema, value: unknown, path: Path, report: Report): void {
  if (typeof value !== 'object' || value === null) return;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      lookAtFields(isLenient(schema), def, value, path, report);
      return;
    case 'array':
      if (!Array.isArray(value)) return;
      for (const [i, item] of value.entries()) look(def.element, item, [...path, i], report);
      return;
    case 'union':
      lookAtForms(def, value, path, report);
      return;
    case 'intersection': {
      const right = collect(def.right, value, path);
      // What one side does not name, the other may.
      for (const [name, [at, message]] of collect(def.left, value, path)) {
        if (right.has(name)) report(at, message);
      }
      return;
    }
    case 'pipe': {
      // Before a schema of its own, a function may give what was sent other names.
      const isRead = def.in._zod.def.type === 'transform';
      const read = isRead ? z.safeParse(def.in, value) : { success: true, data: value };
      if (read.success) look(isRead ? def.out : def.in, read.data, path, report);
      return;
    }
    case 'record':
      lookAtEntries(def, value, path, report);
      return;
    case 'lazy':
      look(def.getter(), value, path, report);
      return;
    default:
      if ('innerType' in def) look(def.innerType as Schema, value, path, report);
  }
}

const NOTHING = z.object({});

/**
 * What was sent and is read by nobody: a filter with a typing error would otherwise be left out, and
 * everything be found. Each field is named, with the name that may have been meant.
 */
export function findUnknown(schema: Schema = NOTHING, value: unknown): FieldError[] {
  const found: FieldError[] = [];
  look(schema, value, [], (path, message) => {
    if (found.length < MOST) found.push({ path: path.map(String).join('.'), message });
  });
  return found;
}
