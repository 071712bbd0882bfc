import { z } from 'zod';
import { named } from '#contract/lib/named.ts';
import { timelineEntry } from '#contract/lib/timeline.ts';
import { MEETING_STATES } from '#domain/deals/meeting.ts';

/** A meeting as either of its two has it. */
export const meetingRow = z.object({
  id: z.number().int(),
  subjectKind: z.enum(['thread', 'engagement']),
  subjectId: z.number().int(),
  /** The listing it is about, in the end. */
  subjectTitle: z.string(),
  /** The caller proposed it, or was asked. */
  side: z.enum(['host', 'guest']),
  /** One that nobody recorded says so at once. */
  state: z.enum(MEETING_STATES),
  about: z.string(),
  place: z.string(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  /** The zone in which the host chose the time. */
  timeZone: z.string(),
  record: z.string().nullable(),
  other: z.object({ id: z.number().int(), name: z.string() }),
  timeline: z.array(timelineEntry),
});
named({ Meeting: meetingRow });
export type MeetingRow = z.infer<typeof meetingRow>;
