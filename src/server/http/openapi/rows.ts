import type { z } from 'zod';
import { CSV, JSON_LINES } from '#contract/lib/media-types.ts';
import { isObject, type Json, objectAt } from './json.ts';
import type { Schemas } from './schemas.ts';

const TEXT: Json = { type: 'string' };

/** Free text of a form may come as a number too: a feed need not put its figures into quotes. */
function withFigures(schema: Json): Json {
  const properties = Object.entries(objectAt(schema, 'properties') ?? {}).map(([name, field]) => {
    const isText = isObject(field) && field.type === 'string' && !('enum' in field);
    return [name, isText ? { ...field, type: ['string', 'number'] } : field];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

const cell = (value: unknown) =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

function asCsv(rows: readonly Json[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map(cell).join(','))
    .join('\n');
}

/** Rows as JSON, whose list has no more to say of each than that it is one, as CSV and as JSON lines. */
export function rowsContent(
  json: { schema: Json; example: Json },
  row: z.ZodType,
  schemas: Schemas,
): Json {
  const list = objectAt(objectAt(json.schema, 'properties'), 'listings');
  if (list) list.items = withFigures(schemas.of(row, 'input'));
  const { listings } = json.example;
  const rows = Array.isArray(listings) ? listings.filter(isObject) : [];
  return {
    'application/json': json,
    [CSV]: { schema: TEXT, example: asCsv(rows) },
    [JSON_LINES]: { schema: TEXT, example: rows.map((each) => JSON.stringify(each)).join('\n') },
  };
}
