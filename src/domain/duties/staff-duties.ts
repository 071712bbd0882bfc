import type { AppPath } from '#domain/lib/routes.ts';
import type { DutyKind } from './kind.ts';

/** On a desk of staff. */
const staff = (page: AppPath, tab = '') =>
  ({ page, link: () => `${page}${tab}`, news: 'news', action: 'Decide', urgent: true }) as const;

/** What waits for staff, by the desk it is decided at. */
export const STAFF_DUTIES = {
  identities: {
    ...staff('/Admin/Kyc'),
    words: ['An identity waits for review', 'identities wait for review'],
    detail: 'People cannot go on until somebody has looked at their document or name.',
    action: 'Review',
  },
  licenceChecks: {
    ...staff('/Admin/Kyc'),
    words: ['A licence waits for review', 'licences wait for review'],
    detail: 'Until then the professional stands as not checked.',
    action: 'Review',
  },
  papers: {
    ...staff('/Admin/Verification'),
    words: ['Papers of a home wait for review', 'homes’ papers wait for review'],
    detail: 'The owner waits for the badge.',
    action: 'Review',
  },
  photos: {
    ...staff('/Admin/Verification'),
    words: ['A photo looks like another owner’s', 'photos look like other owners’'],
    detail: 'Keep it or take it away.',
    urgent: false,
  },
  payoutsToSecond: {
    ...staff('/Admin/Payouts', '?desk=waiting'),
    words: ['A payout waits for a first signature', 'payouts wait for a first signature'],
    detail: 'Somebody waits for their money; two of staff must agree.',
    action: 'Sign',
  },
  payoutsToApprove: {
    ...staff('/Admin/Payouts', '?desk=waiting'),
    words: ['A payout waits for your signature', 'payouts wait for your signature'],
    detail: 'Another of staff has agreed; it is sent once you do.',
    action: 'Sign',
  },
  failedPayouts: {
    ...staff('/Admin/Payouts', '?desk=failed'),
    words: ['A payout has failed', 'payouts have failed'],
    detail: 'The bank sent it back. Send it anew or stop it.',
  },
  releaseDisputes: {
    ...staff('/Admin/Disputes', '?of=escrow'),
    words: ['A refused release is disputed', 'refused releases are disputed'],
    detail: 'Both sides wait for what staff decide about their escrow.',
  },
  settlementDisputes: {
    ...staff('/Admin/Disputes', '?of=settlements'),
    words: ['The end of a deal is disputed', 'ends of deals are disputed'],
    detail: 'Both sides wait for what staff decide about the money of their deal.',
  },
  silentReleases: {
    ...staff('/Admin/Disputes', '?of=escrow'),
    words: ['A release was not answered for days', 'releases were not answered for days'],
    detail: 'The other side is silent; staff may decide now.',
    urgent: false,
  },
  refundsForTwo: {
    ...staff('/Admin/Payouts', '?desk=refunds'),
    words: ['A refund waits for a second signature', 'refunds wait for a second signature'],
    detail: 'Another of staff wants to send money back; it takes two.',
    action: 'Sign',
  },
  bankNames: {
    ...staff('/Admin/Payouts', '?desk=accounts'),
    words: ['A bank account has another name', 'bank accounts have other names'],
    detail: 'Nothing is paid there until staff have compared the names.',
    action: 'Compare',
  },
  failedRefunds: {
    ...staff('/Admin/Orders'),
    words: ['A refund has failed', 'refunds have failed'],
    detail: 'The gateway refused it. Send it again.',
    action: 'Look at it',
  },
  workDisputes: {
    ...staff('/Admin/Disputes', '?of=work'),
    words: ['Work is disputed', 'pieces of work are disputed'],
    detail: 'The fee stays in escrow until staff decide.',
  },
  adsToApprove: {
    ...staff('/Admin/Ads'),
    words: ['An ad waits for approval', 'ads wait for approval'],
    detail: 'Nothing is paid or shown before.',
  },
  abuseReports: {
    ...staff('/Admin/Reports'),
    words: ['Something was reported', 'reports wait for a decision'],
    detail: 'Hide what is wrong, or let it stand.',
  },
  differences: {
    ...staff('/Admin/Reconciliation'),
    words: ['The books differ', 'comparisons of the books differ'],
    detail: 'The last comparison found differences that nobody has cleared.',
    action: 'Look at it',
  },
} as const satisfies Record<string, DutyKind>;
