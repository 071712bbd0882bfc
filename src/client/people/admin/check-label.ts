import type { CheckKind } from '#domain/people/kyc.ts';

export const CHECK_LABEL: Record<CheckKind, string> = {
  aadhaar: 'Aadhaar',
  pan: 'PAN',
  document: 'document',
};
