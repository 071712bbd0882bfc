import { AppError } from '#contract/lib/errors.ts';
import { mayPostProperty } from '#domain/people/kyc.ts';
import type { Person } from '#server/db/schema/index.ts';

const MESSAGE = 'To post a property, you need to update your KYC';

/** Throws conflict, at `kyc`, for somebody with neither paper verified. */
export function requireKyc({ aadhaarVerified: aadhaar, panVerified: pan }: Person): void {
  if (mayPostProperty({ aadhaar, pan })) return;
  throw new AppError('conflict', MESSAGE, [{ path: 'kyc', message: MESSAGE }]);
}
