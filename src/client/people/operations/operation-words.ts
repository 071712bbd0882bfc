import type { OperationsView, ProviderHealth } from '#contract/people/operations.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { HOUR_SECONDS } from '#domain/lib/time/lengths.ts';
import words from '#messages/people/operations/index.ts';

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
  if (seconds < 60) return words.seconds({ count: Math.max(0, seconds) });
  return seconds < HOUR_SECONDS
    ? words.minutes({ count: Math.floor(seconds / 60) })
    : words.hours({ count: Math.floor(seconds / HOUR_SECONDS) });
}

/** A word of a table, or the name itself where a later release has none for it. */
const sayOf = (table: Readonly<Record<string, string>>, name: string) => table[name] ?? name;

export const providerName = (name: string): string => sayOf(words.provider, name);
export const searchState = (state: string): string => sayOf(words.searchState, state);

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
