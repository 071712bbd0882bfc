import type { z } from 'zod';

const LENIENT = new WeakSet<z.core.$ZodType>();

/** What senders whom we do not know may say more of than is read: that is passed by, not refused. */
export function lenient<S extends z.ZodObject>(schema: S): S {
  LENIENT.add(schema);
  return schema;
}

export const isLenient = (schema: z.core.$ZodType): boolean => LENIENT.has(schema);
