/**
 * Section 8, and the words of sections 2, 4 and 5: what is said, where the code says it, and the
 * browser story in which a person reads it.
 */
export const SAID = [
  [
    'Login failed. Please check your credentials.',
    'messages/people/sign-in/en.ts',
    'people/accounts.spec.ts',
  ],
  ['An error occurred. Please try again.', 'messages/lib/kit/en.ts', 'people/accounts.spec.ts'],
  ['Welcome on Propertysearch!', 'messages/people/done/en.ts', 'people/accounts.spec.ts'],
  ['Signing In...', 'messages/people/sign-in/en.ts', 'people/accounts.spec.ts'],
  ['added to comparison', 'messages/market/analysis/en.ts', 'market/analysis.spec.ts'],
  [
    'Failed to get property analysis details',
    'messages/market/analysis/en.ts',
    'market/analysis.spec.ts',
  ],
  [
    'Please fill all required fields!',
    'messages/homes/calculators/en.ts',
    'homes/calculators.spec.ts',
  ],
  [
    'For this location properties not available',
    'messages/homes/home-page/en.ts',
    'homes/home.spec.ts',
  ],
  ['Update KYC', 'messages/people/header/en.ts', 'people/accounts.spec.ts'],
  [
    'To post a property, you need to update your KYC',
    'messages/people/standing/en.ts',
    'people/accounts.spec.ts',
  ],
  [
    'Please complete your KYC verification first',
    'messages/people/shell/en.ts',
    'people/accounts.spec.ts',
  ],
  ['Complete KYC Verification', 'messages/people/shell/en.ts', 'people/accounts.spec.ts'],
] as const;

/** What a wrong sign-in and an ended session are answered. */
export const ANSWERED = {
  wrongSignIn: { status: 401, message: 'Login failed. Please check your credentials.' },
  noSession: { status: 403, code: 'session_ended' },
} as const;
