import { atom } from 'nanostores';

/** How many messages are unread, as the server last said. */
export const $unreadMessages = atom(0);
