import { labels } from '#messages/lib/labels.ts';
import words from '#messages/lib/sign-in/index.ts';
import type { Role } from './role.ts';

/** Further things by which somebody shows that it is them, beside what they know. */
export const SECOND_FACTORS = ['passkey', 'authenticator_app', 'recovery_code'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** What can be shown on the way in, by itself or one after the other. */
export const SIGN_IN_METHODS = [
  'registration',
  'password',
  'mobile_code',
  ...SECOND_FACTORS,
] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** As in “signed in by password and authenticator app”. */
export const SIGN_IN_LABEL: Record<SignInMethod, string> = labels(() => words.by);

export const isSecondFactor = (method: SignInMethod): method is SecondFactor =>
  SECOND_FACTORS.some((factor) => factor === method);

/** Whose password alone opens nothing: staff see and change what is everybody's. */
export const needsSecondFactor = (role: Role): boolean => role === 'admin';
