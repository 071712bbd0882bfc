import { z } from 'zod';
import { exactPlace } from '#contract/homes/exact-place.ts';
import { listingCard } from '#contract/homes/wire-listing.ts';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { CALENDAR } from '#contract/lib/media-types.ts';
import { named } from '#contract/lib/named.ts';
import { timelineEntry } from '#contract/lib/timeline.ts';
import { openText, reason } from '#contract/people/open-text.ts';
import { VISIT_STATES } from '#domain/deals/visit.ts';
import words from '#messages/deals/fields/index.ts';
import usual from '#messages/lib/fields/index.ts';
import { party } from './contacts.ts';
import { listingOrAll, side } from './deal-fields.ts';
import { meetingRow } from './meeting-row.ts';

export const SLOT_MINUTES = { least: 15, most: 120 } as const;
/** Days ahead that slots may be offered. */
export const SLOT_DAYS = 60;
export const SLOTS_AT_ONCE = 60;
/** Visits that one buyer may have before them. */
export const OPEN_VISITS = 5;
export const CODE_TRIES = 5;
/** Minutes before its start from which a visit can be checked in. */
export const CHECK_IN_EARLY_MINUTES = 60;

const slot = z.object({
  id: z.number().int(),
  propertyId: z.number().int(),
  title: z.string(),
  start: z.string(),
  end: z.string(),
  taken: z.boolean(),
});
export type Slot = z.infer<typeof slot>;

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

const MINUTES = { error: () => words.minutes };
const WHOLE = { error: () => words.wholeMinutes };
const LEAST = [
  SLOT_MINUTES.least,
  { error: () => words.visitLeast({ least: SLOT_MINUTES.least }) },
] as const;
const MOST = [
  SLOT_MINUTES.most,
  { error: () => words.visitMost({ most: SLOT_MINUTES.most }) },
] as const;

const slotTime = z.object({
  start: z.iso.datetime({ offset: true, error: () => usual.dayAndTime }),
  minutes: z
    .number(MINUTES)
    .int(WHOLE)
    .min(...LEAST)
    .max(...MOST),
});

const visitId = z.object({ visitId: id });
const propertyId = z.object({ propertyId: id });
const stepped = envelope(z.object({ id: z.number().int(), state: z.enum(VISIT_STATES) }));

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

export const listSlots = endpoint({
  name: 'listSlots',
  summary: 'Times at which a live listing can be seen; its owner sees the taken ones too',
  method: 'GET',
  path: '/meeting/slots/{propertyId}',
  access: 'signed-in',
  reach: 'public',
  key: 'visits:read',
  tags: ['visits', 'listings'],
  params: propertyId,
  response: envelope(
    z.object({
      propertyId: z.number().int(),
      title: z.string(),
      locality: z.string(),
      own: z.boolean(),
      live: z.boolean(),
      /** A visit at one of these times stands at once, where the owner is free then. */
      confirms: z.boolean(),
      slots: z.array(slot),
    }),
  ),
  errors: ['not_found'],
});

export const mySlots = endpoint({
  name: 'mySlots',
  summary: 'The caller’s live listings, and the times they offer to show them',
  method: 'GET',
  path: '/meeting/myslots',
  access: 'signed-in',
  reach: 'caller',
  key: 'visits:read',
  tags: ['visits', 'listings'],
  response: envelope(
    z.object({
      listings: z.array(
        z.object({ id: z.number().int(), title: z.string(), locality: z.string() }),
      ),
      slots: z.array(slot),
    }),
  ),
  errors: [],
});

export const offerSlots = endpoint({
  name: 'offerSlots',
  summary: 'Offer times to see one’s listing',
  method: 'POST',
  path: '/meeting/slots/{propertyId}',
  access: 'member',
  reach: 'own-object',
  key: 'visits:write',
  changes: ['visits'],
  limit: { calls: 60, seconds: 3_600 },
  params: propertyId,
  body: z.object({
    slots: z
      .array(slotTime)
      .min(1, { error: () => words.oneTime })
      .max(SLOTS_AT_ONCE, { error: () => words.mostTimes({ most: SLOTS_AT_ONCE }) }),
  }),
  response: envelope(z.array(slot)),
  errors: ['not_found', 'invalid', 'conflict', 'rate_limited'],
});

export const letVisitsConfirm = endpoint({
  name: 'letVisitsConfirm',
  summary: 'Let visits at the times offered for one’s listing confirm themselves, or no longer',
  method: 'POST',
  path: '/meeting/selfconfirm/{propertyId}',
  access: 'member',
  reach: 'own-object',
  key: 'visits:write',
  changes: ['visits', 'listings'],
  params: propertyId,
  body: z.object({ on: z.boolean({ error: () => usual.giveTrueOrFalse }) }),
  response: envelope(z.object({ propertyId: z.number().int(), confirms: z.boolean() })),
  errors: ['not_found', 'invalid'],
});

export const removeSlot = endpoint({
  name: 'removeSlot',
  summary: 'Take back a time that nobody has booked',
  method: 'DELETE',
  path: '/meeting/slots/{slotId}',
  access: 'member',
  reach: 'own-object',
  key: 'visits:write',
  changes: ['visits'],
  params: z.object({ slotId: id }),
  response: envelope(z.null()),
  errors: ['not_found', 'conflict'],
});

export const bookVisit = endpoint({
  name: 'bookVisit',
  summary:
    'Ask for a time to see a listing; it stands once its owner has confirmed it, or at once where they let visits confirm themselves',
  method: 'POST',
  path: '/meeting/book/{slotId}',
  access: 'member',
  reach: 'public',
  changes: ['visits', 'contacts'],
  limit: { calls: 40, seconds: 3_600 },
  params: z.object({ slotId: id }),
  body: z.object({ note: openText(300).optional() }),
  response: stepped,
  errors: ['not_found', 'conflict', 'rate_limited'],
});

export const proposeVisit = endpoint({
  name: 'proposeVisit',
  summary:
    'Propose a time of one’s own to see a listing; it stands once its owner has confirmed it',
  method: 'POST',
  path: '/meeting/propose/{propertyId}',
  access: 'member',
  reach: 'public',
  changes: ['visits', 'contacts'],
  limit: { calls: 40, seconds: 3_600 },
  params: propertyId,
  body: slotTime.extend({ note: openText(300).optional() }),
  response: stepped,
  errors: ['not_found', 'invalid', 'conflict', 'rate_limited'],
});

export const visitClashes = endpoint({
  name: 'visitClashes',
  summary:
    'What the caller has at a time for a visit, and whether the other side is free then, without saying why not',
  method: 'GET',
  path: '/meeting/clashes/{propertyId}',
  access: 'member',
  reach: 'public',
  tags: ['visits', 'meetings'],
  limit: { calls: 200, seconds: 3_600 },
  params: propertyId,
  query: z.object({
    start: slotTime.shape.start,
    minutes: z.coerce
      .number(MINUTES)
      .int(WHOLE)
      .min(...LEAST)
      .max(...MOST),
    /** A visit of the caller’s: the other side is that visit’s. */
    visitId: id.optional(),
  }),
  response: envelope(
    z.object({
      own: z.array(z.object({ start: z.string(), end: z.string(), about: z.string() })),
      otherIsFree: z.boolean(),
    }),
  ),
  errors: ['not_found', 'invalid', 'rate_limited'],
});

export const confirmVisit = endpoint({
  name: 'confirmVisit',
  summary: 'The owner agrees to a visit asked for',
  method: 'POST',
  path: '/meeting/visit/{visitId}/confirm',
  access: 'member',
  reach: 'own-object',
  key: 'visits:write',
  changes: ['visits', 'contacts'],
  params: visitId,
  response: stepped,
  errors: ['not_found', 'conflict'],
});

export const declineVisit = endpoint({
  name: 'declineVisit',
  summary: 'The owner declines a visit asked for, and may offer another time for it',
  method: 'POST',
  path: '/meeting/visit/{visitId}/decline',
  access: 'member',
  reach: 'own-object',
  key: 'visits:write',
  changes: ['visits', 'contacts'],
  limit: { calls: 60, seconds: 3_600 },
  params: visitId,
  body: z.object({ reason, instead: slotTime.optional() }),
  response: stepped,
  errors: ['not_found', 'invalid', 'conflict', 'rate_limited'],
});

export const cancelVisit = endpoint({
  name: 'cancelVisit',
  summary: 'Cancel a visit, with a reason for the other side',
  method: 'POST',
  path: '/meeting/visit/{visitId}/cancel',
  access: 'member',
  reach: 'own-object',
  key: 'visits:write',
  changes: ['visits', 'contacts'],
  params: visitId,
  body: z.object({ reason }),
  response: stepped,
  errors: ['not_found', 'conflict'],
});

export const checkInVisit = endpoint({
  name: 'checkInVisit',
  summary: 'The owner enters the code that the buyer shows at the door',
  method: 'POST',
  path: '/meeting/visit/{visitId}/checkin',
  access: 'member',
  reach: 'own-object',
  changes: ['visits', 'contacts'],
  params: visitId,
  body: z.object({
    code: z
      .string({ error: () => usual.enterCode })
      .trim()
      .max(...upTo(4, () => words.codeFour))
      .regex(/^\d{4}$/, { error: () => words.codeFour }),
  }),
  response: stepped,
  errors: ['wrong_credentials', 'not_found', 'conflict'],
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
