import * as meetings from '#contract/talk/meetings.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { busyTimesVerb } from './busy-times.ts';
import { meetingCalendarVerb } from './meeting-calendar.ts';
import { proposeMeetingVerb } from './propose-meeting.ts';
import {
  agreeMeetingVerb,
  callOffMeetingVerb,
  declineMeetingVerb,
  recordMeetingVerb,
} from './take-step.ts';

export const meetingRoutes: Route[] = [
  implement(meetings.proposeMeeting, proposeMeetingVerb),
  implement(meetings.agreeMeeting, agreeMeetingVerb),
  implement(meetings.declineMeeting, declineMeetingVerb),
  implement(meetings.callOffMeeting, callOffMeetingVerb),
  implement(meetings.recordMeeting, recordMeetingVerb),
  implement(meetings.busyTimes, busyTimesVerb),
  implement(meetings.meetingCalendar, meetingCalendarVerb),
];
