/**
 * Every figure that the rules and the contract know by name, said once more as it was agreed: a
 * changed constant has to be changed here too, with a reason. "Section" is the specification's,
 * "decision" the record's; where neither speaks the figure is the product's own.
 */

/** Section 9, and sections 4 and 5 for forms. */
const SPECIFIED = {
  ROTATION_SECONDS: 25,
  // Video after 10 seconds; of a picture, a second at half of it, so that scrolling past is no view.
  MIN_VIEW_MS: { image: 1_000, gif: 1_000, video: 10_000 },
  MAX_COMPARED: 3,
  EMI_FIELDS: {
    loanAmount: { min: 50_000, max: 50_000_000, step: 50_000, initial: 1_000_000 },
    tenureYears: { min: 1, max: 30, step: 1, initial: 5 },
    ratePercent: { min: 1, max: 20, step: 0.1, initial: 7.5 },
  },
  TAX_RATE: 12.5,
  // As the Income Tax Department publishes it, from 2001 to 2025.
  COST_INFLATION_INDEX: {
    ...{ 2001: 100, 2002: 105, 2003: 109, 2004: 113, 2005: 117, 2006: 122, 2007: 129, 2008: 137 },
    ...{ 2009: 148, 2010: 167, 2011: 184, 2012: 200, 2013: 220, 2014: 240, 2015: 254, 2016: 264 },
    ...{ 2017: 272, 2018: 280, 2019: 289, 2020: 301, 2021: 317, 2022: 331, 2023: 348, 2024: 363 },
    2025: 376,
  },
  INDEX_YEARS: Array.from({ length: 24 }, (_, i) => 2001 + i),
  SALE_YEARS: [2024, 2025, 2026],
  MAX_SAID: 300,
  // RBI, Master Circular on Housing Finance.
  LOAN_BANDS: [
    { upTo: 3_000_000, percent: 90 },
    { upTo: 7_500_000, percent: 80 },
    { upTo: Number.POSITIVE_INFINITY, percent: 75 },
  ],
  FLOOR_RANGE: {
    ground: { from: 0, to: 0 },
    notGround: { from: 1 },
    low: { from: 1, to: 4 },
    mid: { from: 5, to: 9 },
    high: { from: 10 },
  },
  // Hinjawadi, EON, Magarpatta, Baner and Shivajinagar.
  OFFICE_AREAS: [
    { lat: 18.5913, lng: 73.7389 },
    { lat: 18.5515, lng: 73.952 },
    { lat: 18.5145, lng: 73.928 },
    { lat: 18.559, lng: 73.7868 },
    { lat: 18.5308, lng: 73.8475 },
  ],
  REDUCED_FOR_DAYS: 30,
  MAX_PLACES: 8,
  // What plain words set: "new this week", "near metro", "no deposit".
  ORDER_WORDS: [1, 7, 30].map((newSince) => [{ sets: { newSince } }]),
  NEARBY_WORDS: [[{ sets: { metroWalk: 15 } }]],
  CONDITION_WORDS: [[{ sets: { maxDeposit: 0 } }]],
  LICENCE_MONTHS: 11,
  USUAL_LOAN: { ratePercent: 8.5, tenureYears: 20 },
};

/** Lengths of time. */
const LENGTHS = {
  MINUTE_MS: 60_000,
  HOUR_MS: 3_600_000,
  DAY_MS: 86_400_000,
  HOUR_SECONDS: 3_600,
  DAY_SECONDS: 86_400,
  HOUR_MINUTES: 60,
  DAY_MINUTES: 1_440,
};

/** Decisions 6, 10, 24 and 25: answers, passwords, files. */
const WIRE = {
  ERROR_STATUS: {
    ...{ malformed: 400, wrong_credentials: 401, session_ended: 403, not_found: 404 },
    ...{
      scope_missing: 404,
      answered_once: 409,
      in_progress: 409,
      outcome_unknown: 409,
      key_reused: 422,
    },
    ...{ method_not_allowed: 405, conflict: 409, too_large: 413, invalid: 422 },
    ...{ rate_limited: 429, internal: 500, unavailable: 503 },
  },
  KEY_DAYS: 1,
  KEY_LENGTH: { min: 16, max: 255 },
  LIST_PAGE: 20,
  MAX_OF_LIST: 100,
  MAX_KEYS: 20,
  KEY_LIMIT: {
    live: { calls: 600, seconds: 60 },
    test: { calls: 300, seconds: 60 },
    publishable: { calls: 3_000, seconds: 60 },
  },
  MAX_OVERLAP_HOURS: 168,
  EVENT_DAYS: 90,
  MAX_EVENTS: 200,
  MAX_WEBHOOKS: 10,
  OLD_SECRET_HOURS: 24,
  OFF_AFTER_DAYS: 5,
  MAX_DELIVERIES: 100,
  MAX_FEED_ROWS: 500,
  MAX_EXPORTED: 1_000,
  MAX_VISIT_PHOTOS: 12,
  MAX_VISIT_PHOTO_BYTES: 12_582_912,
  PASSWORD_MIN: 10,
  MAX_AUDIT_LINES: 10_000,
  MAX_INBOX_LINES: 5_000,
  MAX_LIST_LINES: 5_000,
  STAFF_QUEUE: {
    identity_check: { hours: 24 },
    licence: { hours: 48 },
    bank_account: { hours: 24 },
    verification: { hours: 48 },
    photo: { hours: 72 },
    payout: { hours: 8 },
    payout_failed: { hours: 8 },
    refund: { hours: 8 },
    refund_failed: { hours: 8 },
    release: { hours: 24 },
    settlement: { hours: 48 },
    dispute: { hours: 48 },
    abuse_report: { hours: 12 },
    campaign: { hours: 24 },
    money_check: { hours: 12 },
  },
  // 12 MB a photo, 20 MB a document; pieces of a quarter and at most a whole MB.
  MAX_PHOTO_BYTES: 12_582_912,
  MAX_PAPER_BYTES: 20_971_520,
  PIECE_BYTES: 262_144,
  MAX_CHUNK_BYTES: 1_048_576,
  MAX_AD_PICTURE_BYTES: 8_388_608,
  common: { cacheSeconds: 60 },
};

const PEOPLE = {
  AADHAAR_OTP_MINUTES: 10,
  MAX_OTP_TRIES: 5,
  NOTIFICATION_PAGE: 30,
  // Hours in which the owner of a new bank account can object.
  NEW_ACCOUNT_HOURS: 24,
  LICENCE_REMINDER_DAYS: 30,
};

const HOMES = {
  // A search, and what is asked at each letter typed, by one caller on one node.
  FLOOD: { calls: 600, seconds: 60 },
  TYPED: { calls: 1_200, seconds: 60 },
  // Of an answer as it is typed, which the longest description fits into.
  MAX_TYPED: 3_500,
  PAGE_SIZE: 24,
  LAST_PAGE: 400,
  // Best match: days and kilometres within which there are so many points, a hundred in all.
  FRESH_POINTS: [
    [1, 24],
    [3, 22],
    [7, 20],
    [14, 17],
    [30, 12],
    [60, 7],
    [90, 3],
  ],
  VERIFIED_POINTS: 15,
  FACT_POINTS: 3,
  MAX_FACTS: 11,
  PRICE_POINTS: { fair: 12, unknown: 6, doubtful: 6, dear: 0 },
  DOUBTFUL_QUARTERS: 3,
  NEAR_POINTS: [
    [1, 16],
    [2, 12],
    [4, 6],
    [6, 2],
  ],
  MAX_POINTS: 100,
  NEARBY_PAGE_SIZE: 8,
  MAX_PROJECT_SLUG: 240,
  MY_PAGE_SIZE: 10,
  LISTING_INTEREST_DAYS: 30,
  MAX_AT_ONCE: 50,
  MAX_FAVOURITES: 500,
  MAX_FOLDERS: 30,
  MAX_KEPT_NOTE: 500,
  MAX_RESIDENTS: 20,
  MAX_WISHED_AREAS: 10,
  MAX_SHORTLIST_NOTE: 300,
  MAX_SAVED_SEARCHES: 30,
  MAX_MEDIA: 40,
  MAX_PAPERS: 10,
  MAX_DRAFTS: 20,
  MAX_SEEN: 20,
  FARTHEST_PIN_METRES: 8_000,
  MAX_ROAD_METRES: 120,
  PLANNED_MINUTES: 30,
  PLANNED_DAYS: 14,
  MAX_LEFT_OUT: 14,
  FRESHNESS_DAYS: { reconfirm: 30, fade: 37, expire: 60 },
  VERIFIED_DAYS: 180,
  SAME_PLACE_METRES: 60,
  SAME_AREA_SHARE: 0.03,
  ENOUGH_PHOTOS: 8,
  ENOUGH_WORDS: 300,
  SQFT_PER_SQM: 10.7639,
  SQM_A_SQFT: 0.092903,
  SQFT_PER_GUNTHA: 1_089,
  SQFT_PER_ACRE: 43_560,
  SQFT_PER: { sqft: 1, sqm: 10.7639, guntha: 1_089, acre: 43_560 },
  // Maharashtra Stamp Act, art. 25, and the registration fee's cap.
  STAMP_DUTY: { standard: { percent: 7 }, women: { percent: 6 } },
  REGISTRATION: { percent: 1, most: 30_000 },
  LONGEST_LICENCE_MONTHS: 60,
  WALK: { detour: 1.35, kmh: 4.8 },
  METRO_WALKS: [10, 15, 20],
  LINE_WALK: 15,
  MAX_AREAS: 5,
  METRES_PER_DEGREE: 111_195,
  ASSUMED: {
    ...{ detour: 1.35, walkKmh: 4.8, rickshawKmh: 18, hailMinutes: 8, savedMinutes: 5 },
    ...{ metroKmh: 32, waitMinutes: 4, changeMinutes: 5, roadKmh: 22 },
  },
};

/** Decision 33 for exact addresses; what a bid room, a hold and a visit last. */
const DEALS = {
  MESSAGE: { least: 20, most: 600 },
  RATE_FROM: 5,
  CONTACT_DAYS: 14,
  CONTACTS_A_DAY: 15,
  CONTACTS_WAITING: 40,
  PAID_CONTACT_HOURS: 24,
  SLOT_MINUTES: { least: 15, most: 120 },
  SLOT_DAYS: 60,
  SLOTS_AT_ONCE: 60,
  OPEN_VISITS: 5,
  CODE_TRIES: 5,
  CHECK_IN_EARLY_MINUTES: 60,
  MISSED_AFTER_HOURS: 12,
  REMIND_BEFORE_HOURS: 3,
  ADDRESS_BEFORE_HOURS: 2,
  ADDRESS_AFTER_HOURS: 6,
  ANSWER_VISIT_HOURS: 24,
  VISITS_A_DAY: 8,
  PROPOSED_VISIT: { fromHour: 8, untilHour: 21, hoursAhead: 2 },
  CANCELLED_A_DAY: 3,
  VISIT_WITHIN_DAYS: 90,
  BID_HOURS: 72,
  BID_HOURS_CHOICES: [24, 48, 72, 168],
  BID_SHARE: { least: 0.5, most: 2 },
  MAX_CONDITIONS: 6,
  MAX_AT_ONCE: 50,
  LOOK_MINUTES: 10,
  MAX_OPEN_LISTS: 200,
  LIST_DAYS: 14,
  MAX_LIST_DAYS: 60,
  MAX_LIST_HOMES: 20,
  MAX_TEMPLATES: 30,
  MAX_OPEN_TASKS: 500,
  MAX_LEAD_FILE_LINES: 2000,
  MAX_LEAD_FILE_ROWS: 100,
  MAX_OWN_LEADS: 5000,
  MAX_MAIL_LENGTH: 300000,
  REVENUE_STAMP_ABOVE: 5000,
  MAX_POSSESSION_YEARS: 5,
  MAX_LOAN_DAYS: 365,
  MIN_BIDS_FOR_RANGE: 5,
  // Security: a home is off the market for a buyer who has shown that they can pay.
  HOLD_MINUTES: 30,
  HOLDS_AT_ONCE: { checked: 5, unchecked: 2 },
  RENT_STEPS: [0, 3, 5, 7, 10],
  USUAL_RENT_STEP: 5,
  // Whoever deals in more than this is asked for a PAN by tax law in any case.
  IDENTITY_BID_FROM: 5_000_000,
  LAPSED_HOLDS: { most: 3, hours: 24 },
  HOLD_HOURS: 48,
  PAY_HOURS: 72,
};

/** Decisions 21 and 32. The gateway's fee is 2 % and the GST on it; GST on services is 18 %. */
const MONEY = {
  A_PAISA: 0.01,
  NOTHING: 0,
  GST_PERCENT: 18,
  ORDER_MINUTES: 30,
  // ₹ 50,000, by decision 32 counted over thirty days; an agreement waits a week for another's.
  PAYOUT_FREE_PAISE: 5_000_000,
  MONEY_OUT_DAYS: 30,
  AGREEMENT_DAYS: 7,
  FULL_REFUND_DAYS: 7,
  GATEWAY_FEE_BASIS_POINTS: 236,
  LATE_REFUND_PERCENT: 50,
  RELEASE_DAYS: 14,
  RELEASE_STAFF_DAYS: 7,
  SETTLEMENT_DAYS: 7,
  OWED_DAYS: 30,
  OWED_REMIND_DAYS: 7,
  DISPUTE_DAYS: 30,
  MAX_INSTALMENTS: 24,
  REMIND_DAYS: 3,
  PROMOTION_DAYS: 15,
  MAX_LIFTED: 40,
  GRACE_DAYS: 3,
  REMIND_BEFORE_DAYS: [7, 3, 1],
};

const PROFESSIONALS = {
  RENEWAL_ANSWER_DAYS: 14,
  RENEWAL_DRAW_UP_DAYS: 30,
  RENEWAL_WINDOW: { before: 60, after: 30 },
  OFFER_MESSAGE: { least: 20, most: 1_000 },
  AGENT_INTEREST_DAYS: 14,
  MAX_OPEN_INTERESTS: 20,
  REOFFER_DAYS: 30,
  MANDATE_DAYS: 90,
  HOLD_LISTING_HOURS: 48,
  MAX_HOLDS_A_WEEK: 3,
  ENGAGEMENT_DAYS: { requested: 7, quoted: 7, accepted: 5 },
  COMMISSION_PERCENT: 5,
  RESPONSE_HOURS: 24,
  AGENTS_A_REQUIREMENT: 3,
  FIRST_PART: { pageSize: 100 },
  FREE_REQUESTS: 3,
  MAX_OFFERS: 20,
  NEAR_METRES: 5_000,
  CODE_LENGTH: 10,
  REVIEW_DAYS: 90,
  FEWEST_COMPARABLES: 5,
  MAX_COMPARABLES: 15,
  MAX_OWN_COMPARABLES: 5,
  COMPARABLE_METRES: 3_000,
  COMPARABLE_SIZE: { least: 0.7, most: 1.3 },
  COMPARABLE_MONTHS: 24,
};

const TALK = {
  MESSAGE_LENGTH: 2_000,
  MESSAGE_PAGE: 50,
  MEETING_DAYS: 365,
  LONGEST_MEETING_HOURS: 12,
  OPEN_MEETINGS: 40,
  REMIND_MEETING_HOURS: 3,
  RECORD_MEETING_HOURS: 48,
};

const MARKET = {
  MIN_SAMPLE: 5,
  MARKET_BHKS: [1, 2, 3, 4, 5],
  BIN_WIDTH: { sell: 250, rent: 1 },
  COVERAGE: 0.8,
  REACH: { wide: 0.02, wideKm: 10, near: 0.012, nearKm: 1.2, locality: 0.003, own: 0.004 },
  FOLDS: 5,
  // An upper end of at most 1.9 times the lower one.
  WIDEST: Math.log(1.9) / 2,
  MIN_HOMES: 200,
};

const BANNER = { width: 1_200, height: 400 };
const STRIP = { width: 1_200, height: 300 };
const SCREEN = { width: 640, height: 360 };

const ADS = {
  MILLS: 1_000,
  MAX_HEADLINE: 60,
  MAX_DESCRIPTION: 200,
  MIN_BUDGET: 500,
  MAX_BUDGET: 1_000_000,
  MAX_CAMPAIGN_DAYS: 180,
  MAX_DAYS_AHEAD: 180,
  NONCE_MINUTES: 60,
  MIN_CLICK_MS: 300,
  AD_PLACE_RULES: {
    ...{ TopHome: BANNER, BottomHome: BANNER },
    ...{ CenterHomeVideo: SCREEN, CenterHomeGif: SCREEN },
    ...{ DashBoardTopImage: STRIP, DashBoardBottomImage: STRIP },
    ...{ AnalysisTopImage: STRIP, ShortListTopImage: STRIP },
  },
};

export const EXPECTED_FIGURES = {
  ...{ ...SPECIFIED, ...LENGTHS, ...WIRE, ...PEOPLE, ...HOMES, ...DEALS },
  ...{ ...MONEY, ...PROFESSIONALS, ...TALK, ...MARKET, ...ADS },
} as const;
