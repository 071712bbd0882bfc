import type { OperationsView, ProviderHealth } from '#contract/people/operations.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { HOUR_SECONDS } from '#domain/lib/time/lengths.ts';

const MEGABYTE = 1_048_576;
const GIGABYTE = 1_024 * MEGABYTE;

/** As people say how much room something takes: 3.2 GB. */
export const formatBytes = (bytes: number): string =>
  bytes >= GIGABYTE
    ? `${(bytes / GIGABYTE).toFixed(1)} GB`
    : `${groupDigits(Math.round(bytes / MEGABYTE))} MB`;

/** How long something has been waiting, in words: 40 s, 12 min, 3 h. */
export function formatWait(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 60) return `${Math.max(0, seconds)} s`;
  return seconds < HOUR_SECONDS
    ? `${Math.floor(seconds / 60)} min`
    : `${Math.floor(seconds / HOUR_SECONDS)} h`;
}

export const PROVIDER: Record<string, string> = {
  mail: 'Mail',
  sms: 'SMS',
  push: 'Push',
  kyc: 'Identity checks',
  gateway: 'Payments',
  esign: 'E-sign',
  store: 'Files',
  web: 'Members’ own addresses',
  webhooks: 'Webhooks',
};

const SEARCH_STATE: Record<string, string> = {
  off: 'Off',
  loading: 'Being loaded',
  whole: 'In step',
  behind: 'Behind',
  'too-big': 'Too big',
};
export const searchState = (state: string): string => SEARCH_STATE[state] ?? state;

/** Of use at its last call, as far as this process has called it. */
export function isWell({ lastOkAt, lastFailedAt }: ProviderHealth): boolean {
  return lastFailedAt === null || (lastOkAt !== null && lastOkAt > lastFailedAt);
}

/** Mail, SMS, push and webhooks, as rows of one table. */
export interface Sending {
  name: string;
  waiting: number;
  oldestSeconds: number | null;
  failed: number;
}

export const sendingsOf = ({ deliveries, webhooks }: OperationsView): Sending[] => [
  ...deliveries.map(({ channel, ...counts }) => ({ ...counts, name: channel })),
  { ...webhooks, name: 'webhooks' },
];
