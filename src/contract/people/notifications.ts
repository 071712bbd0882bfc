import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { CHANNELS, NOTIFICATION_KINDS } from '#domain/people/notification.ts';
import words from '#messages/people/asked/index.ts';

const nothing = envelope(z.null());
const kind = z.enum(NOTIFICATION_KINDS);
const minuteOfDay = z.number().int().min(0).max(1_439);

const notification = z.object({
  id: z.number().int(),
  kind,
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  createdAt: z.string(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

/** Notifications on one page. */
export const NOTIFICATION_PAGE = 30;

export const getNotifications = endpoint({
  name: 'getNotifications',
  summary: 'The caller’s notifications, newest first',
  method: 'GET',
  path: '/propertyverification/getnotification/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  tags: ['notifications'],
  params: byId,
  query: z.object({
    /** Only those older than this notification. */
    before: id.optional(),
    kind: kind.optional(),
  }),
  response: z.object({
    status: z.literal(1),
    message: z.string(),
    data: z.array(notification),
    unread: z.number().int(),
    more: z.boolean(),
  }),
  errors: ['not_found'],
});

export const readNotifications = endpoint({
  name: 'readNotifications',
  summary: 'Mark notifications as read: those named, or all',
  method: 'POST',
  path: '/notifications/read',
  access: 'signed-in',
  reach: 'caller',
  changes: ['notifications'],
  body: z.object({ ids: z.array(id).max(200).optional() }),
  response: envelope(z.object({ unread: z.number().int() })),
  errors: [],
});

const settings = z.object({
  grid: z.array(
    z.object({
      kind,
      channel: z.enum(CHANNELS),
      wanted: z.boolean(),
      /** Cannot be turned off. */
      fixed: z.boolean(),
    }),
  ),
  quiet: z.object({ from: minuteOfDay, until: minuteOfDay }).nullable(),
  /** Key a browser subscribes to push with. */
  pushKey: z.string(),
});

export const getNotificationSettings = endpoint({
  name: 'getNotificationSettings',
  summary: 'Which notifications reach the caller, how and when',
  method: 'GET',
  path: '/notifications/settings',
  access: 'signed-in',
  reach: 'caller',
  tags: ['notification-settings'],
  response: envelope(settings),
  errors: [],
});

export const saveNotificationSettings = endpoint({
  name: 'saveNotificationSettings',
  summary: 'Choose which notifications arrive, how and when',
  method: 'PUT',
  path: '/notifications/settings',
  access: 'signed-in',
  reach: 'caller',
  changes: ['notification-settings'],
  body: z.object({
    grid: z
      .array(z.object({ kind, channel: z.enum(CHANNELS), wanted: z.boolean() }))
      .max(NOTIFICATION_KINDS.length * CHANNELS.length)
      .optional(),
    quiet: z.object({ from: minuteOfDay, until: minuteOfDay }).nullable().optional(),
  }),
  response: envelope(settings),
  errors: [],
});

export const subscribePush = endpoint({
  name: 'subscribePush',
  summary: 'Send push messages to this browser',
  method: 'POST',
  path: '/notifications/push',
  access: 'signed-in',
  reach: 'caller',
  changes: ['notification-settings'],
  limit: { calls: 20, seconds: 3_600 },
  body: z.object({
    endpoint: z.url({ protocol: /^https$/, error: () => words.pushAddress }).max(600),
    keys: z.object({ p256dh: z.string().max(...upTo(200)), auth: z.string().max(...upTo(100)) }),
  }),
  response: nothing,
  errors: ['rate_limited'],
});

export const unsubscribePush = endpoint({
  name: 'unsubscribePush',
  summary: 'Send no more push messages to this browser',
  method: 'POST',
  path: '/notifications/push/end',
  access: 'signed-in',
  reach: 'caller',
  changes: ['notification-settings'],
  body: z.object({ endpoint: z.string().max(...upTo(600)) }),
  response: nothing,
  errors: [],
});
