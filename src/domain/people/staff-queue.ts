import type { SubjectKind } from '#domain/lib/subject.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/people/staff-queues/index.ts';

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
    hours: 24,
    path: '/Admin/Kyc?check={id}',
    subject: 'identity_check',
  },
  licence: {
    hours: 48,
    path: '/Admin/Kyc?licence={id}',
    subject: 'licence',
  },
  bank_account: {
    hours: 24,
    path: '/Admin/Payouts?desk=accounts&account={id}',
    subject: 'bank_account',
  },
  verification: {
    hours: 48,
    path: '/Admin/Verification?verification={id}',
    subject: 'verification',
  },
  photo: {
    hours: 72,
    path: '/Admin/Verification?tab=photos&photo={id}',
    subject: 'photo',
  },
  payout: {
    hours: 8,
    path: '/Admin/Payouts?desk=waiting&payout={id}',
    subject: 'payout',
  },
  payout_failed: {
    hours: 8,
    path: '/Admin/Payouts?desk=failed&payout={id}',
    subject: 'payout',
  },
  refund: {
    hours: 8,
    path: '/Admin/Payouts?desk=refunds',
    subject: 'refund',
  },
  refund_failed: {
    hours: 8,
    path: '/Admin/Orders',
    subject: 'refund',
  },
  release: {
    hours: 24,
    path: '/Admin/Disputes?of=escrow&release={id}',
    subject: 'release',
  },
  settlement: {
    hours: 48,
    path: '/Admin/Disputes?of=settlements&settlement={id}',
    subject: 'settlement',
  },
  dispute: {
    hours: 48,
    path: '/Admin/Disputes?of=work&dispute={id}',
    subject: 'engagement',
  },
  abuse_report: {
    hours: 12,
    path: '/Admin/Reports?report={id}',
    subject: 'person',
  },
  campaign: {
    hours: 24,
    path: '/Admin/Ads?ad={id}',
    subject: 'campaign',
  },
  money_check: {
    hours: 12,
    path: '/Admin/Reconciliation',
    subject: 'ledger',
  },
};

/** As the heading of its list, and of one thing in it. */
export const QUEUE_LABEL: Record<StaffQueue, string> = labels(() => words.label);
export const QUEUE_ONE: Record<StaffQueue, string> = labels(() => words.one);

/** By what names pages are told which one thing to open. */
export const ITEM_PARAMS: readonly string[] = STAFF_QUEUES.flatMap((queue) => {
  const [, query] = STAFF_QUEUE[queue].path.split('?');
  return [...new URLSearchParams(query)].flatMap(([name, value]) => (value === '{id}' ? name : []));
});

/** Where one of them is decided. */
export const queueLink = (queue: StaffQueue, id: number): string =>
  STAFF_QUEUE[queue].path.replace('{id}', String(id));
