import type { z } from 'zod';
import type { Endpoint } from '#contract/lib/endpoint.ts';

type Schema = z.core.$ZodType;

/** A leaf of what an endpoint is sent: `path` as a caller would write it, `[]` for any entry. */
export interface Part {
  path: string[];
  schema: z.core.$ZodTypes;
  /** It meets only what a schema before it has let through. */
  behind: boolean;
}

/** Every schema within a schema that meets a value somebody sent, containers included. */
export function partsOf(root: Schema): Part[] {
  const parts: Part[] = [];
  const seen = new Set<Schema>();
  const visit = (given: Schema, path: string[], behind: boolean): void => {
    const schema = given as z.core.$ZodTypes;
    const { def } = schema._zod;
    if (def.type === 'lazy') {
      if (!seen.has(given)) visit(def.getter(), path, behind);
      seen.add(given);
      return;
    }
    parts.push({ path, schema, behind });
    if (def.type === 'object') {
      for (const [name, field] of Object.entries(def.shape)) visit(field, [...path, name], behind);
      if (def.catchall) visit(def.catchall, [...path, '*'], behind);
    }
    if (def.type === 'array') visit(def.element, [...path, '[]'], behind);
    if (def.type === 'record') {
      visit(def.keyType, [...path, '*'], behind);
      visit(def.valueType, [...path, '*'], behind);
    }
    if (def.type === 'union') for (const option of def.options) visit(option, path, behind);
    if (def.type === 'intersection')
      for (const side of [def.left, def.right]) visit(side, path, behind);
    if (def.type === 'pipe') {
      visit(def.in, path, behind);
      visit(def.out, path, behind || def.in._zod.def.type !== 'transform');
    }
    if ('innerType' in def) visit(def.innerType as Schema, path, behind);
  };
  visit(root, [], false);
  return parts;
}

/** What callers of an endpoint fill in. */
export const inputsOf = ({ params, query, body }: Endpoint): [string, Schema][] =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [[part, schema] as [string, Schema]] : [],
  );
