import type { StateTableName, WaitingState } from '#domain/state-tables.ts';
import { AD_DUTIES } from './ad-duties.ts';
import { DEAL_DUTIES } from './deal-duties.ts';
import type { DutyKind } from './kind.ts';
import { MONEY_DUTIES } from './money-duties.ts';
import { STAFF_DUTIES } from './staff-duties.ts';
import { WORK_DUTIES } from './work-duties.ts';

export type { DutyKind, DutyPlace } from './kind.ts';

/** Everything somebody can be waited for with, a row each. */
export const DUTIES = {
  ...DEAL_DUTIES,
  ...MONEY_DUTIES,
  ...WORK_DUTIES,
  ...AD_DUTIES,
  ...STAFF_DUTIES,
} as const;

export type DutyName = keyof typeof DUTIES;

/** Those that are done by paying. */
export const PAYMENT_DUTIES: readonly DutyName[] = [
  'testPayments',
  'tokens',
  'instalments',
  'owed',
  'fees',
  'adsToPay',
  'packages',
];

/** A row, by the shape all have. */
export const dutyOf = (name: DutyName): DutyKind => DUTIES[name];

/** What each state in which a thing waits for somebody means for them; a state without does not compile. */
export const DUTY_OF_STATE: {
  readonly [K in StateTableName]: { readonly [S in WaitingState<K>]: DutyName };
} = {
  listing: { live: 'listings' },
  verification: { submitted: 'papers' },
  contact: { requested: 'contacts' },
  visit: { requested: 'visits', booked: 'checkIns' },
  bid: { placed: 'bids', countered: 'counters' },
  booking: { held: 'bookings', accepted: 'tokens', paid: 'completions' },
  order: {},
  refund: { failed: 'failedRefunds' },
  instalment: { due: 'instalments' },
  release: { requested: 'releases', disputed: 'releaseDisputes' },
  settlement: { proposed: 'settlements', disputed: 'settlementDisputes', owing: 'owed' },
  payout: { waiting: 'payoutsToSecond', seconded: 'payoutsToApprove', failed: 'failedPayouts' },
  subscription: { grace: 'packages' },
  engagement: {
    requested: 'requests',
    quoted: 'quotes',
    accepted: 'fees',
    paid: 'starts',
    working: 'deliveries',
    delivered: 'confirmations',
    disputed: 'workDisputes',
  },
  interest: { requested: 'offers' },
  lead: {
    new: 'leads',
    contacted: 'followUps',
    visit: 'followUps',
    negotiating: 'followUps',
  },
  agreement: { draft: 'drafts', shared: 'agreements', refused: 'refusedAgreements' },
  renewal: { offered: 'renewals', accepted: 'renewalsToDraw' },
  campaign: { submitted: 'adsToApprove', rejected: 'adsToRevise', approved: 'adsToPay' },
  meeting: { proposed: 'meetings', agreed: 'records' },
  identity_check: { submitted: 'identities', recheck: 'identities' },
  licence: { submitted: 'licenceChecks', refused: 'licences', expired: 'licences' },
};

/** The queues of staff, in the order of how much hangs on them. */
export const QUEUES = [
  'payoutsToApprove',
  'payoutsToSecond',
  'refundsForTwo',
  'releaseDisputes',
  'settlementDisputes',
  'workDisputes',
  'failedPayouts',
  'failedRefunds',
  'differences',
  'silentReleases',
  'bankNames',
  'identities',
  'licenceChecks',
  'papers',
  'adsToApprove',
  'abuseReports',
  'photos',
] as const satisfies readonly DutyName[];
export type Queue = (typeof QUEUES)[number];
