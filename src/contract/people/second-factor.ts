import { z } from 'zod';
import { oneTimeCode } from '#contract/lib/fields.ts';
import { SECOND_FACTORS } from '#domain/lib/sign-in.ts';
import words from '#messages/people/asked/index.ts';
import { signedByPasskey } from './passkeys.ts';

/** As it is read off a sheet of paper: in any case, with blanks or dashes or without. */
const recoveryCode = z
  .string({ error: () => words.recoveryCode })
  .trim()
  .min(1, { error: () => words.recoveryCode, abort: true })
  .max(40, { error: () => words.recoveryTwelve, abort: true })
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z2-7]{12}$/, { error: () => words.recoveryForm }));

/** A second factor, shown. */
export const factorProof = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('authenticator_app'), code: oneTimeCode }),
  z.object({ kind: z.literal('recovery_code'), code: recoveryCode }),
  z.object({ kind: z.literal('passkey'), passkey: signedByPasskey }),
]);
export type FactorProof = z.output<typeof factorProof>;

/** The password was right, and is not enough: nobody is signed in yet. */
export const secondFactorAsked = z.object({
  status: z.literal(0),
  message: z.string(),
  code: z.literal('second_factor'),
  data: z.object({
    /** Shows with the second factor that the password was given; good once, for five minutes. */
    ticket: z.string(),
    expiresAt: z.string(),
    /** What they have to show. */
    factors: z.array(z.enum(SECOND_FACTORS)),
  }),
});
