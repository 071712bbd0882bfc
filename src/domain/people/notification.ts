import type { Role } from '#domain/lib/role.ts';
import { DAY_MINUTES, MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { puneMinute } from '#domain/lib/time/pune.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/people/kinds/index.ts';

export const NOTIFICATION_KINDS = [
  'security',
  'bank_account',
  'api_key',
  'kyc',
  'listing',
  'message',
  'request',
  'deal',
  'payment',
  'saved_search',
  'kept_home',
  'news',
  'staff_work',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kinds that only staff hear of. */
const FOR_STAFF: readonly NotificationKind[] = ['staff_work'];

/** The kinds somebody can hear of, and so choose about. */
export const kindsFor = (role: Role): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => role === 'admin' || !FOR_STAFF.includes(kind));

export const CHANNELS = ['in_app', 'mail', 'sms', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

export const KIND_LABEL: Record<NotificationKind, string> = labels(() => words.kind);

export const CHANNEL_LABEL: Record<Channel, string> = labels(() => words.channel);

const BY_DEFAULT: Record<NotificationKind, readonly Channel[]> = {
  security: ['in_app', 'mail'],
  bank_account: CHANNELS,
  api_key: CHANNELS,
  kyc: ['in_app', 'mail'],
  listing: ['in_app', 'mail'],
  message: ['in_app', 'push'],
  request: ['in_app', 'mail', 'push'],
  deal: ['in_app', 'mail', 'sms', 'push'],
  payment: ['in_app', 'mail', 'sms'],
  saved_search: ['in_app', 'mail'],
  kept_home: ['in_app', 'mail', 'push'],
  news: ['in_app'],
  staff_work: ['in_app', 'mail'],
};

/**
 * Word of a new sign-in or password always arrives, and that of where money goes to, or of a new key
 * to the account, by every channel: who took over an account must not mute it.
 */
const ALWAYS: Partial<Record<NotificationKind, readonly Channel[]>> = {
  security: ['in_app', 'mail'],
  bank_account: CHANNELS,
  api_key: CHANNELS,
};

export const isAlwaysSent = (kind: NotificationKind, channel: Channel) =>
  ALWAYS[kind]?.includes(channel) ?? false;

export function isWanted(kind: NotificationKind, channel: Channel, chosen: boolean | undefined) {
  return isAlwaysSent(kind, channel) || (chosen ?? BY_DEFAULT[kind].includes(channel));
}

/** Quiet hours are a setting too: what must not be muted does not wait for their end. */
export const ignoresQuietHours = (kind: NotificationKind) =>
  kind === 'bank_account' || kind === 'api_key';

/** Minutes after Pune's midnight, as a person sets them; `from` after `until` spans midnight. */
export interface QuietHours {
  from: number;
  until: number;
}

/** When something may disturb somebody: now, or at the end of their quiet hours, which may be none. */
export function afterQuietHours(now: Date, quiet: QuietHours | undefined): Date {
  if (!quiet) return now;
  const minute = puneMinute(now);
  const length = (quiet.until - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const since = (minute - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  if (since >= length) return now;
  const start = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return new Date(start + (length - since) * MINUTE_MS);
}
