import type { Security } from '#contract/people/security.ts';
import type { SecondFactor } from '#domain/lib/sign-in.ts';

/** What somebody can show now. */
export const factorsIn = ({ passkeys, app, recoveryCodesLeft }: Security): SecondFactor[] => [
  ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ...(app ? (['authenticator_app'] as const) : []),
  ...(recoveryCodesLeft > 0 ? (['recovery_code'] as const) : []),
];
