/** Where both sides see their visits. */
export const MEETINGS = '/ScheduleMeeting';
