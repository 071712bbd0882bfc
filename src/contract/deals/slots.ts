import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import words from '#messages/deals/fields/index.ts';
import usual from '#messages/lib/fields/index.ts';

export const SLOT_MINUTES = { least: 15, most: 120 } as const;
/** Days ahead that slots may be offered. */
export const SLOT_DAYS = 60;
export const SLOTS_AT_ONCE = 60;

const slot = z.object({
  id: z.number().int(),
  propertyId: z.number().int(),
  title: z.string(),
  start: z.string(),
  end: z.string(),
  taken: z.boolean(),
});
export type Slot = z.infer<typeof slot>;

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

export const slotTime = z.object({
  start: z.iso.datetime({ offset: true, error: () => usual.dayAndTime }),
  minutes: z
    .number(MINUTES)
    .int(WHOLE)
    .min(...LEAST)
    .max(...MOST),
});

const propertyId = z.object({ propertyId: id });

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
