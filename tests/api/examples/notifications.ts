import { createECDH, randomBytes } from 'node:crypto';
import { calendarFeeds } from '#server/db/schema/index.ts';
import { hashToken, newToken } from '#server/session/token.ts';
import { type Example, newMobile } from '#tests/api/world.ts';
import { insertPerson } from '#tests/builders/index.ts';

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
  getMyDesk: () => ({ path: '/api/dashboard/mydesk' }),
  userDashboard: (_, { id }) => ({ path: `/api/dashboard/userdashboard/${id}` }),
  listDuties: () => ({ path: '/api/dashboard/duties' }),
  getCalendar: () => ({ path: '/api/dashboard/calendar' }),
  makeCalendar: () => ({ path: '/api/dashboard/calendar' }),
  endCalendar: () => ({ path: '/api/dashboard/calendar' }),
  openCalendar: async ({ context }) => {
    const { id } = await insertPerson(context.db);
    const secret = newToken();
    await context.db.insert(calendarFeeds).values({ personId: id, secretHash: hashToken(secret) });
    return { path: `/api/calendar/${secret}/propertysearch.ics` };
  },
  listQueues: () => ({ path: '/api/admin/queues' }),
  listOutbox: () => ({ path: '/api/sandbox/outbox' }),
  listDemoCodes: () => ({ path: '/api/sandbox/codes' }),
};
