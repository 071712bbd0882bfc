import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { FIELD_NAMES, type FieldName, READERS, REQUIRED } from './fields.ts';
import { UNITS } from './units.ts';

const values = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** Where a value comes from; docs/importing.md explains each key. */
const source = z.union([
  z.strictObject({
    column: z.string().min(1),
    values: values.optional(),
    unit: z
      .union([
        z.enum(UNITS),
        z.strictObject({
          column: z.string(),
          values: z.record(z.string(), z.enum(UNITS).nullable()),
        }),
      ])
      .optional(),
  }),
  z.strictObject({ value: z.union([z.string(), z.number()]) }),
]);
export type Source = z.infer<typeof source>;

const sources = z.union([source, z.array(source).min(1)]);

const sourceName = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9-]{0,39}$/,
    'a source is up to 40 lower-case letters, digits and hyphens',
  );

const mappingFile = z
  .strictObject({
    source: sourceName,
    delimiter: z.string().length(1).default(','),
    fields: z.partialRecord(z.enum(FIELD_NAMES), sources),
  })
  .superRefine(({ fields }, context) => {
    for (const name of REQUIRED) {
      if (!fields[name]) context.addIssue(`fields.${name} is missing: every listing needs it`);
    }
    for (const name of FIELD_NAMES) {
      for (const word of mappedWords(asList(fields[name]))) {
        if (READERS[name].read(String(word), 1) === undefined) {
          context.addIssue(`fields.${name}: “${word}” is not ${READERS[name].expected}`);
        }
      }
    }
  });

export interface Mapping {
  source: string;
  delimiter: string;
  fields: Partial<Record<FieldName, Source[]>>;
}

function asList(given: Source | Source[] | undefined): Source[] {
  return given === undefined ? [] : Array.isArray(given) ? given : [given];
}

function mappedWords(list: Source[]): (string | number)[] {
  return list
    .flatMap((one) => ('value' in one ? [one.value] : Object.values(one.values ?? {})))
    .filter((word) => word !== null);
}

/** Every column a mapping reads. */
export function columnsOf(mapping: Mapping): Set<string> {
  const columns = new Set<string>();
  for (const one of Object.values(mapping.fields).flat()) {
    if (!('column' in one)) continue;
    columns.add(one.column);
    if (typeof one.unit === 'object') columns.add(one.unit.column);
  }
  return columns;
}

/** The mapping in `text`. Throws one sentence that names everything to correct. */
export function parseMapping(text: string, name: string): Mapping {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`The mapping ${name} is not JSON: ${String(error)}`);
  }
  const result = mappingFile.safeParse(json);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => [...issue.path, issue.message].join(': '));
    throw new Error(`The mapping ${name} cannot be used. ${wrong.join('; ')}`);
  }
  const fields: Mapping['fields'] = {};
  for (const field of FIELD_NAMES) {
    const given = result.data.fields[field];
    if (given) fields[field] = asList(given);
  }
  return { source: result.data.source, delimiter: result.data.delimiter, fields };
}

export async function readMapping(file: string): Promise<Mapping> {
  return parseMapping(await readFile(file, 'utf8'), path.basename(file));
}

/** The same mapping for a file of another source. Throws when `source` is no name for one. */
export function renamed(mapping: Mapping, source: string): Mapping {
  const name = sourceName.safeParse(source);
  if (!name.success) throw new Error(`“${source}”: ${name.error.issues[0]?.message}`);
  return { ...mapping, source: name.data };
}

export const PUNE_SALE_MAPPING = path.join(import.meta.dirname, 'mappings/pune-sale.json');
