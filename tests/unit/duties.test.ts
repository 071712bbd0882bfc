import { describe, expect, test } from 'vitest';
import { DUTIES, type DutyName, type DutyPlace, dutyOf } from '#domain/duties/index.ts';
import { railOf } from '#domain/sidebar.ts';
import { inLanguage } from '#messages/lib/in-language.ts';

const AT = { id: 5, listingId: 7, aboutId: 9 };
const OWNER: DutyPlace = { ...AT, profession: null, isOwner: true };
const BUYER: DutyPlace = { ...OWNER, isOwner: false };
const HIRED: DutyPlace = { ...BUYER, profession: 'lawyer' };

/** Where a duty is listed and where it is done. */
const placeOf = (name: DutyName, at: DutyPlace) => {
  const { page, link } = dutyOf(name);
  return [typeof page === 'function' ? page(at) : page, link(at)];
};

/** The same wherever it arises. */
const ANYWHERE = {
  bids: ['/BidingRequest', '/BidingRequest?bid=5'],
  counters: ['/BidProperties', '/BidProperties?bid=5'],
  contacts: ['/ContactRequest', '/Request/5'],
  visits: ['/ScheduleMeeting', '/ScheduleMeeting'],
  checkIns: ['/ScheduleMeeting', '/ScheduleMeeting'],
  meetings: ['/ScheduleMeeting', '/ScheduleMeeting'],
  records: ['/ScheduleMeeting', '/ScheduleMeeting'],
  bookings: ['/BookingRequest', '/OwnerBookedPropertyDetails/5/7'],
  testPayments: ['/BookedProperties', '/BookedProperties/Payments/5'],
  tokens: ['/BookedProperties', '/BookedProperties/Payments/5'],
  completions: ['/BookingRequest', '/OwnerBookedPropertyDetails/5/7'],
  listings: ['/OwnerPropertiesScreen', '/OwnerPropertiesScreen'],
  instalments: ['/BookedProperties', '/BookedProperties/Payments/9'],
  packages: ['/MyPackages', '/MyPackages'],
  offers: ['/OwnerPropertiesScreen', '/RequestDetails/9/5'],
  leads: ['/AgentLeadList', '/AgentLeadList?lead=5'],
  followUps: ['/AgentLeadList', '/AgentLeadList?lead=5'],
  drafts: ['/LawyerLeadList', '/LawyerRequestDetails/9'],
  refusedAgreements: ['/LawyerLeadList', '/LawyerRequestDetails/9'],
  licences: ['/MyProfile', '/MyProfile#licence'],
  adsToPay: ['/Campaigns', '/Campaigns/5'],
  adsToRevise: ['/Campaigns', '/Campaigns/5'],
  identities: ['/Admin/Kyc', '/Admin/Kyc'],
  licenceChecks: ['/Admin/Kyc', '/Admin/Kyc'],
  papers: ['/Admin/Verification', '/Admin/Verification'],
  photos: ['/Admin/Verification', '/Admin/Verification'],
  payoutsToSecond: ['/Admin/Payouts', '/Admin/Payouts?desk=waiting'],
  payoutsToApprove: ['/Admin/Payouts', '/Admin/Payouts?desk=waiting'],
  failedPayouts: ['/Admin/Payouts', '/Admin/Payouts?desk=failed'],
  refundsForTwo: ['/Admin/Payouts', '/Admin/Payouts?desk=refunds'],
  bankNames: ['/Admin/Payouts', '/Admin/Payouts?desk=accounts'],
  releaseDisputes: ['/Admin/Disputes', '/Admin/Disputes?of=escrow'],
  settlementDisputes: ['/Admin/Disputes', '/Admin/Disputes?of=settlements'],
  silentReleases: ['/Admin/Disputes', '/Admin/Disputes?of=escrow'],
  workDisputes: ['/Admin/Disputes', '/Admin/Disputes?of=work'],
  failedRefunds: ['/Admin/Orders', '/Admin/Orders'],
  adsToApprove: ['/Admin/Ads', '/Admin/Ads'],
  abuseReports: ['/Admin/Reports', '/Admin/Reports'],
  differences: ['/Admin/Reconciliation', '/Admin/Reconciliation'],
} as const;

const OWNS = ['/BookingRequest', '/OwnerBookedPropertyDetails/9/7'];
const BUYS = ['/BookedProperties', '/BookedPropertyDetails/7/9'];
const PAYS = ['/BookedProperties', '/BookedProperties/Payments/9'];
const ASKS = ['/HireLawyer', '/HiredAgents/0?engagement=5'];
const WORKS = ['/LawyerLeadList', '/LawyerRequestDetails/5'];
const renewal = ([page, link]: string[]) => [page, `${link}#renewal`];

/** By who is to do it. */
const BY_WHOM: Partial<Record<DutyName, readonly (readonly [DutyPlace, unknown])[]>> = {
  settlements: [
    [OWNER, OWNS],
    [BUYER, PAYS],
  ],
  owed: [
    [OWNER, OWNS],
    [BUYER, PAYS],
  ],
  releases: [
    [OWNER, OWNS],
    [BUYER, PAYS],
    [HIRED, ['/HireLawyer', '/HiredAgents/0?engagement=9']],
    [{ ...HIRED, isOwner: true }, ['/HireLawyer', '/HiredAgents/0?engagement=9']],
  ],
  agreements: [
    [OWNER, OWNS],
    [BUYER, BUYS],
  ],
  renewals: [
    [OWNER, renewal(OWNS)],
    [BUYER, renewal(BUYS)],
  ],
  renewalsToDraw: [
    [OWNER, renewal(OWNS)],
    [BUYER, renewal(BUYS)],
  ],
  quotes: [[HIRED, ASKS]],
  fees: [[HIRED, ASKS]],
  confirmations: [[HIRED, ASKS]],
  requests: [[HIRED, WORKS]],
  starts: [[HIRED, WORKS]],
  // Where no profession is known, the overview is.
  deliveries: [
    [HIRED, WORKS],
    [BUYER, ['/UserDashboard', '/UserDashboard']],
  ],
};

describe('a duty is listed on its page and done by its link:', () => {
  test('all of them are below', () => {
    const named = [...Object.keys(ANYWHERE), ...Object.keys(BY_WHOM)];
    expect(named.toSorted()).toEqual(Object.keys(DUTIES).sort());
  });

  test.each(Object.entries(ANYWHERE))('%s', (name, place) => {
    for (const at of [OWNER, BUYER, HIRED]) expect(placeOf(name as DutyName, at)).toEqual(place);
  });

  test.each(Object.entries(BY_WHOM))('%s, by who is to do it', (name, cases) => {
    for (const [at, place] of cases) expect(placeOf(name as DutyName, at)).toEqual(place);
  });

  test('hiring leads to the overview where no profession is known', () => {
    expect(placeOf('quotes', BUYER)[0]).toBe('/UserDashboard');
  });
});

test('a duty is said in the language of whoever is waited for', () => {
  const said = () => {
    const { words, detail, action } = dutyOf('bids');
    return [...words, detail, action];
  };
  expect(said()).toEqual([
    'A bid waits for your answer',
    'bids wait for your answer',
    'Accept, counter or reject before its time runs out.',
    'Answer',
  ]);
  expect(inLanguage('mr', said).every((words) => /\p{Script=Devanagari}/u.test(words))).toBe(true);
});

test('a place of the rail has its name', () => {
  const [first] = railOf('user', { owns: false, buys: false });
  expect(first).toMatchObject({ label: 'Dashboard', to: '/UserDashboard' });
});
