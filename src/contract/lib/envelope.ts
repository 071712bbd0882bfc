import { z } from 'zod';
import { named } from './named.ts';
import './no-eval.ts';
import words from '#messages/lib/refusals/index.ts';

const done = z.literal(1).meta({ description: 'It was done' });

/** `{ status: 1, message, data }`: how every success reads on the wire. */
export function envelope<T extends z.ZodType>(data: T) {
  return z.object({ status: done, message: z.string(), data });
}

export const failure = z.object({
  status: z.literal(0).meta({ description: 'It was not done' }),
  message: z.string(),
  code: z.string().meta({ description: 'Why not, for programs' }),
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
  .number({ error: () => words.giveNumber })
  .int({ error: () => words.giveWholeNumber })
  // A chooser that was left empty sends nothing, which is 0 as a number.
  .min(1, { error: () => words.chooseFromList })
  .max(2_147_483_647, { error: () => words.chooseFromList });

/** The path parameters of a call whose path has one id: `{id}`. */
export const byId = z.object({ id });

/** An id that a form’s chooser gives; left empty it says what to choose: "Choose a bank account." */
export const chosenId = (what: keyof typeof words.choose) => {
  const message = { error: () => words.choose[what] };
  return z.coerce.number(message).int(message).min(1, message).max(2_147_483_647, message);
};

export const latitude = z.coerce
  .number({ error: () => words.degreesNorth })
  .min(-90, { error: () => words.latitudeBetween })
  .max(90, { error: () => words.latitudeBetween });

export const longitude = z.coerce
  .number({ error: () => words.degreesEast })
  .min(-180, { error: () => words.longitudeBetween })
  .max(180, { error: () => words.longitudeBetween });
