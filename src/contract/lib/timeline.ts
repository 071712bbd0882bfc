import { z } from 'zod';
import { named } from './named.ts';

/** A line of a thing's history, oldest first. */
export const timelineEntry = z.object({
  at: z.string(),
  /** A transition's name, or what else happened. */
  event: z.string(),
  /** A side of the thing's table of transitions. */
  by: z.enum([
    'owner',
    'buyer',
    'client',
    'professional',
    'host',
    'guest',
    'either',
    'staff',
    'gateway',
    'system',
  ]),
  state: z.string(),
  note: z.string().nullable(),
});
named({ TimelineEntry: timelineEntry });
export type TimelineEntry = z.infer<typeof timelineEntry>;
