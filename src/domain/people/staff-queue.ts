import type { SubjectKind } from '#domain/lib/subject.ts';

/** What waits for staff, by what it is. */
export const STAFF_QUEUES = [
  'identity_check',
  'licence',
  'bank_account',
  'verification',
  'photo',
  'payout',
  'payout_failed',
  'refund',
  'refund_failed',
  'release',
  'settlement',
  'dispute',
  'abuse_report',
  'campaign',
  'money_check',
] as const;
export type StaffQueue = (typeof STAFF_QUEUES)[number];

interface QueueFacts {
  /** As the heading of its list, and of one thing in it. */
  label: string;
  one: string;
  /** Hours within which it should be decided; after them it is overdue. */
  hours: number;
  /** Where it is decided; `{id}` is the thing's. */
  path: string;
  /** As the audit log calls it. */
  subject: SubjectKind;
}

/** Money that stands still and people who are in danger come before what can wait for tomorrow. */
export const STAFF_QUEUE: Record<StaffQueue, QueueFacts> = {
  identity_check: {
    label: 'Identity papers',
    one: 'Identity check',
    hours: 24,
    path: '/Admin/Kyc?check={id}',
    subject: 'identity_check',
  },
  licence: {
    label: 'Licences',
    one: 'Licence',
    hours: 48,
    path: '/Admin/Kyc?licence={id}',
    subject: 'licence',
  },
  bank_account: {
    label: 'Names of bank accounts',
    one: 'Bank account',
    hours: 24,
    path: '/Admin/Payouts?desk=accounts&account={id}',
    subject: 'bank_account',
  },
  verification: {
    label: 'Property papers',
    one: 'Property papers',
    hours: 48,
    path: '/Admin/Verification?verification={id}',
    subject: 'verification',
  },
  photo: {
    label: 'Photos seen before',
    one: 'Photo seen before',
    hours: 72,
    path: '/Admin/Verification?tab=photos&photo={id}',
    subject: 'photo',
  },
  payout: {
    label: 'Payouts for two',
    one: 'Payout',
    hours: 8,
    path: '/Admin/Payouts?desk=waiting&payout={id}',
    subject: 'payout',
  },
  payout_failed: {
    label: 'Payouts that failed',
    one: 'Failed payout',
    hours: 8,
    path: '/Admin/Payouts?desk=failed&payout={id}',
    subject: 'payout',
  },
  refund: {
    label: 'Refunds for two',
    one: 'Refund',
    hours: 8,
    path: '/Admin/Payouts?desk=refunds',
    subject: 'refund',
  },
  refund_failed: {
    label: 'Refunds that failed',
    one: 'Failed refund',
    hours: 8,
    path: '/Admin/Orders',
    subject: 'refund',
  },
  release: {
    label: 'Escrow to decide',
    one: 'Request for escrow money',
    hours: 24,
    path: '/Admin/Disputes?of=escrow&release={id}',
    subject: 'release',
  },
  settlement: {
    label: 'Ends of deals to decide',
    one: 'Disputed settlement',
    hours: 48,
    path: '/Admin/Disputes?of=settlements&settlement={id}',
    subject: 'settlement',
  },
  dispute: {
    label: 'Disputes about work',
    one: 'Dispute',
    hours: 48,
    path: '/Admin/Disputes?of=work&dispute={id}',
    subject: 'engagement',
  },
  abuse_report: {
    label: 'Abuse reports',
    one: 'Abuse report',
    hours: 12,
    path: '/Admin/Reports?report={id}',
    subject: 'person',
  },
  campaign: {
    label: 'Ads to look at',
    one: 'Ad',
    hours: 24,
    path: '/Admin/Ads?ad={id}',
    subject: 'campaign',
  },
  money_check: {
    label: 'Differences in the books',
    one: 'Check of the books',
    hours: 12,
    path: '/Admin/Reconciliation',
    subject: 'ledger',
  },
};

/** By what names pages are told which one thing to open. */
export const ITEM_PARAMS: readonly string[] = STAFF_QUEUES.flatMap((queue) => {
  const [, query] = STAFF_QUEUE[queue].path.split('?');
  return [...new URLSearchParams(query)].flatMap(([name, value]) => (value === '{id}' ? name : []));
});

/** Where one of them is decided. */
export const queueLink = (queue: StaffQueue, id: number): string =>
  STAFF_QUEUE[queue].path.replace('{id}', String(id));
