import { z } from 'zod';
import { readMobile } from '#domain/lib/mobile.ts';

/** The wire's fields that several calls share, with their messages word for word. */

/**
 * The longest a text may be, for `.max(...)` of every string somebody sends. It aborts, so that no
 * pattern and no refinement after it looks at a text beyond its limit.
 */
export const upTo = (
  most: number,
  error = `Use at most ${most} characters.`,
): [number, { error: string; abort: true }] => [most, { error, abort: true }];

export const email = z
  .string('Email is required')
  .trim()
  .min(1, { error: 'Email is required', abort: true })
  .max(...upTo(254))
  // No control or invisible characters: an address that only looks like another's is none. Up to
  // its dot the domain can be read in one way only, so that a long wrong one costs no more.
  .regex(/^[^\s\p{C}@]+@[^\s\p{C}@][^\s\p{C}@.]*\.[^\s\p{C}@]+$/u, 'Invalid email format')
  .toLowerCase();

/** For signing in only: what was set by older rules must still be accepted. */
export const loginPassword = z
  .string('Password is required')
  .min(1, { error: 'Password is required', abort: true })
  .min(5, 'Password must be at least 5 characters')
  .max(...upTo(200));

export const PASSWORD_MIN = 10;

/** A password to be set; the server checks its strength too. */
export const newPassword = z
  .string('Password is required')
  .min(1, { error: 'Password is required', abort: true })
  .min(
    PASSWORD_MIN,
    `Use ${PASSWORD_MIN} characters or more; a short sentence is easy to remember.`,
  )
  .max(...upTo(200));

export const mobile = z
  .string('Mobile number is required')
  .max(...upTo(20, 'Give a mobile number of ten digits.'))
  .transform((typed, context) => {
    const digits = readMobile(typed);
    if (digits) return digits;
    context.addIssue({
      code: 'custom',
      message: 'Give an Indian mobile number: ten digits, the first 6 to 9.',
    });
    return z.NEVER;
  });

/** A person's name in any script, on one line; no digits, no markup. */
export const personName = (label: string) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, { error: `${label} is required`, abort: true })
    .max(...upTo(60))
    .regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u, 'Use letters, spaces, dots and hyphens.');

export const city = z
  .string('City is required')
  .trim()
  .min(1, { error: 'City is required', abort: true })
  .max(...upTo(60))
  .regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’()-]*$/u, 'Use letters, spaces, dots and hyphens.');

export const oneTimeCode = z
  .string('Enter the code.')
  .trim()
  .max(...upTo(6, 'The code has six digits.'))
  .regex(/^\d{6}$/, 'The code has six digits.');

/** Of a code that opens an account to whoever has it. */
export const openingCode = z
  .string('Enter the code.')
  .trim()
  .max(8, { error: 'The code has eight digits.', abort: true })
  .regex(/^\d{8}$/, 'The code has eight digits.');

/** What a browser that asked for codes holds: they are good with it alone. */
export const askReference = z
  .string('The reference is missing.')
  .trim()
  .min(20)
  .max(...upTo(64));

const SAY_WHICH = 'Say true or false.';

/** A yes or no as an address says it: that a text stands there at all is no yes. */
export const yesOrNo = z
  .string(SAY_WHICH)
  .trim()
  .max(...upTo(5, SAY_WHICH))
  .toLowerCase()
  .pipe(z.enum(['true', '1', 'yes', 'on', 'false', '0', 'no', 'off'], SAY_WHICH))
  .transform((said) => ['true', '1', 'yes', 'on'].includes(said));

export const shortText = (most: number) =>
  z
    .string()
    .trim()
    .max(...upTo(most));
