import type { AccessTable } from './row.ts';

/**
 * Section 2: /Messanger and /ScheduleMeeting are every role's; a thread or meeting is of its two people alone.
 */
export const TALK: AccessTable = {
  // meetings
  agreeMeeting: ['signed-in', 'own-object'],
  busyTimes: ['signed-in', 'own-object'],
  callOffMeeting: ['signed-in', 'own-object'],
  declineMeeting: ['signed-in', 'own-object'],
  meetingCalendar: ['signed-in', 'own-object'],
  proposeMeeting: ['signed-in', 'own-object'],
  recordMeeting: ['signed-in', 'own-object'],
  // messenger
  blockOther: ['signed-in', 'own-object'],
  getThread: ['signed-in', 'own-object'],
  listThreads: ['signed-in', 'caller'],
  listTalks: ['signed-in', 'caller'],
  messageStream: ['signed-in', 'caller'],
  muteThread: ['signed-in', 'own-object'],
  openMessageFile: ['signed-in', 'own-object'],
  talkWith: ['signed-in', 'public'],
  openThread: ['signed-in', 'own-object'],
  readThread: ['signed-in', 'own-object'],
  reportMessage: ['signed-in', 'own-object'],
  searchMessages: ['signed-in', 'caller'],
  sendMessage: ['signed-in', 'own-object'],
  sendMessageFile: ['signed-in', 'own-object'],
  showTyping: ['signed-in', 'own-object'],
  unreadMessages: ['signed-in', 'caller'],
};
