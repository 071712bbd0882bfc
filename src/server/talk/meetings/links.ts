/** Where both see their meetings. */
export const MEETINGS = '/ScheduleMeeting';
