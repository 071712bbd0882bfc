import { AppError } from '#contract/lib/errors.ts';
import { mayPostProperty, verificationOf } from '#domain/people/kyc.ts';
import type { Person } from '#server/db/schema/index.ts';

const MESSAGE = 'To post a property, you need to update your KYC';

/** Throws conflict, at `kyc`, for somebody with neither paper verified. */
export function requireKyc(person: Person): void {
  if (mayPostProperty(verificationOf(person))) return;
  throw new AppError('conflict', MESSAGE, [{ path: 'kyc', message: MESSAGE }]);
}
