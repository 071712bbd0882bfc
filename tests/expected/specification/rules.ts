/** Section 5, rule by rule, in what it says of given values. */

const FINE = { email: 'asha@propertysearch.test', password: 'abcde' };

/** Of the sign-in form and its call: what is sent, the field and its words; null where it is fine. */
export const SIGN_IN_RULES = [
  [{ ...FINE, email: '' }, 'email', 'Email is required'],
  [{ password: 'abcde' }, 'email', 'Email is required'],
  [{ ...FINE, email: 'asha' }, 'email', 'Invalid email format'],
  [{ ...FINE, email: 'asha@pune' }, 'email', 'Invalid email format'],
  [{ ...FINE, password: '' }, 'password', 'Password is required'],
  [{ email: FINE.email }, 'password', 'Password is required'],
  [{ ...FINE, password: 'abcd' }, 'password', 'Password must be at least 5 characters'],
  [FINE, null, null],
] as const;

/** Aadhaar and PAN verified: whether a home may be posted, and whether training opens. */
export const KYC_RULES = [
  [false, false, false, false],
  [true, false, true, false],
  [false, true, true, false],
  [true, true, true, true],
] as const;

/** The EMI calculator: a field, what is typed, what it is held at. */
export const EMI_RULES = [
  ['loanAmount', '49999', 50_000],
  ['loanAmount', '50000001', 50_000_000],
  ['loanAmount', '', 50_000],
  ['loanAmount', 'ten', 50_000],
  ['tenureYears', '0', 1],
  ['tenureYears', '31', 30],
  ['tenureYears', '', 1],
  ['ratePercent', '0.9', 1],
  ['ratePercent', '20.1', 20],
  ['ratePercent', 'x', 1],
] as const;

export const EMI_DEFAULTS = {
  loanAmount: { min: 50_000, max: 50_000_000, step: 50_000, initial: 1_000_000 },
  tenureYears: { min: 1, max: 30, step: 1, initial: 5 },
  ratePercent: { min: 1, max: 20, step: 0.1, initial: 7.5 },
} as const;

/** Fields of the capital-gains form that must be filled; the words where one is not. */
export const GAINS_REQUIRED = [
  'salePrice',
  'transferCost',
  'purchasePrice',
  'purchaseYear',
] as const;
export const GAINS_INCOMPLETE = 'Please fill all required fields!';

/** Links of ads: the video of YouTube that is embedded; any other is played as a file. */
export const VIDEO_LINKS = [
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://cdn.example.com/flat.mp4', undefined],
] as const;

export const BOOKING_AMOUNTS = [
  ['', ''],
  [null, ''],
  [51_000, '51,000'],
  ['123456', '1,23,456'],
] as const;

export const PRICES = [
  ['8500000', '85,00,000'],
  ['85,00,000', '85,00,000'],
  [12_345_678, '1,23,45,678'],
] as const;
