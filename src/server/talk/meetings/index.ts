export {
  /** Meetings that nobody recorded count as missed. */
  missMeetings,
  /** Reminds both of an agreed meeting once, some hours before. */
  remindOfMeetings,
} from './expire.ts';
export {
  /** Somebody's meetings about one listing, or all of them. */
  findMeetingRecords,
} from './find-meetings.ts';
export {
  /** Its endpoints. */
  meetingRoutes,
} from './routes.ts';
