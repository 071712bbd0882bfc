/**
 * Every rule of section 5, row of section 8 and constant of section 9, in the specification’s words,
 * with the tests that hold it: the file below tests/ and words of it that are about this. Where the
 * API or the screen has no part in it, the reason stands in place of a test. One table in the order of
 * the specification, read beside it from top to bottom, and so one file.
 */
interface Row {
  section: 5 | 8 | 9;
  says: string;
  api: readonly [file: string, words: string] | { none: string };
  screen: readonly [file: string, words: string] | { none: string };
}

const IN_THE_BROWSER = { none: 'It happens in the browser; the API has no part in it.' };
const LITERALS = 'unit/specification.test.ts';
const SIGN_IN_CALL = ['api/specification.test.ts', 'SIGN_IN_RULES'] as const;
const ACCOUNTS = 'e2e/people/accounts.spec.ts';
const SIGN_IN_FORM = ['e2e/specification.spec.ts', 'SIGN_IN_RULES'] as const;

export const ROWS: readonly Row[] = [
  {
    section: 5,
    says: 'Email: required ("Email is required"); must match a basic address pattern, else "Invalid email format".',
    api: SIGN_IN_CALL,
    screen: SIGN_IN_FORM,
  },
  {
    section: 5,
    says: 'Password: required ("Password is required"); minimum 5 characters ("Password must be at least 5 characters").',
    api: SIGN_IN_CALL,
    screen: SIGN_IN_FORM,
  },
  {
    section: 5,
    says: 'Post Property (role user): if both aadharverification and panverification are missing, a modal titled "Update KYC" says "To post a property, you need to update your KYC" and leads to /MyProfile instead of /AddProperty.',
    api: ['api/homes/listing-drafts.test.ts', "path: 'kyc'"],
    screen: [ACCOUNTS, 'Post Property asks for KYC only where both papers are missing'],
  },
  {
    section: 5,
    says: 'Agent Training link: alert "Please complete your KYC verification first" when either verification is missing.',
    api: ['api/professionals/agent-desk-training.test.ts', 'KYC'],
    screen: [ACCOUNTS, 'Please complete your KYC verification first'],
  },
  {
    section: 5,
    says: 'EMI calculator: loan amount clamped to 50000..50000000 (step 50000, default 1000000); tenure 1..30 years (default 5); interest rate 1..20 percent per annum (step 0.1, default 7.5). Empty or invalid entry falls back to the minimum. Reset restores defaults.',
    api: IN_THE_BROWSER,
    screen: ['e2e/homes/calculators.spec.ts', 'EMI: defaults, clamping, reset and the table'],
  },
  {
    section: 5,
    says: 'Capital gains: sale price, purchase price and purchase year are required; the behaviour also demands transfer costs be filled. Otherwise toast "Please fill all required fields!". Numeric inputs have a minimum of 0. Tax rate fixed at 12.5, field disabled.',
    api: IN_THE_BROWSER,
    screen: ['e2e/homes/calculators.spec.ts', 'incomplete entry gives the toast'],
  },
  {
    section: 5,
    says: 'Ad video links: a YouTube watch, short or embed URL is embedded; any other link is played as a video file.',
    api: IN_THE_BROWSER,
    screen: ['e2e/ads/ads-views.spec.ts', 'when YouTube’s player says that it has played'],
  },
  {
    section: 5,
    says: 'Display helpers: booking amount shows empty for an empty value, else a locale-formatted number; property price strips commas and shows Indian digit grouping.',
    api: IN_THE_BROWSER,
    screen: [LITERALS, 'BOOKING_AMOUNTS'],
  },
  {
    section: 8,
    says: 'Login failure with server message',
    api: ['api/specification.test.ts', 'wrongSignIn'],
    screen: [ACCOUNTS, 'Back at nine.'],
  },
  {
    section: 8,
    says: 'Login failure without message',
    api: IN_THE_BROWSER,
    screen: [ACCOUNTS, 'Login failed. Please check your credentials.'],
  },
  {
    section: 8,
    says: 'Login network or other failure',
    api: IN_THE_BROWSER,
    screen: [ACCOUNTS, 'An error occurred. Please try again.'],
  },
  {
    section: 8,
    says: 'Login success',
    api: ['api/people/auth.test.ts', 'Welcome on Propertysearch!'],
    screen: [ACCOUNTS, 'Welcome on Propertysearch!'],
  },
  {
    section: 8,
    says: 'Any failed data fetch',
    api: IN_THE_BROWSER,
    screen: [
      'e2e/homes/search-loading.spec.ts',
      'a failing search keeps the filters and offers to try again',
    ],
  },
  {
    section: 8,
    says: 'Property list fetch non-200 or error',
    api: IN_THE_BROWSER,
    screen: ['e2e/homes/home.spec.ts', 'leaves it empty, as specified'],
  },
  {
    section: 8,
    says: '403 from product API',
    api: ['api/specification.test.ts', 'without a session every protected call is answered 403'],
    screen: [ACCOUNTS, 'is said in the console, leads to signing in, and back'],
  },
  {
    section: 8,
    says: 'Analysis detail success',
    api: IN_THE_BROWSER,
    screen: ['e2e/market/analysis.spec.ts', 'added to comparison'],
  },
  {
    section: 8,
    says: 'Analysis detail failure',
    api: IN_THE_BROWSER,
    screen: ['e2e/market/analysis.spec.ts', 'Failed to get property analysis details'],
  },
  {
    section: 8,
    says: 'Incomplete capital-gains input',
    api: IN_THE_BROWSER,
    screen: ['e2e/homes/calculators.spec.ts', 'Please fill all required fields!'],
  },
  {
    section: 8,
    says: 'Empty nearby list',
    api: IN_THE_BROWSER,
    screen: ['e2e/homes/home.spec.ts', 'For this location properties not available'],
  },
  {
    section: 8,
    says: 'Ad calls, geocoding failure or no results, HTTP client errors',
    api: IN_THE_BROWSER,
    screen: ['e2e/ads/ads.spec.ts', 'a line of ours stands there, nobody is told'],
  },
  {
    section: 9,
    says: 'Password minimum length 5.',
    api: SIGN_IN_CALL,
    screen: SIGN_IN_FORM,
  },
  {
    section: 9,
    says: 'Ad refresh 25 seconds (25000 ms); image view at 50 percent visibility; video view after 10 seconds.',
    api: ['api/ads/ads.test.ts', 'of a video needs ten seconds'],
    screen: ['e2e/ads/ads-turns.spec.ts', 'another ad comes each 25 seconds'],
  },
  {
    section: 9,
    says: 'Ad description cut with an ellipsis over 100 characters (top banner over 130).',
    api: IN_THE_BROWSER,
    screen: ['e2e/ads/ads.spec.ts', 'words are cut at 130 characters on top and at 100 elsewhere'],
  },
  {
    section: 9,
    says: 'City display truncated to 20 characters with an ellipsis.',
    api: IN_THE_BROWSER,
    screen: ['unit/shown-cities.test.ts', 'displayCity'],
  },
  {
    section: 9,
    says: 'Maximum 3 compared properties.',
    api: { none: 'A comparison is kept on the device only.' },
    screen: ['e2e/homes/listing.spec.ts', 'three at most'],
  },
  {
    section: 9,
    says: 'Visitor lists use page 1.',
    api: ['expected/specification/calls.ts', '/api/users/getvisitorlist/{userid}?page=1'],
    screen: { none: 'The screen leafs on from page 1, where there are more.' },
  },
  {
    section: 9,
    says: 'Logout delay 1000 ms after a 403.',
    api: IN_THE_BROWSER,
    screen: ['expected/specification/constants.ts', 'WAIT_MS = 1_000'],
  },
  {
    section: 9,
    says: 'Pagination: page count is total divided by page size, rounded up, pages 1-based. Nearby list page size: not shown.',
    api: ['api/homes/search.test.ts', 'are disjoint, whole and in order'],
    screen: [LITERALS, 'constants.PAGES'],
  },
  {
    section: 9,
    says: 'Prices in rupees, Indian (en-IN) grouping, zero decimals; rent shown per month.',
    api: { none: 'The API has numbers; words are made where they are shown.' },
    screen: ['e2e/homes/search.spec.ts', 'to rent, amounts are of a month'],
  },
  {
    section: 9,
    says: 'Budget bands: under 50 Lakh, 50 Lakh to 1 Cr, 1 Cr to 1.5 Cr, above 1.5 Cr (the band key above1Cr appears in the enumeration; the menu label reads above 1.5 Cr, so both readings exist).',
    api: ['api/homes/search.test.ts', 'budget bands are half-open'],
    screen: [LITERALS, 'constants.BANDS'],
  },
  {
    section: 9,
    says: 'Admin bank details id fixed at 1.',
    api: ['expected/specification/calls.ts', '/profile/findadminbankdetails/1'],
    screen: { none: 'Every payment of the site goes through the gateway’s checkout.' },
  },
  {
    section: 9,
    says: 'Default map centre about 18.52, 73.86; zoom 10.',
    api: IN_THE_BROWSER,
    screen: ['expected/specification/constants.ts', 'lat: 18.52, lng: 73.86, zoom: 10'],
  },
  {
    section: 9,
    says: 'Capital gains: cost inflation index values for 2001 to 2024 (from 100 up to 363), with 2024 as base year. Indexed cost = cost x index of 2024 / index of the year. Gain = sale price - transfer costs - indexed costs. Tax = gain x 12.5 percent. Both gain and tax are floored at 0.',
    api: IN_THE_BROWSER,
    screen: ['e2e/homes/calculators.spec.ts', 'capital gains: the specified figure'],
  },
  {
    section: 9,
    says: 'EMI: standard amortisation formula, showing monthly payment, total payment and total interest.',
    api: IN_THE_BROWSER,
    screen: ['e2e/homes/calculators.spec.ts', 'EMI: defaults, clamping, reset and the table'],
  },
  {
    section: 9,
    says: 'Toasts appear top-right for 5000 ms.',
    api: IN_THE_BROWSER,
    screen: ['expected/specification/constants.ts', 'TOAST_MS = 5_000'],
  },
  {
    section: 9,
    says: 'Data-loading timeout 120 seconds.',
    api: IN_THE_BROWSER,
    screen: ['expected/specification/constants.ts', 'TIMEOUT_MS = 120_000'],
  },
];

/** How many rows each section has; "not shown" is none. */
export const HOW_MANY = { 5: 8, 8: 12, 9: 16 } as const;
