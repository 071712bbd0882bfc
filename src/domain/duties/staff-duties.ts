import type { AppPath } from '#domain/lib/routes.ts';
import words from '#messages/people/staff-duties/index.ts';
import { type DutyKind, duty } from './kind.ts';

/** On a desk of staff. */
const staff = (page: AppPath, tab = '') =>
  ({ page, link: () => `${page}${tab}`, news: 'news', urgent: true }) as const;

/** What waits for staff, by the desk it is decided at. */
export const STAFF_DUTIES = {
  identities: duty(() => words.identities, {
    ...staff('/Admin/Kyc'),
  }),
  licenceChecks: duty(() => words.licenceChecks, {
    ...staff('/Admin/Kyc'),
  }),
  papers: duty(() => words.papers, {
    ...staff('/Admin/Verification'),
  }),
  photos: duty(() => words.photos, {
    ...staff('/Admin/Verification'),
    urgent: false,
  }),
  payoutsToSecond: duty(() => words.payoutsToSecond, {
    ...staff('/Admin/Payouts', '?desk=waiting'),
  }),
  payoutsToApprove: duty(() => words.payoutsToApprove, {
    ...staff('/Admin/Payouts', '?desk=waiting'),
  }),
  failedPayouts: duty(() => words.failedPayouts, {
    ...staff('/Admin/Payouts', '?desk=failed'),
  }),
  releaseDisputes: duty(() => words.releaseDisputes, {
    ...staff('/Admin/Disputes', '?of=escrow'),
  }),
  settlementDisputes: duty(() => words.settlementDisputes, {
    ...staff('/Admin/Disputes', '?of=settlements'),
  }),
  silentReleases: duty(() => words.silentReleases, {
    ...staff('/Admin/Disputes', '?of=escrow'),
    urgent: false,
  }),
  refundsForTwo: duty(() => words.refundsForTwo, {
    ...staff('/Admin/Payouts', '?desk=refunds'),
  }),
  bankNames: duty(() => words.bankNames, {
    ...staff('/Admin/Payouts', '?desk=accounts'),
  }),
  failedRefunds: duty(() => words.failedRefunds, {
    ...staff('/Admin/Orders'),
  }),
  workDisputes: duty(() => words.workDisputes, {
    ...staff('/Admin/Disputes', '?of=work'),
  }),
  adsToApprove: duty(() => words.adsToApprove, {
    ...staff('/Admin/Ads'),
  }),
  abuseReports: duty(() => words.abuseReports, {
    ...staff('/Admin/Reports'),
  }),
  differences: duty(() => words.differences, {
    ...staff('/Admin/Reconciliation'),
  }),
} as const satisfies Record<string, DutyKind>;
