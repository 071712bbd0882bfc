import * as notifications from '#contract/people/notifications.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead } from './mark-read.ts';
import { subscribe, unsubscribe } from './push-subscriptions.ts';
import { saveSettings } from './save-settings.ts';
import { getSettings } from './settings.ts';

export const notificationRoutes: Route[] = [
  implement(notifications.getNotifications, listNotifications),
  implement(notifications.readNotifications, markRead),
  implement(notifications.getNotificationSettings, getSettings),
  implement(notifications.saveNotificationSettings, saveSettings),
  implement(notifications.subscribePush, subscribe),
  implement(notifications.unsubscribePush, unsubscribe),
];
