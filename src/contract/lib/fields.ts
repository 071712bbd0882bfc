import { z } from 'zod';
import { readMobile } from '#domain/lib/mobile.ts';
import words from '#messages/lib/fields/index.ts';

/** The wire's fields that several calls share, with their messages word for word. */

/**
 * The longest a text may be, for `.max(...)` of every string somebody sends. It aborts, so that no
 * pattern and no refinement after it looks at a text beyond its limit.
 */
export const upTo = (
  most: number,
  error: string | (() => string) = () => words.atMostCharacters({ most }),
): [number, { error: string | (() => string); abort: true }] => [most, { error, abort: true }];

export const email = z
  .string({ error: () => words.emailRequired })
  .trim()
  .min(1, { error: () => words.emailRequired, abort: true })
  .max(...upTo(254))
  // No control or invisible characters: an address that only looks like another's is none. Up to
  // its dot the domain can be read in one way only, so that a long wrong one costs no more.
  .regex(/^[^\s\p{C}@]+@[^\s\p{C}@][^\s\p{C}@.]*\.[^\s\p{C}@]+$/u, {
    error: () => words.emailFormat,
  })
  .toLowerCase();

/** For signing in only: what was set by older rules must still be accepted. */
export const loginPassword = z
  .string({ error: () => words.passwordRequired })
  .min(1, { error: () => words.passwordRequired, abort: true })
  .min(5, { error: () => words.passwordLength })
  .max(...upTo(200));

export const PASSWORD_MIN = 10;

/** A password to be set; the server checks its strength too. */
export const newPassword = z
  .string({ error: () => words.passwordRequired })
  .min(1, { error: () => words.passwordRequired, abort: true })
  .min(PASSWORD_MIN, { error: () => words.passwordMin({ passwordMin: PASSWORD_MIN }) })
  .max(...upTo(200));

export const mobile = z
  .string({ error: () => words.mobileRequired })
  .max(...upTo(20, () => words.mobileTen))
  .transform((typed, context) => {
    const digits = readMobile(typed);
    if (digits) return digits;
    context.addIssue({
      code: 'custom',
      message: words.mobileIndian,
    });
    return z.NEVER;
  });

/** A person's name in any script, on one line; no digits, no markup. */
export const personName = (whose: keyof typeof words.requiredName) =>
  z
    .string({ error: () => words.requiredName[whose] })
    .trim()
    .min(1, { error: () => words.requiredName[whose], abort: true })
    .max(...upTo(60))
    .regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u, { error: () => words.letters });

export const city = z
  .string({ error: () => words.cityRequired })
  .trim()
  .min(1, { error: () => words.cityRequired, abort: true })
  .max(...upTo(60))
  .regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’()-]*$/u, { error: () => words.letters });

export const oneTimeCode = z
  .string({ error: () => words.enterCode })
  .trim()
  .max(...upTo(6, () => words.codeSix))
  .regex(/^\d{6}$/, { error: () => words.codeSix });

/** Of a code that opens an account to whoever has it. */
export const openingCode = z
  .string({ error: () => words.enterCode })
  .trim()
  .max(8, { error: () => words.codeEight, abort: true })
  .regex(/^\d{8}$/, { error: () => words.codeEight });

/** What a browser that asked for codes holds: they are good with it alone. */
export const askReference = z
  .string({ error: () => words.referenceMissing })
  .trim()
  .min(20)
  .max(...upTo(64));

const TRUE_OR_FALSE = { error: () => words.trueOrFalse };

/** A yes or no as an address says it: that a text stands there at all is no yes. */
export const yesOrNo = z
  .string(TRUE_OR_FALSE)
  .trim()
  .max(...upTo(5, TRUE_OR_FALSE.error))
  .toLowerCase()
  .meta({ examples: ['true'] })
  .pipe(z.enum(['true', '1', 'yes', 'on', 'false', '0', 'no', 'off'], TRUE_OR_FALSE))
  .transform((said) => ['true', '1', 'yes', 'on'].includes(said));

export const shortText = (most: number) =>
  z
    .string()
    .trim()
    .max(...upTo(most));
