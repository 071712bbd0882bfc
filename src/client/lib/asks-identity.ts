import { isAppError } from '#contract/lib/errors.ts';

/** Where Aadhaar and PAN are verified. */
export const IDENTITY_PAGE = '/MyProfile#kyc';

/** Whether a step was refused since it waits for Aadhaar or PAN (#domain/people/identity-acts.ts). */
export const asksIdentity = (error: unknown): boolean =>
  isAppError(error) && error.errors?.[0]?.path === 'kyc';
