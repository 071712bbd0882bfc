import { z } from 'zod';
import { named } from './named.ts';
import './no-eval.ts';
import './plain-words.ts';

/** `{ status: 1, message, data }`: how every success reads on the wire. */
export function envelope<T extends z.ZodType>(data: T) {
  return z.object({ status: z.literal(1), message: z.string(), data });
}

export const failure = z.object({
  status: z.literal(0),
  message: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
named({ Failure: failure });

/** One page of a longer list. `totalIsMinimum` says that counting stopped at `total`. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    total: z.number().int(),
    totalIsMinimum: z.boolean(),
    page: z.number().int(),
    pageSize: z.number().int(),
  });
}

export function success<T>(data: T, message = 'OK') {
  return { status: 1 as const, message, data };
}

/** Ids are positive 32-bit integers, written as digits in a path. */
export const id = z.coerce
  .number('Give a number.')
  .int('Give a whole number.')
  // A chooser that was left empty sends nothing, which is 0 as a number.
  .min(1, 'Choose one of the list.')
  .max(2_147_483_647, 'Choose one of the list.');

/** An id that a form’s chooser gives; left empty it says what to choose: "Choose a bank account." */
export const chosenId = (what: string) => {
  const message = `Choose ${what}.`;
  return z.coerce.number(message).int(message).min(1, message).max(2_147_483_647, message);
};

export const latitude = z.coerce
  .number('Give degrees north.')
  .min(-90, 'Latitude is between -90 and 90.')
  .max(90, 'Latitude is between -90 and 90.');

export const longitude = z.coerce
  .number('Give degrees east.')
  .min(-180, 'Longitude is between -180 and 180.')
  .max(180, 'Longitude is between -180 and 180.');
