import { atom } from 'nanostores';

/** How many notifications are unread, as the server last said or a press has changed it. */
export const $unreadNotifications = atom(0);
