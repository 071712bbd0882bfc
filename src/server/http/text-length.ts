import { z } from 'zod';
import words from '#messages/lib/fields/index.ts';
import refusalsWords from '#messages/lib/refusals/index.ts';

/** Of a text whose schema names no limit. */
export const MAX_CHARACTERS = 4_000;
/** Of a text of a known form, a date for one. */
export const MAX_OF_FORM = 64;
const MAX_OF_URL = 2_048;
/** At the ends of a text, where a schema takes them off: what comes along when it is pasted. */
export const MAX_BLANKS = 100;

type Path = readonly PropertyKey[];
/** Reports what is longer than its schema allows. Looks at nothing but lengths. */
export type Look = (
  value: unknown,
  path: Path,
  report: (path: Path, message: string) => void,
) => void;

/** The check of a length, and what is taken off the ends of a text before it. */
export function lengthCheck<T>(def: z.core.$ZodTypeDef) {
  const checks = def.checks ?? [];
  const at = checks.findIndex(
    ({ _zod }) => _zod.def.check === 'max_length' || _zod.def.check === 'length_equals',
  );
  const found = checks[at];
  if (!found) return undefined;
  const trims = checks.slice(0, at).some(({ _zod }) => {
    const { tx } = _zod.def as Partial<z.core.$ZodCheckOverwriteDef<string>>;
    return tx?.(' a ') === 'a';
  });
  const { maximum, length } = found._zod.def as { maximum?: number; length?: number };
  return { most: maximum ?? length ?? 0, trims, limit: found as z.core.$ZodCheck<T> };
}

export const messageOf = (result: { error?: z.core.$ZodError }, otherwise: string) =>
  result.error?.issues[0]?.message ?? otherwise;

export function lookAtText(schema: z.core.$ZodString): Look {
  const check = lengthCheck<string>(schema._zod.def);
  if (check) {
    const { most, trims, limit } = check;
    const bound = z.string().check(limit);
    return (value, path, report) => {
      if (typeof value !== 'string' || value.length <= most) return;
      // Counted as it came: a text that is mostly blanks is as long as any other.
      const fits = trims && value.length <= most + MAX_BLANKS;
      const result = bound.safeParse(fits ? value.trim() : value);
      if (!result.success) report(path, messageOf(result, refusalsWords.tooLong));
    };
  }
  const { format } = schema._zod.def as Partial<z.core.$ZodStringFormatDef>;
  const known = format !== undefined && format !== 'regex';
  const bare = z.core.clone(schema, { ...schema._zod.def, checks: [] });
  const most = known ? (format === 'url' ? MAX_OF_URL : MAX_OF_FORM) : MAX_CHARACTERS;
  return (value, path, report) => {
    if (typeof value !== 'string' || value.length <= most) return;
    // What is no such form at all is told in the field's own words.
    const own = known ? messageOf(z.safeParse(bare, '?'), '') : '';
    report(path, own || words.atMostCharacters({ most }));
  };
}
