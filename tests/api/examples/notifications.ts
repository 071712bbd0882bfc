import { createECDH, randomBytes } from 'node:crypto';
import { type Example, newMobile } from '#tests/api/world.ts';

const PUSH_KEYS = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};

export const notificationExamples: Record<string, Example> = {
  getNotifications: (_, { id }) => ({
    path: `/api/propertyverification/getnotification/${id}`,
  }),
  readNotifications: () => ({ path: '/api/notifications/read', body: {} }),
  getNotificationSettings: () => ({ path: '/api/notifications/settings' }),
  saveNotificationSettings: () => ({
    path: '/api/notifications/settings',
    body: { grid: [{ kind: 'news', channel: 'mail', wanted: true }], quiet: null },
  }),
  subscribePush: () => ({
    path: '/api/notifications/push',
    body: {
      endpoint: `https://fcm.googleapis.com/fcm/send/${newMobile()}`,
      keys: PUSH_KEYS,
    },
  }),
  unsubscribePush: () => ({
    path: '/api/notifications/push/end',
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/none' },
  }),
  userDashboard: (_, { id }) => ({ path: `/api/dashboard/userdashboard/${id}` }),
  listDuties: () => ({ path: '/api/dashboard/duties' }),
  listQueues: () => ({ path: '/api/admin/queues' }),
  listOutbox: () => ({ path: '/api/sandbox/outbox' }),
  listDemoCodes: () => ({ path: '/api/sandbox/codes' }),
};
