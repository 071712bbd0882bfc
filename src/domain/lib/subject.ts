import words from '#messages/lib/subjects/index.ts';
/**
 * What a line of the audit log or of a timeline, an order, a release, a review or a thread can be
 * about: one spelling for each thing, with its id beside it.
 */
export const SUBJECT_KINDS = [
  'agreement',
  'api_key',
  'bank_account',
  'bid',
  'booking',
  'campaign',
  'contact',
  'coupon',
  'document',
  'engagement',
  'identity_check',
  'instalment',
  'interest',
  'job',
  'lead',
  'ledger',
  'licence',
  'listing',
  'meeting',
  'message',
  'order',
  'payout',
  'person',
  'photo',
  'price',
  'refund',
  'release',
  'renewal',
  'review',
  'saved_search',
  'settlement',
  'subscription',
  'thread',
  'verification',
  'visit',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** As people read it: "saved search", "contact request". */
export const subjectLabel = (kind: SubjectKind): string => words.about[kind];
