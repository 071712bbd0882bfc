import { z } from 'zod';
import { exactPlace } from '#contract/homes/exact-place.ts';
import { listingCard } from '#contract/homes/wire-listing.ts';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { CALENDAR } from '#contract/lib/media-types.ts';
import { named } from '#contract/lib/named.ts';
import { timelineEntry } from '#contract/lib/timeline.ts';
import { VISIT_STATES } from '#domain/deals/visit.ts';
import { party } from './contacts.ts';
import { listingOrAll, side } from './deal-fields.ts';
import { meetingRow } from './meeting-row.ts';

const meetingdata = z.object({
  id: z.number().int(),
  slotId: z.number().int(),
  side,
  /** One that nobody checked in says so at once. */
  state: z.enum(VISIT_STATES),
  start: z.string(),
  end: z.string(),
  note: z.string().nullable(),
  /** The buyer named the time, where none that was offered fitted. */
  proposed: z.boolean(),
  other: party,
  /** The four digits to show at the door: for the buyer, once confirmed. */
  code: z.string().nullable(),
  /** How often the owner may still try a code. */
  triesLeft: z.number().int(),
  /** Until when the owner may answer, while it waits for that. */
  answerBy: z.string().nullable(),
  /** Where exactly: for the owner, and for the buyer of a confirmed visit, from two hours before it. */
  place: exactPlace.nullable(),
  /** From when on the buyer sees the place, once the visit is confirmed. */
  placeFrom: z.string().nullable(),
  /** The buyer sees it only once their Aadhaar or PAN is verified. */
  identityFirst: z.boolean(),
  timeline: z.array(timelineEntry),
});
export type MeetingData = z.infer<typeof meetingdata>;

/** A listing's card and a visit to it. */
const meeting = listingCard.extend({ meetingdata });
named({ Visit: meeting });
export type Meeting = z.infer<typeof meeting>;

const visitId = z.object({ visitId: id });

export const getMeetingRecord = endpoint({
  name: 'getMeetingRecord',
  summary:
    'The caller’s visits and meetings as either side, of one listing or (0) of all, latest first',
  method: 'GET',
  path: '/meeting/getmeetingrecord/{id}/{userId}',
  access: 'signed-in',
  reach: 'caller-by-id',
  key: 'visits:read',
  tags: ['visits', 'meetings'],
  params: z.object({
    id: listingOrAll,
    userId: id,
  }),
  response: envelope(z.array(meeting)).extend({
    /** Meetings of the caller's that are no visits, about the same listing or all. */
    meetings: z.array(meetingRow),
  }),
  errors: ['not_found'],
});

export const visitCalendar = endpoint({
  name: 'visitCalendar',
  summary: 'A visit as a calendar file, for its two sides',
  method: 'GET',
  path: '/meeting/visit/{visitId}/calendar',
  access: 'member',
  reach: 'own-object',
  key: 'visits:read',
  tags: [],
  params: visitId,
  response: download(CALENDAR),
  errors: ['not_found'],
});
