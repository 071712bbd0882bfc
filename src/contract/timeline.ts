import { z } from 'zod';

/** A line of a thing's history, oldest first. */
export const timelineEntry = z.object({
  at: z.string(),
  /** A transition's name, or what else happened. */
  event: z.string(),
  by: z.enum(['owner', 'buyer', 'staff', 'system']),
  state: z.string(),
  note: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;
