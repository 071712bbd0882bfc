import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { shortText, upTo } from '#contract/lib/fields.ts';
import { CALENDAR } from '#contract/lib/media-types.ts';
import { MEETING_STATES } from '#domain/deals/meeting.ts';
import { isTimeZone } from '#domain/lib/time/zone.ts';
import usual from '#messages/lib/fields/index.ts';
import words from '#messages/talk/fields/index.ts';

/** Days ahead for which a meeting may be proposed. */
export const MEETING_DAYS = 365;
export const LONGEST_MEETING_HOURS = 12;
/** Meetings of one person that may be before them. */
export const OPEN_MEETINGS = 40;

const own = { access: 'signed-in', reach: 'own-object' } as const;
const byMeeting = z.object({ meetingId: id });
const stepped = envelope(z.object({ id: z.number().int(), state: z.enum(MEETING_STATES) }));
const moment = z.iso.datetime({ offset: true, error: () => usual.dayAndTime });

export const proposeMeeting = endpoint({
  ...own,
  name: 'proposeMeeting',
  summary: 'Propose a meeting to the other side of a thread or an engagement',
  method: 'POST',
  path: '/meetings',
  changes: ['meetings'],
  limit: { calls: 30, seconds: 3_600 },
  body: z.object({
    subjectKind: z.enum(['thread', 'engagement']),
    subjectId: id,
    about: shortText(120).min(3, { error: () => words.about }),
    place: shortText(200).min(3, { error: () => words.where }),
    start: moment,
    end: moment,
    timeZone: z
      .string({ error: () => words.zone })
      .max(...upTo(60, () => words.zoneOfList))
      .refine(isTimeZone, { error: () => words.zoneOfList }),
  }),
  response: stepped,
  errors: ['not_found', 'invalid', 'conflict', 'rate_limited'],
});

export const agreeMeeting = endpoint({
  ...own,
  name: 'agreeMeeting',
  summary: 'The one who was asked agrees',
  method: 'POST',
  path: '/meetings/{meetingId}/agree',
  changes: ['meetings'],
  params: byMeeting,
  response: stepped,
  errors: ['not_found', 'conflict'],
});

const why = z.object({ reason: shortText(500).min(5, { error: () => usual.sayWhy }) });

export const declineMeeting = endpoint({
  ...own,
  name: 'declineMeeting',
  summary: 'The one who was asked says no, with a reason',
  method: 'POST',
  path: '/meetings/{meetingId}/decline',
  changes: ['meetings'],
  params: byMeeting,
  body: why,
  response: stepped,
  errors: ['not_found', 'invalid', 'conflict'],
});

export const callOffMeeting = endpoint({
  ...own,
  name: 'callOffMeeting',
  summary: 'Either side calls a meeting off, with a reason',
  method: 'POST',
  path: '/meetings/{meetingId}/calloff',
  changes: ['meetings'],
  params: byMeeting,
  body: why,
  response: stepped,
  errors: ['not_found', 'invalid', 'conflict'],
});

export const recordMeeting = endpoint({
  ...own,
  name: 'recordMeeting',
  summary: 'The host writes down what was agreed, for both',
  method: 'POST',
  path: '/meetings/{meetingId}/record',
  changes: ['meetings'],
  params: byMeeting,
  body: z.object({ record: shortText(2_000).min(5, { error: () => words.agreed }) }),
  response: stepped,
  errors: ['not_found', 'invalid', 'conflict'],
});

const busy = z.object({ start: z.iso.datetime(), end: z.iso.datetime() });

export const busyTimes = endpoint({
  ...own,
  name: 'busyTimes',
  summary:
    'What the caller has on a day of Pune, and when the other of a thread is busy, without saying why',
  method: 'GET',
  path: '/meetings/busy/{threadId}',
  tags: ['visits', 'meetings'],
  limit: { calls: 300, seconds: 3_600 },
  params: z.object({ threadId: id }),
  query: z.object({ day: z.iso.date({ error: () => usual.dayAs }) }),
  response: envelope(
    z.object({ own: z.array(busy.extend({ about: z.string() })), theirs: z.array(busy) }),
  ),
  errors: ['not_found', 'invalid', 'conflict', 'rate_limited'],
});

export const meetingCalendar = endpoint({
  ...own,
  name: 'meetingCalendar',
  summary: 'An agreed meeting as a calendar file; once called off, to take it out again',
  method: 'GET',
  path: '/meetings/{meetingId}/calendar',
  tags: [],
  params: byMeeting,
  response: download(CALENDAR),
  errors: ['not_found', 'conflict'],
});
