import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { pressEnd } from './press.ts';

/** As `zodResolver`, whose errors appear between presses only: see `afterPress`. */
export const schemaResolver = <Read, Form extends FieldValues>(
  schema: z.ZodType<Read, Form>,
): Resolver<Form, unknown, Read> => afterPress(zodResolver(schema));

/**
 * Judges a form once no mouse button, pen or finger is down. A field is judged as it is left, which
 * pressing a link or a button does: an error that appeared then would move what is being pressed, and
 * the click would be lost.
 */
export function afterPress<Form extends FieldValues, Read>(
  judge: Resolver<Form, unknown, Read>,
): Resolver<Form, unknown, Read> {
  return async (...given) => {
    await pressEnd();
    return judge(...given);
  };
}
