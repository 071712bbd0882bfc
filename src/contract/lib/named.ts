import { z } from 'zod';
import './no-eval.ts';

/**
 * Gives schemas the names under which the API’s document has them once, and by which generated
 * clients know their types. A name is part of the promise: it stays.
 */
export function named(schemas: Readonly<Record<string, z.ZodType>>): void {
  for (const [id, schema] of Object.entries(schemas))
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
}
